import type { PageModule } from 'shared-domain/contracts/exposes';
import { PATHS } from 'shared-domain/contracts/paths';
import { emit, subscribe } from 'shared-domain/runtime/event-bus';
import { prepareHttp } from 'shared-domain/runtime/http';
import type { Address } from '../app/load-page';
import type { PageRouter } from '../app/page-router';
import type { ModuleSource } from '../federation/module-source';
import type { RouteTable } from '../federation/route-table';
import { CART_PANEL_SLOT } from '../federation/slot-names';

/** The link of this shop that an event happened in; null: none, or one that opens a window of its own. */
export function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const anchor = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return anchor && anchor.origin === location.origin && anchor.target !== '_blank' ? anchor : null;
}

/** Milliseconds: a pointer that only crosses a link is gone by then. */
const HOVER_INTENT_MS = 80;

/**
 * Loads the data of a page when the pointer rests on a link to it, or presses it: the click that follows finds it there. A visitor who
 * saves data gets none.
 */
export function prefetchOnIntent(
  table: RouteTable,
  { needsData }: Pick<PageRouter, 'needsData'>,
  prefetch: (address: Address) => void,
): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  let hovered: HTMLAnchorElement | null = null;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const prefetchData = ({ pathname, search, hash }: HTMLAnchorElement): void => {
    const isHere = pathname === location.pathname && (search === location.search || hash !== '');
    if (!isHere && table.routeOf(pathname) && needsData({ pathname, search })) prefetch({ pathname, search });
  };
  const onHover = ({ target }: Event): void => {
    const anchor = linkAt(target);
    if (anchor === hovered) return;
    hovered = anchor;
    clearTimeout(resting);
    if (anchor) resting = setTimeout(() => prefetchData(anchor), HOVER_INTENT_MS);
  };
  const onPress = ({ target }: Event): void => {
    const anchor = linkAt(target);
    if (anchor) prefetchData(anchor);
  };
  document.addEventListener('mouseover', onHover, { passive: true });
  document.addEventListener('pointerdown', onPress, { passive: true });
}

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
