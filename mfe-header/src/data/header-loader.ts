import type { SlotModule } from 'shared-domain/contracts/exposes';
import type { Announcement, Navigation } from 'shared-domain/navigation';
import { fetchAnnouncements, fetchNavigation } from 'shared-domain/navigation/io';
import { EMPTY_NAVIGATION } from './empty-navigation';

export interface HeaderData {
  readonly navigation: Navigation;
  readonly announcements: readonly Announcement[];
}

/**
 * What the header shows, the same on the server and in the browser. Failed calls are logged by the clients and leave a header
 * without menus (search, login and cart work) and without announcements (F8-1, F8-4).
 */
export const loadHeader: NonNullable<SlotModule<HeaderData>['loader']> = async ({ signal }) => {
  const [navigation, announcements] = await Promise.all([fetchNavigation({ signal }), fetchAnnouncements({ signal })]);
  if (navigation.ok) return { data: { navigation: navigation.value, announcements } };
  return { data: { navigation: EMPTY_NAVIGATION, announcements }, isDegraded: true };
};
