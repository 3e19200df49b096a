import { useState } from 'react';
import type { SlotProps } from 'shared-domain/contracts/exposes';
import { activeLink, activeMenu, resolveDomain, type DomainId, type DomainMenu, type Menu, type Navigation } from 'shared-domain/navigation';

export interface MenuSelection {
  /** Null: there are no menus. */
  readonly domain: DomainMenu | null;
  readonly activeMenu: Menu | null;
  /** Address of the active menu link (F2.1-12). */
  readonly activeLink: string | null;
  readonly chooseDomain: (id: DomainId) => void;
  readonly chooseMenu: (menu: Menu) => void;
}

interface Choice {
  /** The path that was shown when the visitor chose; on another path the choice is over. */
  readonly at: string;
  readonly domainId: DomainId;
  readonly menuName: string | null;
}

const allLinks = ({ menus }: DomainMenu) => menus.flatMap((menu) => [menu, ...menu.links, ...menu.links.flatMap(({ links }) => links)]);

/**
 * Which menus are active. In the shop they follow the path, and what the visitor chose holds until the path changes. On open
 * pages only the path of the first render counts; after that nothing but the visitor's own choice changes them (F2.1-13).
 */
export function useMenuSelection(navigation: Navigation, pathname: string, appKey: SlotProps<unknown>['appKey']): MenuSelection {
  const [firstPathname] = useState(pathname);
  const [choice, setChoice] = useState<Choice | null>(null);
  const path = appKey === 'open-pages' ? firstPathname : pathname;
  const chosen = choice?.at === path ? choice : null;

  const wantedId = chosen?.domainId ?? resolveDomain(path);
  const domain = navigation.domains.find(({ id }) => id === wantedId) ?? navigation.domains[0] ?? null;
  const choose = (domainId: DomainId, menuName: string | null) => setChoice({ at: path, domainId, menuName });
  const actions = {
    chooseDomain: (id: DomainId) => choose(id, null),
    // In the shop the path says it a moment later, also when it stays the same.
    chooseMenu: (menu: Menu) => {
      if (domain && appKey === 'open-pages') choose(domain.id, menu.name);
    },
  };
  if (!domain) return { domain: null, activeMenu: null, activeLink: null, ...actions };
  if (chosen) return { domain, activeMenu: domain.menus.find(({ name }) => name === chosen.menuName) ?? null, activeLink: null, ...actions };
  return { domain, activeMenu: activeMenu(domain, path), activeLink: activeLink(allLinks(domain), path)?.link ?? null, ...actions };
}
