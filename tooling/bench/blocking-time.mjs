/** As in Lighthouse's mobile defaults. */
const CPU_SLOWDOWN = 4;
const LONG_TASK_MS = 50;

/**
 * Total blocking time by the processor time of the page's tasks: what a machine that did nothing else would show. The clock's time, which Lighthouse
 * counts, also holds the time in which server and measurement had the processor.
 * @param traceEvents of Chromium, in µs
 * @returns ms after the first contentful paint, with the CPU slowed four times
 */
export function blockingTimeOf(traceEvents) {
  const navigation = traceEvents.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith('http'),
  );
  const isOfPage = ({ pid, tid }) => pid === navigation.pid && tid === navigation.tid;
  const paint = traceEvents.find((event) => event.name === 'firstContentfulPaint' && isOfPage(event));
  return traceEvents
    .filter((event) => event.name === 'RunTask' && isOfPage(event) && event.ts > paint.ts)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * CPU_SLOWDOWN - LONG_TASK_MS), 0);
}
