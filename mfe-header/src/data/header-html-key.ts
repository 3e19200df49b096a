import type { SlotModule } from 'shared-domain/contracts/exposes';
import { moveMenus, resolveHeader, resolveMenus, startMenus } from 'shared-domain/navigation';
import type { HeaderData } from './header-loader';

/** Of a path the header shows which form it has, and which domain, menu and link are active (F2.1-2, F2.1-10..13). */
export const headerHtmlKey: NonNullable<SlotModule<HeaderData>['htmlKey']> = ({ data, pathname, appKey }) => {
  const state = moveMenus(startMenus(pathname), { kind: 'path', pathname }, appKey);
  const { domain, activeMenu, activeLink } = resolveMenus(data.navigation, state);
  return JSON.stringify([appKey, resolveHeader({ pathname }), domain?.id, activeMenu?.name, activeLink]);
};
