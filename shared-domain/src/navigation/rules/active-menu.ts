import type { DomainMenu, Menu } from '../model';
import { resolveDomain } from './active-domain';

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
