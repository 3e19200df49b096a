import { PATHS } from 'shared-domain/contracts/paths';
import { emit, subscribe } from 'shared-domain/runtime/event-bus';
import { prepareHttp } from 'shared-domain/runtime/http';
import type { ModuleSource } from '../federation/module-source';
import type { RouteTable } from '../federation/route-table';
import { CART_PANEL_SLOT } from '../federation/slot-names';

const BUY_FORM = `form[action="${PATHS.addToCartForm}"]`;

/**
 * Loads what is likely to be needed next: the remote of a page whose link is pointed at or focused; the cart's content and the HTTP
 * client when a buy button is, or when the cart is being changed.
 */
export function preloadOnIntent(table: RouteTable, modules: ModuleSource) {
  const load = (place: { readonly remote: string; readonly expose: string } | undefined) => {
    if (place) void modules.load(place.remote, place.expose);
  };
  const preload = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    if (target.closest(BUY_FORM)) emit('shop:cart:drawer-expected@1', { isUpdating: false });
    const href = target.closest('a[href]')?.getAttribute('href');
    if (href?.startsWith('/')) load(table.routeOf(href.split(/[?#]/, 1)[0] ?? href));
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, preload, { passive: true });
  subscribe('shop:cart:drawer-expected@1', () => {
    prepareHttp();
    load(table.slotOf(CART_PANEL_SLOT));
  });
}
