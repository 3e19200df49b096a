/**
 * Reports the builds that a page shows, so that errors can be compared with views for each build; and web vitals, if the visitor agreed to
 * statistics.
 */
import { PATHS } from 'shared-domain/contracts/paths';
import { subscribe as onEvent } from 'shared-domain/runtime/event-bus';
import type { PageRouter } from '../app/page-router';
import { type BuildName, PAGE_VIEW_MAX_BUILDS, type PageViewReport, type WebVitals } from '../page-state/page-view';
import { viewOfPage } from './view-token';

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
  let vitals: (() => WebVitals) | undefined;
  onEvent('shop:consent:changed@1', ({ purposes }) => {
    isAllowed = purposes.includes('statistics');
    if (!isAllowed) return;
    import('./web-vitals').then(({ observeWebVitals }) => (vitals ??= observeWebVitals())).catch(() => undefined);
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
