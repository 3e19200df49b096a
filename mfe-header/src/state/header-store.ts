import { create } from 'zustand';
import { STORAGE_KEYS } from 'shared-domain/contracts/storage-keys';

export type DrawerName = 'menu' | 'search' | 'login' | 'cart';

export interface HeaderState {
  readonly openDrawer: DrawerName | null;
  /** What was just added to the cart: the cart drawer says so. */
  readonly added: string | null;
  /** Drawers that have been open once, or are expected to be: mounted from then on. */
  readonly mountedDrawers: readonly DrawerName[];
  /** Keys of announcements that were closed on this device. */
  readonly closedAnnouncements: readonly string[];
  /** Ids of announcements that are minimized (F4.2-3). */
  readonly minimizedAnnouncements: readonly string[];
}

export const INITIAL_HEADER_STATE: HeaderState = {
  openDrawer: null,
  added: null,
  mountedDrawers: [],
  closedAnnouncements: [],
  minimizedAnnouncements: [],
};

/** View state of the header. On the server it is never changed. */
export const useHeader = create<HeaderState>(() => INITIAL_HEADER_STATE);

/** Mounts a drawer, closed, so that it opens without a wait. */
export function mountDrawer(name: DrawerName): void {
  const { mountedDrawers } = useHeader.getState();
  if (!mountedDrawers.includes(name)) useHeader.setState({ mountedDrawers: [...mountedDrawers, name] });
}

/** Opens one drawer; another one that is open closes (F4.2-2). */
export function openDrawer(name: DrawerName, added: string | null = null): void {
  mountDrawer(name);
  useHeader.setState({ openDrawer: name, added });
}

/** Closes the named drawer, or whichever is open. */
export function closeDrawer(name?: DrawerName): void {
  useHeader.setState((state) => (name === undefined || state.openDrawer === name ? { openDrawer: null } : {}));
}

/** Reads what was closed on this device. Until then a style sheet of the shell's document hides it. */
export function restoreAnnouncements(): void {
  useHeader.setState({ closedAnnouncements: closedOnDevice() });
}

/** @param key what the device remembers, the last twenty */
export function closeAnnouncement(key: string): void {
  const closedAnnouncements = [...closedOnDevice(), key].slice(-20);
  useHeader.setState({ closedAnnouncements });
  try {
    localStorage.setItem(STORAGE_KEYS.closedAnnouncements, JSON.stringify(closedAnnouncements));
  } catch {
    // A device that stores nothing shows it again.
  }
}

function closedOnDevice(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEYS.closedAnnouncements) ?? '[]');
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

/** Minimized ↔ expanded (F4.2-3). */
export function toggleAnnouncement(id: string): void {
  useHeader.setState(({ minimizedAnnouncements: ids }) => ({
    minimizedAnnouncements: ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id],
  }));
}
