import { useState } from 'react';
import type { DomainId, Menu, Navigation } from 'shared-domain/navigation';
import { type ActiveMenus, type MenuEvent, type MenuHost, moveMenus, resolveMenus, startMenus } from '../rules/menu';

export interface MenuSelection extends ActiveMenus {
  readonly chooseDomain: (id: DomainId) => void;
  readonly chooseMenu: (menu: Menu) => void;
}

/** Which menus are active, and how the visitor changes that (F2.1-10..13). */
export function useMenuSelection(navigation: Navigation, pathname: string, appKey: MenuHost): MenuSelection {
  const [last, setState] = useState(() => startMenus(pathname));
  const state = moveMenus(last, { kind: 'path', pathname }, appKey);
  if (state !== last) setState(state);

  const active = resolveMenus(navigation, state);
  const move = (event: MenuEvent) => setState((current) => moveMenus(current, event, appKey));
  return {
    ...active,
    chooseDomain: (domainId) => move({ kind: 'domain', domainId }),
    chooseMenu: ({ name }) => active.domain && move({ kind: 'menu', domainId: active.domain.id, menuName: name }),
  };
}
