/** The work of a page once it is interactive, in a chunk of its own: it loads what is likely to be needed next, analytics, and which builds it shows. */
import type { LoadContext } from '../app/load-page';
import type { PageRouter } from '../app/page-router';
import { followConsent } from './follow-consent';
import { keepPageOffline } from './keep-page-offline';
import { startMeasures } from './measures';
import { prefetchOnIntent, preloadOnIntent } from './on-intent';
import type { PagePrefetch } from './prefetch-page';
import { createReleaseWatch } from './release-watch';

interface StartedShop {
  readonly context: LoadContext;
  readonly router: PageRouter;
  readonly prefetch: PagePrefetch['prefetch'];
}

export function afterStart({ context, router, prefetch }: StartedShop): void {
  const { table, modules } = context;
  context.isOutdated = createReleaseWatch(modules);
  preloadOnIntent(table, modules, router);
  prefetchOnIntent(table, router, prefetch);
  keepPageOffline(router);
  followConsent(router);
  startMeasures(router);
}
