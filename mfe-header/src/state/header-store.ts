import { create } from 'zustand';

export type DrawerName = 'menu' | 'search' | 'login' | 'cart';

export interface HeaderState {
  readonly openDrawer: DrawerName | null;
  /** Drawers that have been open once, or are expected to be: mounted from then on. */
  readonly mountedDrawers: readonly DrawerName[];
  /** Ids of announcements that the visitor closed; they stay closed until the next full page load. */
  readonly closedAnnouncements: readonly string[];
  /** Ids of announcements that are minimized (F4.2-3). */
  readonly minimizedAnnouncements: readonly string[];
}

export const INITIAL_HEADER_STATE: HeaderState = {
  openDrawer: null,
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
export function openDrawer(name: DrawerName): void {
  mountDrawer(name);
  useHeader.setState({ openDrawer: name });
}

/** Closes the named drawer, or whichever is open. */
export function closeDrawer(name?: DrawerName): void {
  useHeader.setState((state) => (name === undefined || state.openDrawer === name ? { openDrawer: null } : {}));
}

export function closeAnnouncement(id: string): void {
  useHeader.setState(({ closedAnnouncements }) => ({ closedAnnouncements: [...closedAnnouncements, id] }));
}

/** Minimized ↔ expanded (F4.2-3). */
export function toggleAnnouncement(id: string): void {
  useHeader.setState(({ minimizedAnnouncements: ids }) => ({
    minimizedAnnouncements: ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id],
  }));
}
