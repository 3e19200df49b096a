import type { Address } from '../app/load-page';
import type { ModuleSource } from '../federation/module-source';
import type { RouteTable } from '../federation/route-table';

/** Milliseconds: a pointer that only crosses a link is gone by then. */
const HOVER_INTENT_MS = 80;

interface Intent {
  readonly table: RouteTable;
  readonly modules: ModuleSource;
  /** Loads a page's data ahead. */
  readonly prefetch: (address: Address) => void;
}

/**
 * A link that is pointed at or focused is likely to be followed: its page's remote is fetched at once, its data when the pointer
 * rests on it or is pressed. A visitor who saves data gets neither.
 */
export function preloadOnIntent({ table, modules, prefetch }: Intent): void {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (connection?.saveData) return;
  let hovered: HTMLAnchorElement | null = null;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const preloadCode = ({ target }: Event): void => {
    const anchor = linkAt(target);
    const route = anchor && table.routeOf(anchor.pathname);
    if (route) void modules.load(route.remote, route.expose);
  };
  const prefetchData = ({ pathname, search, hash }: HTMLAnchorElement): void => {
    const isHere = pathname === location.pathname && (search === location.search || hash !== '');
    if (!isHere && table.routeOf(pathname)) prefetch({ pathname, search });
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

  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, preloadCode, { passive: true });
  document.addEventListener('mouseover', onHover, { passive: true });
  document.addEventListener('pointerdown', onPress, { passive: true });
}

/** The link of this shop that an event happened in. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const anchor = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return anchor && anchor.origin === location.origin && anchor.target !== '_blank' ? anchor : null;
}
