/**
 * `npm run bench -- interactions [runs] [name …]`: how long the browser takes to paint after what a shopper does, against the shop at
 * SHOP_ORIGIN (default http://localhost:3000), with the CPU slowed four times and as it is. Each run has a fresh browser profile. Prints
 * medians and the slowest run of the event durations (to the next paint, in steps of 8 ms, by the Event Timing API), for an action
 * with a result that comes later, the time until it is seen, and with `--script` the processor time of scripts until the page is quiet,
 * by a trace, which slows the rest down.
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../dev/ensure-chromium';
import { shopOrigin } from '../dev/shop-programs';
import { median } from './figures';
import { type Action, ACTIONS } from './shoppers-actions';

/** The part of the trace that is read. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly tdur?: number;
  readonly dur?: number;
  readonly tid: number;
  readonly pid: number;
}

/** Names of the trace's events whose time is script; events inside one another are counted once. */
const SCRIPT = new Set([
  'FunctionCall',
  'EvaluateScript',
  'RunMicrotasks',
  'EventDispatch',
  'TimerFire',
  'FireIdleCallback',
]);
const NO_SCRIPT = new Set(['Layout', 'UpdateLayoutTree']);

/**
 * How long the main thread runs scripts of a page, by its own clock: waiting, layout and paint are not in it.
 *
 * @param act what is measured, until the page is quiet again
 * @returns milliseconds
 */
async function scriptTimeOf(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  await act();
  const trace = (await browser.stopTracing()).toString();
  return scriptMs((JSON.parse(trace) as { readonly traceEvents: readonly TraceEvent[] }).traceEvents);
}

function scriptMs(events: readonly TraceEvent[]): number {
  const counted = events.filter(
    ({ name, ph, dur = 0 }) => ph === 'X' && dur > 0 && (SCRIPT.has(name) || NO_SCRIPT.has(name)),
  );
  const threads = new Set(counted.map(({ pid, tid }) => `${pid} ${tid}`));
  return Math.max(
    0,
    ...[...threads].map((thread) => ofThread(counted.filter(({ pid, tid }) => `${pid} ${tid}` === thread))),
  );
}

/** Script that is in no other script, less the styles and layouts that it asks for. */
function ofThread(events: readonly TraceEvent[]): number {
  let sum = 0;
  let scriptEnd = -Infinity;
  let layoutEnd = -Infinity;
  for (const { name, ts, dur = 0, tdur = dur } of events.toSorted(
    (one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0),
  )) {
    if (SCRIPT.has(name)) {
      if (ts < scriptEnd) continue;
      scriptEnd = ts + dur;
      sum += tdur;
    } else if (ts < scriptEnd && ts >= layoutEnd) {
      layoutEnd = ts + dur;
      sum -= tdur;
    }
  }
  return sum / 1000;
}

const origin = shopOrigin();
const withScript = process.argv.includes('--script');
const [runs = '5', ...names] = process.argv.slice(2).filter((word) => word !== '--script');
const actions = ACTIONS.filter(({ name }) => names.length === 0 || names.includes(name));
const SLOWDOWNS = [4, 1];
/** Longer than any interaction: afterwards its entries have been reported. */
const SETTLE_MS = 700;
/** Below this the Event Timing API reports nothing. */
const SHORTEST_MS = 16;

/** The values that the bench leaves on the page. */
interface Measured {
  __events: number[];
  __shownMs: Promise<number>;
}
declare const globalThis: Measured & typeof window;

/** Runs in the page before its scripts. */
function observeEvents(shortestMs: number): void {
  globalThis.__events = [];
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as (PerformanceEventTiming & {
      interactionId: number;
    })[])
      if (interactionId > 0) globalThis.__events.push(duration);
  }).observe({ type: 'event', durationThreshold: shortestMs });
}

/** Runs in the page: from the next click until `isShown` holds in a frame. */
function timeUntilShown(isShown: string): void {
  // A page takes functions as text only.
  // oxlint-disable-next-line typescript/no-implied-eval
  const check = new Function(`return (${isShown})()`) as () => boolean;
  globalThis.__shownMs = new Promise((resolve) => {
    const onClick = ({ timeStamp }: Event) => {
      const look = (): unknown => (check() ? resolve(performance.now() - timeStamp) : requestAnimationFrame(look));
      requestAnimationFrame(look);
    };
    addEventListener('click', onClick, { capture: true, once: true });
  });
}

const isInteractive = (): unknown => {
  const inner = document.querySelector('[data-slot="page"]')?.firstElementChild;
  return inner && Object.keys(inner).some((key) => key.startsWith('__reactProps$'));
};

async function measure(browser: Browser, { path, viewport, prepare, act, shown }: Action, slowdown: number) {
  const context = await browser.newContext({ viewport, locale: 'nb-NO', bypassCSP: true });
  const page = await context.newPage();
  await page.addInitScript(observeEvents, SHORTEST_MS);
  await page.goto(origin + path);
  await page.waitForFunction(isInteractive);
  await page.waitForLoadState('networkidle');
  await prepare(page);
  await page.waitForTimeout(SETTLE_MS);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(() => (globalThis.__events.length = 0));
  if (shown) await page.evaluate(timeUntilShown, String(shown));
  const actAndSettle = async () => {
    await act(page);
    await page.waitForTimeout(SETTLE_MS * slowdown);
  };
  const scriptMs = withScript ? await scriptTimeOf(browser, page, actAndSettle) : 0;
  if (!withScript) await actAndSettle();
  const ms = await page.evaluate((shortestMs) => Math.max(shortestMs, ...globalThis.__events), SHORTEST_MS);
  const shownMs = shown ? await page.evaluate(() => globalThis.__shownMs) : 0;
  await context.close();
  return { ms, shownMs, scriptMs };
}

async function measureAll(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: (await ensureChromium()) ?? chromium.executablePath(),
    args: ['--no-sandbox'],
  });
  console.log('| Action | CPU | to the next paint, median | slowest | seen | script |\n|---|---|---|---|---|---|');
  for (const action of actions)
    for (const slowdown of SLOWDOWNS) {
      const measured: Awaited<ReturnType<typeof measure>>[] = [];
      for (let run = 0; run < Number(runs); run += 1) measured.push(await measure(browser, action, slowdown));
      const times = measured.map(({ ms }) => ms);
      const seen = action.shown ? `${median(measured.map(({ shownMs }) => shownMs)).toFixed(0)} ms` : '';
      const script = withScript ? `${median(measured.map(({ scriptMs }) => scriptMs)).toFixed(1)} ms` : '';
      console.log(
        `| ${action.name} | ${slowdown}× | ${median(times)} ms | ${Math.max(...times)} ms | ${seen} | ${script} |`,
      );
    }
  await browser.close();
}

void measureAll();
