import { resolveRealm } from '../../contracts/realm';
import type { ListType } from '../model';
import { resolveListType } from './product-list';

export interface BrandOfList {
  readonly listType: ListType;
  readonly listPath: string;
  readonly brandSlug: string;
}

/** The list that a path shows, in the realm of the path (F2.8-1); null for other paths. */
export const listOfPath = (pathname: string): ListType | null => resolveListType(pathname, resolveRealm(pathname));

/** The list and the brand of an address below a list, which the brand crumb of a product links to, e.g. '/nettbrett/aurora/' (P2-14); null for other paths. */
export function brandOfPath(pathname: string): BrandOfList | null {
  const [, listPath, brandSlug] = /^(\/.*\/)([^/]+)\/$/.exec(pathname) ?? [];
  if (!listPath || !brandSlug || listOfPath(pathname) !== null) return null;
  const listType = listOfPath(listPath);
  return listType && { listType, listPath, brandSlug };
}
