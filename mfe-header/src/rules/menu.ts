import { type DomainId, type DomainMenu, type Menu, type Navigation, resolveDomain } from 'shared-domain/navigation';

const pathOf = (link: string): string => link.replace(/[?#].*/, '').replace(/\/$/, '');

/** Whether a link's path is the current path or its beginning at a segment border. The domain's own root only matches itself. */
function covers(link: string, pathname: string): boolean {
  const [path, current] = [pathOf(link), pathOf(pathname)];
  return link.startsWith('/') && (path === current || (path !== '' && current.startsWith(`${path}/`)));
}

/** The active link: the longest configured one that is the current path or its beginning (F2.1-12); null without one. */
export function activeLink<Entry extends { readonly link: string }>(
  links: readonly Entry[],
  pathname: string,
): Entry | null {
  return links
    .filter(({ link }) => covers(link, pathname))
    .reduce<Entry | null>((best, entry) => (best && best.link.length >= entry.link.length ? best : entry), null);
}

const segmentsOf = (path: string): readonly string[] =>
  path
    .replace(/[?#].*/, '')
    .split('/')
    .filter(Boolean);

/**
 * The sub-menu of a domain that a path belongs to, found by the second segment (F2.1-11); in the private domain, whose paths begin
 * with it, by the first. A menu also includes the paths of its links ('/mobiltelefoner/' under Nettbutikk).
 */
export function activeMenu(domain: Pick<DomainMenu, 'id' | 'menus'>, pathname: string): Menu | null {
  if (resolveDomain(pathname) !== domain.id) return null;
  const place = domain.id === 'privat' ? 0 : 1;
  const segment = segmentsOf(pathname)[place];
  if (segment === undefined) return null;
  const isOwn = (link: string): boolean => segmentsOf(link)[place] === segment;
  return (
    domain.menus.find(({ link }) => isOwn(link)) ??
    domain.menus.find(({ links }) => links.some(({ link }) => isOwn(link))) ??
    null
  );
}

/** The page around the menus: one of the shop, or an open page of the CMS (F2.1-13). */
export type MenuHost = 'web-shop' | 'open-pages';

/** The facts that decide which menus are active. */
export interface MenuState {
  /** The path that the menus follow. */
  readonly path: string;
  /** The visitor's choice since then; with menuName null only a domain was chosen. */
  readonly choice: { readonly domainId: DomainId; readonly menuName: string | null } | null;
}

/** An event that changes the active menus. */
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

/** Links in the first column at most (F2.1-4). */
const FIRST_COLUMN_LINKS = 4;

/** Columns of a mega-menu: up to 4 links in the first, the rest in the second (F2.1-4). */
export function menuColumns<Entry>(links: readonly Entry[]): {
  readonly first: readonly Entry[];
  readonly second: readonly Entry[];
} {
  return { first: links.slice(0, FIRST_COLUMN_LINKS), second: links.slice(FIRST_COLUMN_LINKS) };
}

type Highlighted<Of extends Menu | DomainMenu> = Pick<Of, 'highlightedLinks'>;

/** 'Nyttige snarveier' of a menu: its own, else those of its domain (F2.1-4). */
export const menuShortcuts = (menu: Highlighted<Menu>, domain: Highlighted<DomainMenu>): Menu['highlightedLinks'] =>
  menu.highlightedLinks.length > 0 ? menu.highlightedLinks : domain.highlightedLinks;
