import { useCallback, useState } from 'react';
import type { ListLead } from 'shared-domain/catalogue/io';
import { type DomainId, type Menu, type Navigation, searchRealm } from 'shared-domain/navigation';
import { listLeadsLoader } from '../data/lazy-loaders';
import { type ActiveMenus, type MenuEvent, type MenuHost, moveMenus, resolveMenus, startMenus } from '../rules/menu';
import { showListLeads, useHeader } from './header-store';

const NONE: readonly ListLead[] = [];

/** A product of each list of a domain, for its menus: none until they are expected. */
export function useListLeads(domain: DomainId | undefined) {
  const realm = searchRealm(domain);
  const leads = useHeader(({ listLeads }) => listLeads[realm]);
  const isKnown = leads !== undefined;
  const expect = useCallback(() => {
    if (isKnown) return;
    // Asked once.
    showListLeads(realm, NONE);
    listLeadsLoader(realm).then(
      (loaded) => showListLeads(realm, loaded),
      // The client logs a failed call, and the menus do without.
      () => undefined,
    );
  }, [isKnown, realm]);
  return { leads: leads ?? NONE, expectLeads: expect };
}

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
