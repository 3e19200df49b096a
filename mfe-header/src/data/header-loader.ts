import type { SlotModule } from 'shared-domain/contracts/exposes';
import { type Announcement, MINIMAL_NAVIGATION, type Navigation } from 'shared-domain/navigation';
import { fetchAnnouncements, fetchNavigation } from 'shared-domain/navigation/io';

export interface HeaderData {
  readonly navigation: Navigation;
  readonly announcements: readonly Announcement[];
}

/** The menus that were read last, the same for everyone. */
let known = MINIMAL_NAVIGATION;

/**
 * The content of the header, the same on the server and in the browser. Failed calls are logged by the clients and leave a header with the
 * menus that were read last, and without announcements (F8-1, F8-4).
 */
export const loadHeader: NonNullable<SlotModule<HeaderData>['loader']> = async ({ signal }) => {
  const [navigation, announcements] = await Promise.all([fetchNavigation({ signal }), fetchAnnouncements({ signal })]);
  if (navigation.ok) known = navigation.value;
  return { data: { navigation: known, announcements }, ...(!navigation.ok && { isDegraded: true }) };
};
