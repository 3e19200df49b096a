/**
 * Reports the builds that a page shows, so that errors can be compared with views for each build; and web vitals, if the visitor agreed to
 * statistics.
 */
import { PATHS } from 'shared-domain/contracts/paths';
import { subscribe as onEvent } from 'shared-domain/runtime/event-bus';
import type { PageRouter } from '../app/page-router';
import { type BuildName, PAGE_VIEW_MAX_BUILDS, type PageViewReport, type WebVitals } from '../page-state/page-view';
import { viewOfPage } from './view-token';

/** Core Web Vitals as web.dev/vitals defines them. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}
interface Interaction extends PerformanceEntry {
  readonly interactionId?: number;
}

/** A session window of layout shifts: gaps below one second, five seconds at most. */
const GAP_MS = 1_000;
const SESSION_MS = 5_000;
/** Shorter events are not reported. */
const SHORTEST_EVENT_MS = 40;
/** INP ignores one outlier for every 50 interactions. */
const INTERACTIONS_PER_OUTLIER = 50;

/** Observes new and buffered entries. @returns function that reads the values so far */
export function observeWebVitals(): () => WebVitals {
  let lcp: number | undefined;
  let cls = 0;
  let session = { value: 0, first: 0, last: 0 };
  const slowest = new Map<number, number>();

  observe('largest-contentful-paint', (entry) => (lcp = entry.startTime));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput, startTime } = entry as LayoutShift;
    if (hadRecentInput) return;
    const isSame = startTime - session.last < GAP_MS && startTime - session.first < SESSION_MS;
    session = isSame
      ? { ...session, value: session.value + value, last: startTime }
      : { value, first: startTime, last: startTime };
    cls = Math.max(cls, session.value);
  });
  observe('event', (entry) => {
    const { interactionId = 0, duration } = entry as Interaction;
    if (interactionId > 0) slowest.set(interactionId, Math.max(slowest.get(interactionId) ?? 0, duration));
  });

  return () => {
    const durations = [...slowest.values()].sort((one, other) => other - one);
    const inp = durations[Math.floor(durations.length / INTERACTIONS_PER_OUTLIER)];
    return {
      ...(lcp !== undefined && { lcp: Math.round(lcp), cls: Math.round(cls * 1_000) / 1_000 }),
      ...(inp !== undefined && { inp: Math.round(inp) }),
    };
  };
}

function observe(type: string, receive: (entry: PerformanceEntry) => void): void {
  if (typeof PerformanceObserver !== 'function' || !PerformanceObserver.supportedEntryTypes.includes(type)) return;
  new PerformanceObserver((list) => list.getEntries().forEach(receive)).observe({
    type,
    buffered: true,
    ...(type === 'event' && { durationThreshold: SHORTEST_EVENT_MS }),
  });
}

const send = (report: PageViewReport) =>
  navigator.sendBeacon(PATHS.pageViews, JSON.stringify({ ...report, ...viewOfPage() }));

export function startMeasures(router: Pick<PageRouter, 'state' | 'subscribe'>): void {
  const counted = new Set<string>();
  const count = () => {
    if (router.state().loading) return;
    const views = shownBuilds().filter(({ remote }) => !counted.has(remote));
    for (const { remote } of views) counted.add(remote);
    if (views.length > 0) send({ views: views.slice(0, PAGE_VIEW_MAX_BUILDS) });
  };
  count();
  // The regions of the next page exist only after it has been rendered.
  router.subscribe(() => requestAnimationFrame(() => setTimeout(count)));
  sendVitals(shownBuilds('[data-slot="page"]')[0]);
}

/** Observes only after consent; the browser has buffered the entries until then. */
function sendVitals(page: BuildName | undefined): void {
  if (!page) return;
  let isAllowed = false;
  let vitals: ReturnType<typeof observeWebVitals> | undefined;
  onEvent('shop:consent:changed@1', ({ purposes }) => {
    isAllowed = purposes.includes('statistics');
    if (isAllowed) vitals ??= observeWebVitals();
  });
  const onHidden = () => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', onHidden, true);
    if (isAllowed && vitals) send({ vitals: { ...page, ...vitals() } });
  };
  addEventListener('visibilitychange', onHidden, true);
}

/** Reads the builds from the regions in the document. */
function shownBuilds(regions = '[data-slot]'): BuildName[] {
  const shown = [...document.querySelectorAll<HTMLElement>(`${regions}[data-remote][data-build]`)];
  const byRemote = new Map(shown.map(({ dataset }) => [dataset['remote'] ?? '', dataset['build'] ?? '']));
  return [...byRemote].map(([remote, build]) => ({ remote, build }));
}
