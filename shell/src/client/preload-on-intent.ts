import { matchRoutes, type RouteObject } from 'react-router-dom';
import { REMOTE_ROUTES } from '../app/routes';
import type { ModuleSource } from '../federation/module-source';

/** A pointer or the focus on a link says where the shopper goes next: the page's remote is fetched while they decide. */
export function preloadOnIntent(routes: RouteObject[], modules: ModuleSource) {
  const preload = (event: Event) => {
    const anchor = event.target instanceof Element ? event.target.closest('a[href]') : null;
    const href = anchor?.getAttribute('href');
    if (!href?.startsWith('/')) return;
    const id = matchRoutes(routes, href.split(/[?#]/, 1)[0] ?? href)?.at(-1)?.route.id;
    const route = REMOTE_ROUTES.find((known) => id?.startsWith(`${known.id}:`));
    if (route) void modules.load(route.remote, route.expose);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, preload, { passive: true });
}
