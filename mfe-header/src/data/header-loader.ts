import type { SlotModule } from 'shared-domain/contracts/exposes';
import { type Announcement, MINIMAL_NAVIGATION, type Navigation } from 'shared-domain/navigation';
import { fetchAnnouncements, fetchNavigation } from 'shared-domain/navigation/io';

export interface HeaderData {
  readonly navigation: Navigation;
  readonly announcements: readonly Announcement[];
}

/**
 * The content of the header, the same on the server and in the browser. Failed calls are logged by the clients and leave a header without
 * menus and announcements (F8-1, F8-4).
 */
export const loadHeader: NonNullable<SlotModule<HeaderData>['loader']> = async ({ signal }) => {
  const [navigation, announcements] = await Promise.all([fetchNavigation({ signal }), fetchAnnouncements({ signal })]);
  return navigation.ok
    ? { data: { navigation: navigation.value, announcements } }
    : { data: { navigation: MINIMAL_NAVIGATION, announcements }, isDegraded: true };
};
