/**
 * `npm run bench -- pages [runs] [path …]`: Lighthouse (mobile defaults: simulated slow 4G, CPU slowed four times) of the shop at SHOP_ORIGIN
 * (default http://localhost:3000) and of the same sources built as one application (`monolith/`), in turn. Prints the median of the runs
 * for each page, then what the composition costs.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { ensureChromium } from '../dev/ensure-chromium';
import { freePort } from '../dev/free-ports';
import { sleep } from '../dev/processes';
import { blockingTimeOf, median } from './figures';
import { buildMonolith, serveMonolith } from './monolith/serve.mjs';

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * @template Result
 * @param {(port: number) => Promise<Result>} use gets the port of the DevTools protocol; the browser is closed afterwards
 */
export async function withChrome(use) {
  const profile = mkdtempSync(join(tmpdir(), 'chrome-'));
  const port = await freePort();
  const chrome = spawn(
    await ensureChromium(),
    [...FLAGS, `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: 'ignore' },
  );
  try {
    while (!(await isUp(port))) await sleep(100);
    return await use(port);
  } finally {
    chrome.kill();
    await sleep(300);
    rmSync(profile, { recursive: true, force: true });
  }
}

const isUp = (port) =>
  fetch(`http://127.0.0.1:${port}/json/version`).then(
    (answer) => answer.ok,
    () => false,
  );

const shopOrigin = process.env.SHOP_ORIGIN ?? 'http://localhost:3000';
const [runs = '5', ...paths] = process.argv.slice(2);
const pages =
  paths.length > 0
    ? paths
    : ['/', '/mobiltelefoner/', '/mobiltelefoner/apple/iphone-17/', '/mobilabonnement/', '/handlekurv/'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** What one run of Lighthouse found, reduced to what is printed. */
function figuresOf({ categories, audits }, traceEvents) {
  const scripts = audits['network-requests'].details.items.filter(({ resourceType }) => resourceType === 'Script');
  const value = (audit) => audits[audit].numericValue;
  return {
    ...Object.fromEntries(CATEGORIES.map((category) => [category, categories[category].score * 100])),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    processorTbtMs: blockingTimeOf(traceEvents),
    cls: value('cumulative-layout-shift'),
    scriptBytes: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0),
    scripts: scripts.length,
  };
}

const mediansOf = (measured) =>
  Object.fromEntries(Object.keys(measured[0]).map((name) => [name, median(measured.map((run) => run[name]))]));

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const row = (page, name, at) =>
  `| ${page} | ${name} | ${CATEGORIES.map((category) => Math.round(at[category])).join(' | ')} | ${(at.lcpMs / 1000).toFixed(2)} s | ${at.tbtMs.toFixed(0)} ms | ${at.processorTbtMs.toFixed(0)} ms | ${at.cls.toFixed(3)} | ${kB(at.scriptBytes)} | ${at.scripts} |`;

/** A run that Lighthouse itself could not finish (a busy machine) is made again. @throws Error when that happens three times */
async function run(url, port) {
  let reason;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const { lhr, artifacts } = await lighthouse(url, { port, logLevel: 'silent', output: 'json' });
    if (!lhr.runtimeError && lhr.audits['network-requests'].details) return figuresOf(lhr, artifacts.Trace.traceEvents);
    reason = lhr.runtimeError?.message ?? lhr.audits['network-requests'].errorMessage;
  }
  throw new Error(`Lighthouse could not measure ${url}: ${reason}`);
}

await buildMonolith();
const monolith = await serveMonolith(shopOrigin);
const variants = { shop: shopOrigin, monolith: monolith.origin };
const measured = new Map();
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
const medians = (page, name) => mediansOf(measured.get(`${page} ${name}`));
for (const page of pages) for (const name of Object.keys(variants)) console.log(row(page, name, medians(page, name)));
console.log(
  '\n| Page | the composition costs | requests | LCP | TBT | TBT by processor time |\n|---|---|---|---|---|---|',
);
for (const page of pages) {
  const [shop, single] = [medians(page, 'shop'), medians(page, 'monolith')];
  const difference = (name) => shop[name] - single[name];
  console.log(
    `| ${page} | ${kB(difference('scriptBytes'))} | ${difference('scripts')} | ${difference('lcpMs').toFixed(0)} ms | ${difference('tbtMs').toFixed(0)} ms | ${difference('processorTbtMs').toFixed(0)} ms |`,
  );
}
