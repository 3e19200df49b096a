import type { PageModule } from 'shared-domain/contracts/exposes';
import { PATHS } from 'shared-domain/contracts/paths';
import { emit, subscribe } from 'shared-domain/runtime/event-bus';
import { prepareHttp } from 'shared-domain/runtime/http';
import type { PageRouter } from '../app/page-router';
import type { ModuleSource } from '../federation/module-source';
import type { RouteTable } from '../federation/route-table';
import { CART_PANEL_SLOT } from '../federation/slot-names';
import { linkAt } from './link-at';

const BUY_FORM = `form[action="${PATHS.addToCartForm}"]`;

/**
 * Loads what is likely to be needed next: the remote and the loader of a page whose link is pointed at or focused; the cart's content
 * and the HTTP client when a buy button is, or when the cart is being changed.
 */
export function preloadOnIntent(
  table: RouteTable,
  modules: ModuleSource,
  { needsData }: Pick<PageRouter, 'needsData'>,
): void {
  const loadPage = (pathname: string): void => {
    const route = table.routeOf(pathname);
    if (!route) return;
    void modules
      .load<PageModule>(route.remote, route.expose)
      .then(({ loader }) => loader.preload?.())
      // A navigation tries again, and reports it.
      .catch(() => undefined);
  };
  const preload = ({ target }: Event) => {
    if (target instanceof Element && target.closest(BUY_FORM)) emit('shop:cart:drawer-expected@1', {});
    const anchor = linkAt(target);
    if (anchor && needsData(anchor)) loadPage(anchor.pathname);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, preload, { passive: true });
  subscribe('shop:cart:drawer-expected@1', () => {
    prepareHttp();
    const slot = table.slotOf(CART_PANEL_SLOT);
    if (slot) void modules.load(slot.remote, slot.expose).catch(() => undefined);
  });
}
