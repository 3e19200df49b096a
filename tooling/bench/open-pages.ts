/**
 * `npm run bench -- open-pages [runs]`: what the shop's header and footer cost a page of another publisher, for each way to show them,
 * against the shop at SHOP_ORIGIN (default http://localhost:3000) and its CMS at CMS_ORIGIN (default http://127.0.0.1:3030). Bytes are as
 * transferred (Brotli), before any interaction. Layout shift and times: a slow network (1.6 Mbit/s, 150 ms) and, on the phone, a processor
 * slowed four times; medians. The menu is usable when its first entry is drawn with its styles; a tool is pressed on an idle page.
 */
import { type Browser, chromium, devices } from '@playwright/test';
import { ensureChromium } from '../dev/ensure-chromium';
import { shopOrigin } from '../dev/shop-programs';
import { median } from './figures';

const shop = shopOrigin();
const cms = process.env.CMS_ORIGIN ?? 'http://127.0.0.1:3030';
const runs = Number(process.argv[2] ?? 3);
const PAGES: readonly (readonly [name: string, path: string])[] = [
  ['one script', '/eksempler/script/'],
  ['server include', '/eksempler/include/'],
  ['static site', '/eksempler/eleventy/'],
  ['Preact', '/eksempler/preact/'],
];
type Screen = readonly [name: string, options: NonNullable<Parameters<Browser['newContext']>[0]>, slowdown: number];
const DESKTOP: Screen = ['desktop', { viewport: { width: 1440, height: 900 } }, 1];
const SCREENS: readonly Screen[] = [
  DESKTOP,
  ['phone', { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }, 4],
];
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 };
/** Announcements, the typeface and a late style sheet have arrived by then. */
const SETTLE_MS = 1_500;

interface Shift {
  readonly value: number;
  readonly hadRecentInput: boolean;
}
interface Fetched {
  readonly url: string;
  bytes?: number;
}

/** The values that the bench leaves on the page. */
declare const globalThis: { __shift: number; __menuMs?: number };

/** Runs in the page before its scripts. */
function observe(): void {
  globalThis.__shift = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as (PerformanceEntry & Shift)[])
      if (!hadRecentInput) globalThis.__shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const root = document.querySelector('shop-header')?.shadowRoot;
    const bar = root?.querySelector('.shop-site-chrome header');
    if (
      bar &&
      bar.getBoundingClientRect().height > 40 &&
      [...(root?.querySelectorAll('link') ?? [])].every(({ sheet }) => sheet)
    )
      globalThis.__menuMs = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}

async function measure(browser: Browser, path: string, [, device, slowdown]: Screen, isSlow: boolean) {
  const context = await browser.newContext({ ...device, locale: 'nb-NO' });
  const page = await context.newPage();
  await page.addInitScript(observe);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  const files = new Map<string, Fetched>();
  cdp.on('Network.responseReceived', ({ requestId, response }) => files.set(requestId, { url: response.url }));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) file.bytes = encodedDataLength;
  });
  if (isSlow) {
    await cdp.send('Network.emulateNetworkConditions', SLOW);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  }
  await page.goto(cms + path);
  await page.waitForFunction(() => globalThis.__menuMs !== undefined);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLE_MS);
  const { shift, menuMs } = await page.evaluate(() => ({
    shift: globalThis.__shift,
    menuMs: globalThis.__menuMs ?? 0,
  }));
  const fetched = [...files.values()].filter(({ url }) => url.startsWith(shop));
  const began = Date.now();
  await page.locator('shop-header [data-tool="search"]').click();
  await page.locator('shop-header dialog[open]').waitFor();
  const toolMs = Date.now() - began;
  await context.close();
  return { shift, menuMs, toolMs, fetched };
}

const kB = (files: readonly Fetched[]) =>
  `${(files.reduce((sum, { bytes = 0 }) => sum + bytes, 0) / 1000).toFixed(1)} kB`;
async function measureAll(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: (await ensureChromium()) ?? chromium.executablePath(),
    args: ['--no-sandbox'],
  });
  console.log('| Page | script | styles | HTML | typeface | requests |\n|---|---|---|---|---|---|');
  for (const [name, path] of PAGES) {
    const { fetched } = await measure(browser, path, DESKTOP, false);
    const of = (pattern: RegExp) => fetched.filter(({ url }) => pattern.test(new URL(url).pathname));
    console.log(
      `| ${name} | ${kB(of(/\.js$/))} | ${kB(of(/\.css$/))} | ${kB(of(/\.json$/))} | ${kB(of(/\.woff2$/))} | ${fetched.length} |`,
    );
  }
  console.log(
    '\n| Page | screen | layout shift, largest | menu usable | a tool pressed, until its drawer is open |\n|---|---|---|---|---|',
  );
  for (const [name, path] of PAGES)
    for (const screen of SCREENS) {
      const measured: Awaited<ReturnType<typeof measure>>[] = [];
      for (let run = 0; run < runs; run += 1) measured.push(await measure(browser, path, screen, true));
      const middle = (key: 'menuMs' | 'toolMs') => `${Math.round(median(measured.map((each) => each[key])))} ms`;
      const shift = Math.max(...measured.map((each) => each.shift)).toFixed(3);
      console.log(`| ${name} | ${screen[0]} | ${shift} | ${middle('menuMs')} | ${middle('toolMs')} |`);
    }
  await browser.close();
}

void measureAll();
