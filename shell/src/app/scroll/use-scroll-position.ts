import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ShownPage } from '../shown-page';
import { createScrollPositions, type ScrollPositions } from './scroll-positions';
import { scrollUntilThere } from './scroll-until-there';

/**
 * Where a page begins: a new one at its top or at the place that its address names, one of the history where it was left. A link that
 * only changes what the page shows (`preventScrollReset`) leaves it where it is. The first page of a document is the browser's.
 */
export function useScrollPosition(page: ShownPage): void {
  const positions = useRef<ScrollPositions>(null);
  const shown = useRef(page);
  /** As of the last frame: when a shorter page has replaced it, the browser has moved already. */
  const top = useRef(0);

  useEffect(() => {
    const own = (positions.current ??= createScrollPositions());
    const remember = () => void (top.current = window.scrollY);
    const takeOver = () => void (window.history.scrollRestoration = 'manual');
    /** The browser restores a document's own position. */
    const handBack = () => {
      window.history.scrollRestoration = 'auto';
      own.set(shown.current.location, window.scrollY);
      own.store();
    };
    remember();
    takeOver();
    addEventListener('scroll', remember, { passive: true });
    addEventListener('pagehide', handBack);
    addEventListener('pageshow', takeOver);
    return () => {
      removeEventListener('scroll', remember);
      removeEventListener('pagehide', handBack);
      removeEventListener('pageshow', takeOver);
    };
  }, []);

  useLayoutEffect(() => {
    const { location } = page;
    const before = shown.current.location;
    shown.current = page;
    // The same entry with new data stays where it is.
    if (location === before || !positions.current) return undefined;
    positions.current.set(before, top.current);
    return arrive(page, positions.current);
  }, [page]);
}

function arrive({ location, action, preventScrollReset }: ShownPage, positions: ScrollPositions) {
  const left = action === 'POP' ? positions.get(location) : undefined;
  if (left !== undefined) return scrollUntilThere(left);
  if (preventScrollReset) return undefined;
  const target = findTarget(location.hash);
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: 0, behavior: 'instant' });
  return undefined;
}

function findTarget(hash: string): HTMLElement | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Not a well-formed name.
    return null;
  }
}
