import type { DomainMenu, Menu } from '../model';

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
