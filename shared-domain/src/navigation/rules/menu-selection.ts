import type { DomainId, DomainMenu, Menu, Navigation } from '../model';
import { resolveDomain } from './active-domain';
import { activeLink } from './active-link';
import { activeMenu } from './active-menu';

/** The page around the menus: one of the shop, or an open page of the CMS (F2.1-13). */
export type MenuHost = 'web-shop' | 'open-pages';

/** What decides which menus are active. */
export interface MenuState {
  /** The path that the menus follow. */
  readonly path: string;
  /** What the visitor has chosen since; menuName null: only a domain. */
  readonly choice: { readonly domainId: DomainId; readonly menuName: string | null } | null;
}

/** What changes the active menus. */
export type MenuEvent =
  | { readonly kind: 'path'; readonly pathname: string }
  | { readonly kind: 'domain'; readonly domainId: DomainId }
  | { readonly kind: 'menu'; readonly domainId: DomainId; readonly menuName: string };

export const startMenus = (pathname: string): MenuState => ({ path: pathname, choice: null });

/**
 * The next state of the menus (F2.1-13). In the shop they follow the path, and a chosen domain is kept until the path changes; a
 * chosen menu is a link, so the path changes with it. On open pages the menus do not follow the path, only the visitor's choice.
 */
export function moveMenus(state: MenuState, event: MenuEvent, host: MenuHost): MenuState {
  switch (event.kind) {
    case 'path':
      return host === 'open-pages' || event.pathname === state.path ? state : startMenus(event.pathname);
    case 'domain':
      return { ...state, choice: { domainId: event.domainId, menuName: null } };
    case 'menu':
      return host === 'open-pages'
        ? { ...state, choice: { domainId: event.domainId, menuName: event.menuName } }
        : state;
  }
}

export interface ActiveMenus {
  /** Null: there are no menus. */
  readonly domain: DomainMenu | null;
  readonly activeMenu: Menu | null;
  /** Address of the active menu link (F2.1-12). */
  readonly activeLink: string | null;
}

const linksOf = ({ menus }: DomainMenu) =>
  menus.flatMap((menu) => [menu, ...menu.links, ...menu.links.flatMap(({ links }) => links)]);

/** Which domain, menu and link are active: by the visitor's choice, else by the path (F2.1-10..12). An unknown domain gives the first one. */
export function resolveMenus({ domains }: Pick<Navigation, 'domains'>, { path, choice }: MenuState): ActiveMenus {
  const wanted = choice?.domainId ?? resolveDomain(path);
  const domain = domains.find(({ id }) => id === wanted) ?? domains[0] ?? null;
  if (!domain) return { domain, activeMenu: null, activeLink: null };
  if (choice)
    return { domain, activeMenu: domain.menus.find(({ name }) => name === choice.menuName) ?? null, activeLink: null };
  return { domain, activeMenu: activeMenu(domain, path), activeLink: activeLink(linksOf(domain), path)?.link ?? null };
}
