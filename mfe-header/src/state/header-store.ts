import { useEffect } from 'react';
import { create } from 'zustand';
import type { ListLead } from 'shared-domain/catalogue/io';
import { HEADER_BREAKPOINTS_PX, RESIZE_DEBOUNCE_MS } from 'shared-domain/contracts/layout';
import type { Realm } from 'shared-domain/contracts/realm';
import { STORAGE_KEYS } from 'shared-domain/contracts/storage-keys';
import { announcementsOnDevice, keepAnnouncementsOnDevice } from 'shared-domain/navigation/io';

export type DrawerName = 'menu' | 'search' | 'login' | 'cart';

/** A product or plan that was just added to the cart. */
export interface AddedLine {
  readonly name: string;
  /** What the cart drawer says about it; undefined: that the product has been added. */
  readonly message: string | undefined;
}

export interface HeaderState {
  readonly openDrawer: DrawerName | null;
  readonly added: AddedLine | null;
  /** Drawers that have been open once, or are expected to be: mounted from then on. */
  readonly mountedDrawers: readonly DrawerName[];
  /** Keys of announcements that were closed on this device. */
  readonly closedAnnouncements: readonly string[];
  /** Keys of announcements that are minimized on this device (F4.2-3). */
  readonly minimizedAnnouncements: readonly string[];
  /** False while the announcements are as the server sent them. */
  readonly areAnnouncementsRestored: boolean;
  /** A product of each list, by realm; absent until someone comes near the menus. */
  readonly listLeads: Readonly<Partial<Record<Realm, readonly ListLead[]>>>;
}

export const INITIAL_HEADER_STATE: HeaderState = {
  openDrawer: null,
  added: null,
  mountedDrawers: [],
  closedAnnouncements: [],
  minimizedAnnouncements: [],
  areAnnouncementsRestored: false,
  listLeads: {},
};

/** View state of the header. On the server it is never changed. */
export const useHeader = create<HeaderState>(() => INITIAL_HEADER_STATE);

/** Mounts a drawer, closed, so that it opens without a wait. */
export function mountDrawer(name: DrawerName): void {
  const { mountedDrawers } = useHeader.getState();
  if (!mountedDrawers.includes(name)) useHeader.setState({ mountedDrawers: [...mountedDrawers, name] });
}

/** Opens one drawer; another one that is open closes (F4.2-2). */
export function openDrawer(name: DrawerName, added: AddedLine | null = null): void {
  mountDrawer(name);
  useHeader.setState({ openDrawer: name, added });
}

/** Closes the named drawer, or whichever is open. */
export function closeDrawer(name?: DrawerName): void {
  useHeader.setState((state) => (name === undefined || state.openDrawer === name ? { openDrawer: null } : {}));
}

export function showListLeads(realm: Realm, leads: readonly ListLead[]): void {
  useHeader.setState(({ listLeads }) => ({ listLeads: { ...listLeads, [realm]: leads } }));
}

/** Reads what was closed and minimized on this device. Until then a style sheet of the shell's document hides it. */
export function restoreAnnouncements(): void {
  useHeader.setState({
    areAnnouncementsRestored: true,
    closedAnnouncements: announcementsOnDevice(STORAGE_KEYS.closedAnnouncements),
    minimizedAnnouncements: announcementsOnDevice(STORAGE_KEYS.minimizedAnnouncements),
  });
}

export function closeAnnouncement(key: string): void {
  const stored = announcementsOnDevice(STORAGE_KEYS.closedAnnouncements);
  useHeader.setState({
    closedAnnouncements: keepAnnouncementsOnDevice(STORAGE_KEYS.closedAnnouncements, [...stored, key]),
  });
}

/** Minimized ↔ expanded (F4.2-3). */
export function toggleAnnouncement(key: string): void {
  const stored = announcementsOnDevice(STORAGE_KEYS.minimizedAnnouncements);
  const isMinimized = useHeader.getState().minimizedAnnouncements.includes(key);
  const others = stored.filter((each) => each !== key);
  const keys = isMinimized ? others : [...others, key];
  useHeader.setState({ minimizedAnnouncements: keepAnnouncementsOnDevice(STORAGE_KEYS.minimizedAnnouncements, keys) });
}

/** As the style sheets say it: with larger text the menus need more room. */
const MENUS_IN_A_ROW = `(min-width: ${HEADER_BREAKPOINTS_PX[1] / 16}em)`;

/** When a tablet is turned, 'Meny' gives way to the menus in a row; RESIZE_DEBOUNCE_MS after the last change of the window (F9.15-8). */
export function useHeaderResize(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const settle = () => {
      if (window.matchMedia(MENUS_IN_A_ROW).matches) closeDrawer('menu');
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, RESIZE_DEBOUNCE_MS);
    };
    window.addEventListener('resize', wait);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', wait);
    };
  }, []);
}
