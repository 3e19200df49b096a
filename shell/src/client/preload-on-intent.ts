import type { PageModule } from 'shared-domain/contracts/exposes';
import type { ModuleSource } from '../federation/module-source';
import type { RouteTable } from '../federation/route-table';

/** A link that is pointed at or focused is likely to be followed: its page's remote and its loader are fetched at once. */
export function preloadOnIntent(table: RouteTable, modules: ModuleSource) {
  const preload = (event: Event) => {
    const anchor = event.target instanceof Element ? event.target.closest('a[href]') : null;
    const href = anchor?.getAttribute('href');
    if (!href?.startsWith('/')) return;
    const route = table.routeOf(href.split(/[?#]/, 1)[0] ?? href);
    if (route)
      void modules
        .load<PageModule>(route.remote, route.expose)
        .then(({ loader }) => loader.preload?.())
        // A navigation tries again, and reports it.
        .catch(() => undefined);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, preload, { passive: true });
}
