/** Where each entry of this tab's history was scrolled to, kept over a reload. */
import { createPath, type Location } from 'react-router-dom';
import { SHELL_STORAGE_KEYS } from 'shared-domain/contracts/storage-keys';

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
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPosition) : [];
  } catch {
    // Storage is forbidden, or holds something else.
    return [];
  }
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
    store() {
      try {
        sessionStorage.setItem(STORED, JSON.stringify([...tops]));
      } catch {
        // Without storage, a reload forgets them.
      }
    },
  };
}
