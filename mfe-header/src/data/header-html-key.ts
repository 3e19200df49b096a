import type { SlotModule } from 'shared-domain/contracts/exposes';
import { moveMenus, resolveHeader, resolveMenus, showsAnnouncements, startMenus } from 'shared-domain/navigation';
import type { HeaderData } from './header-loader';

/** Of a path the header shows which form it has, and which domain, menu and link are active (F2.1-2, F2.1-10..13), and whether the announcements are below it. */
export const headerHtmlKey: NonNullable<SlotModule<HeaderData>['htmlKey']> = ({ data, pathname, appKey }) => {
  const state = moveMenus(startMenus(pathname), { kind: 'path', pathname }, appKey);
  const { domain, activeMenu, activeLink } = resolveMenus(data.navigation, state);
  const form = [resolveHeader({ pathname }), data.announcements.length > 0 && showsAnnouncements(pathname)];
  return JSON.stringify([appKey, ...form, domain?.id, activeMenu?.name, activeLink]);
};
