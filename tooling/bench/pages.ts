/**
 * `npm run bench -- pages [runs] [path …]`: Lighthouse (mobile defaults: simulated slow 4G, CPU slowed four times) of the shop at SHOP_ORIGIN
 * (default http://localhost:3000) and of the same sources built as one application (`monolith/`), in turn. Prints the median of the runs
 * for each page, then what the composition costs.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../dev/ensure-chromium';
import { freePort } from '../dev/free-ports';
import { sleep } from '../dev/processes';
import { shopOrigin } from '../dev/shop-programs';
import { blockingTimeOf, median, type TraceEvent } from './figures';
import { buildMonolith, serveMonolith } from './monolith/serve';

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The used part of Lighthouse, which is installed on first use. */
interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly numericValue?: number;
        readonly errorMessage?: string;
        readonly details?: { readonly items: readonly Item[] };
      }
    >
  >;
}
interface Item {
  readonly resourceType: string;
  readonly transferSize: number;
}
interface Lighthouse {
  readonly default: (
    url: string,
    options: object,
  ) => Promise<{
    readonly lhr: Report;
    readonly artifacts: { readonly Trace: { readonly traceEvents: readonly TraceEvent[] } };
  }>;
}

/** @param measureAt gets the port of the DevTools protocol; the browser is closed afterwards */
async function withChrome<Result>(measureAt: (port: number) => Promise<Result>): Promise<Result> {
  const profile = mkdtempSync(join(tmpdir(), 'chrome-'));
  const port = await freePort();
  const chrome = spawn(
    (await ensureChromium()) ?? chromium.executablePath(),
    [...FLAGS, `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: 'ignore' },
  );
  try {
    while (!(await isUp(port))) await sleep(100);
    return await measureAt(port);
  } finally {
    chrome.kill();
    await sleep(300);
    rmSync(profile, { recursive: true, force: true });
  }
}

const isUp = (port: number) =>
  fetch(`http://127.0.0.1:${port}/json/version`).then(
    (answer) => answer.ok,
    () => false,
  );

const shop = shopOrigin();
const [runs = '5', ...paths] = process.argv.slice(2);
const pages =
  paths.length > 0
    ? paths
    : ['/', '/mobiltelefoner/', '/mobiltelefoner/apple/iphone-17/', '/mobilabonnement/', '/handlekurv/'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

type Figures = Readonly<Record<string, number>>;

/** The figures of one run of Lighthouse that are printed. */
function figuresOf({ categories, audits }: Report, traceEvents: readonly TraceEvent[]): Figures {
  const { items = [] } = audits['network-requests']?.details ?? {};
  const scripts = items.filter(({ resourceType }) => resourceType === 'Script');
  const value = (audit: string) => audits[audit]?.numericValue ?? NaN;
  return {
    ...Object.fromEntries(CATEGORIES.map((category) => [category, (categories[category]?.score ?? NaN) * 100])),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    processorTbtMs: blockingTimeOf(traceEvents),
    cls: value('cumulative-layout-shift'),
    scriptBytes: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0),
    scripts: scripts.length,
  };
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const row = (page: string, name: string, at: (figure: string) => number) =>
  `| ${page} | ${name} | ${CATEGORIES.map((category) => Math.round(at(category))).join(' | ')} | ${(at('lcpMs') / 1000).toFixed(2)} s | ${at('tbtMs').toFixed(0)} ms | ${at('processorTbtMs').toFixed(0)} ms | ${at('cls').toFixed(3)} | ${kB(at('scriptBytes'))} | ${at('scripts')} |`;

/** A run that Lighthouse itself could not finish (a busy machine) is made again. @throws Error when that happens three times */
async function run(url: string, port: number): Promise<Figures> {
  const name = 'lighthouse';
  const { default: lighthouse } = (await import(name)) as Lighthouse;
  let reason: string | undefined;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const { lhr, artifacts } = await lighthouse(url, { port, logLevel: 'silent', output: 'json' });
    if (!lhr.runtimeError && lhr.audits['network-requests']?.details)
      return figuresOf(lhr, artifacts.Trace.traceEvents);
    reason = lhr.runtimeError?.message ?? lhr.audits['network-requests']?.errorMessage;
  }
  throw new Error(`Lighthouse could not measure ${url}: ${reason}`);
}

async function measureAll(): Promise<void> {
  await buildMonolith();
  const monolith = await serveMonolith(shop);
  const variants = { shop, monolith: monolith.origin };
  const measured = new Map<string, Figures[]>();
  await withChrome(async (port) => {
    for (let count = 0; count < Number(runs); count += 1)
      for (const page of pages)
        for (const [name, origin] of Object.entries(variants)) {
          const key = `${page} ${name}`;
          measured.set(key, [...(measured.get(key) ?? []), await run(origin + page, port)]);
        }
  });
  monolith.close();

  console.log(
    '| Page | build | performance | accessibility | best practices | SEO | LCP | TBT | TBT by processor time | CLS | scripts | requests |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|---|---|');
  const medians = (page: string, name: string) => (figure: string) =>
    median((measured.get(`${page} ${name}`) ?? []).map((one) => one[figure] ?? NaN));
  for (const page of pages) for (const name of Object.keys(variants)) console.log(row(page, name, medians(page, name)));
  console.log(
    '\n| Page | the composition costs | requests | LCP | TBT | TBT by processor time |\n|---|---|---|---|---|---|',
  );
  for (const page of pages) {
    const [shop, single] = [medians(page, 'shop'), medians(page, 'monolith')];
    const difference = (name: string) => shop(name) - single(name);
    console.log(
      `| ${page} | ${kB(difference('scriptBytes'))} | ${difference('scripts')} | ${difference('lcpMs').toFixed(0)} ms | ${difference('tbtMs').toFixed(0)} ms | ${difference('processorTbtMs').toFixed(0)} ms |`,
    );
  }
}

void measureAll();
