/** How long the main thread runs scripts of a page, by its own clock: waiting, layout and paint are not in it. */

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
 * @param {import('@playwright/test').Browser} browser
 * @param {import('@playwright/test').Page} page
 * @param {() => Promise<void>} act what is measured, until the page is quiet again
 * @returns {Promise<number>} milliseconds
 */
export async function scriptTimeOf(browser, page, act) {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  return scriptMs(traceEvents);
}

/** @param {readonly { name: string, ph: string, ts: number, tdur?: number, dur?: number, tid: number, pid: number }[]} events of a trace */
function scriptMs(events) {
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
function ofThread(events) {
  let sum = 0;
  let scriptEnd = -Infinity;
  let layoutEnd = -Infinity;
  for (const { name, ts, dur, tdur = dur } of events.toSorted(
    (one, other) => one.ts - other.ts || other.dur - one.dur,
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
