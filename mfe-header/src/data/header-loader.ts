import type { SlotModule } from 'shared-domain/contracts/exposes';
import type { Announcement, Navigation } from 'shared-domain/navigation';
import { fetchAnnouncements, fetchNavigation } from 'shared-domain/navigation/io';
import { reportError } from 'shared-domain/runtime/error-report';
import { EMPTY_NAVIGATION } from './empty-navigation';

export interface HeaderData {
  readonly navigation: Navigation;
  readonly announcements: readonly Announcement[];
}

/**
 * The content of the header, the same on the server and in the browser. Failed calls are logged by the clients and leave a header with
 * the built-in menus and without announcements (F8-1, F8-4).
 */
export const loadHeader: NonNullable<SlotModule<HeaderData>['loader']> = async ({ signal }) => {
  const [navigation, announcements] = await Promise.all([fetchNavigation({ signal }), fetchAnnouncements({ signal })]);
  if (navigation.ok) return { data: { navigation: navigation.value, announcements } };
  return { data: { navigation: await builtInMenus(), announcements }, isDegraded: true };
};

/** A file of their own: who reaches the backend never fetches them. */
async function builtInMenus(): Promise<Navigation> {
  try {
    return (await import('./built-in-navigation')).fallbackNavigation();
  } catch (error) {
    reportError(error, { remote: 'mfe-header', part: 'built-in menus' });
    return EMPTY_NAVIGATION;
  }
}
