import type { Address } from '../app/load-page';
import type { PageRouter } from '../app/page-router';
import type { RouteTable } from '../federation/route-table';
import { linkAt } from './link-at';

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
