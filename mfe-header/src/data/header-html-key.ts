import type { SlotModule } from 'shared-domain/contracts/exposes';
import { resolveHeader } from 'shared-domain/navigation';
import { announcementKey, announcementsOf } from '../rules/announcements';
import { moveMenus, resolveMenus, startMenus } from '../rules/menu';
import type { HeaderData } from './header-loader';

/** Of a path the header shows which form it has, and which domain, menu and link are active (F2.1-2, F2.1-10..13), and which announcements are below it. */
export const headerHtmlKey: NonNullable<SlotModule<HeaderData>['htmlKey']> = ({ data, pathname, appKey }) => {
  const state = moveMenus(startMenus(pathname), { kind: 'path', pathname }, appKey);
  const { domain, activeMenu, activeLink } = resolveMenus(data.navigation, state);
  const hasDeviceSite = data.navigation.simplified.forBusinesses;
  const form = [
    resolveHeader({ pathname, hasDeviceSite }),
    announcementsOf(data.announcements, pathname).map(announcementKey),
  ];
  return JSON.stringify([appKey, ...form, domain?.id, activeMenu?.name, activeLink]);
};
