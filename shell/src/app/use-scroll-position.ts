/** Where each entry of this tab's history was scrolled to, kept over a reload. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPath, type Location } from 'react-router-dom';
import { SHELL_STORAGE_KEYS } from 'shared-domain/contracts/storage-keys';
import { keepText, storedJson } from 'shared-domain/device/storage';
import type { ShownPage } from './shown-page';

const STORED = SHELL_STORAGE_KEYS.scrollPositions;
/** The oldest are forgotten. */
const MAX_ENTRIES = 50;

export interface ScrollPositions {
  /** Distance from the top in CSS pixels. */
  readonly get: (location: Location) => number | undefined;
  readonly set: (location: Location, top: number) => void;
  /** For the next document of this tab. */
  readonly store: () => void;
}

/** The first entry of every document has the same key, so the address belongs to it. */
const nameOf = (location: Location): string => `${location.key} ${createPath(location)}`;

function read(): [string, number][] {
  const stored = storedJson(STORED, 'sessionStorage');
  return Array.isArray(stored) ? stored.filter(isPosition) : [];
}

const isPosition = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1]);

export function createScrollPositions(): ScrollPositions {
  const tops = new Map(read());
  return {
    get: (location) => tops.get(nameOf(location)),
    set(location, top) {
      const name = nameOf(location);
      tops.delete(name);
      tops.set(name, top);
      for (const oldest of [...tops.keys()].slice(0, -MAX_ENTRIES)) tops.delete(oldest);
    },
    store: () => keepText(STORED, JSON.stringify([...tops]), 'sessionStorage'),
  };
}

/** The visitor scrolls or chooses: the page must not move by itself any more. */
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
/** How long a page may grow, e.g. because more of a list is fetched. */
const PATIENCE_MS = 4_000;
/** How long the position is held once it is reached: rows above it get their own heights, and the browser moves with them. */
const HOLD_MS = 500;

/**
 * Scrolls to a position that the page may be too short for yet: again whenever its height changes, until it has been there for a while.
 *
 * @returns gives it up
 */
export function scrollUntilThere(top: number): () => void {
  let held: ReturnType<typeof setTimeout> | undefined;
  const scroll = () => {
    window.scrollTo({ top, behavior: 'instant' });
    clearTimeout(held);
    held = Math.abs(window.scrollY - top) < 1 ? setTimeout(() => stop(), HOLD_MS) : undefined;
  };
  const growth = typeof ResizeObserver === 'function' ? new ResizeObserver(scroll) : undefined;
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  function stop() {
    clearTimeout(timer);
    clearTimeout(held);
    growth?.disconnect();
    for (const type of INPUTS) removeEventListener(type, stop, true);
  }
  for (const type of INPUTS) addEventListener(type, stop, { capture: true, passive: true });
  growth?.observe(document.body);
  scroll();
  return stop;
}

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
