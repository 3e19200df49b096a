import { matchesText } from '../../catalogue';
import type { MenuLink } from '../model';

/** Of two names of one page the longer one is shown. */
const saysMore = (one: MenuLink, other: MenuLink): boolean => one.name.length > other.name.length;

/**
 * Pages whose name has every word of a query, each address once (F2.4-2: 'Søk i innhold').
 *
 * @param limit how many at most
 */
export function findLinks(links: readonly MenuLink[], query: string, limit: number): readonly MenuLink[] {
  if (query.trim() === '') return [];
  const found = new Map<string, MenuLink>();
  for (const link of links) {
    if (!matchesText({ brand: '', model: link.name }, query)) continue;
    const known = found.get(link.link);
    if (!known || saysMore(link, known)) found.set(link.link, link);
  }
  return [...found.values()].slice(0, limit);
}
