/** The work of a page once it is interactive, in a chunk of its own: it loads what is likely to be needed next, analytics, and which builds it shows. */
import type { PageRouter } from '../app/page-router';
import type { ModuleSource } from '../federation/module-source';
import type { RouteTable } from '../federation/route-table';
import { followConsent } from './follow-consent';
import { keepPageOffline } from './keep-page-offline';
import { startMeasures } from './measures';
import { prefetchOnIntent, preloadOnIntent } from './on-intent';
import type { PagePrefetch } from './prefetch-page';

interface StartedShop {
  readonly table: RouteTable;
  readonly modules: ModuleSource;
  readonly router: PageRouter;
  readonly prefetch: PagePrefetch['prefetch'];
}

export function afterStart({ table, modules, router, prefetch }: StartedShop): void {
  preloadOnIntent(table, modules, router);
  prefetchOnIntent(table, router, prefetch);
  keepPageOffline(router);
  followConsent(router);
  startMeasures(router);
}
