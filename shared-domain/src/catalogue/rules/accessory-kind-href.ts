import type { Realm } from '../../contracts/realm';
import { ACCESSORY_CATEGORIES, type AccessoryCategory } from './accessory-category';
import { EMPTY_LIST_QUERY, formatListQuery, toggleFacetValue } from './list-query';
import { toPath } from './product-href';
import { listPathOf } from './product-list';

/**
 * Where a kind of accessories is listed: for consumers on a page of its own, in the other realms on their list with the kind chosen. OUTLET has no
 * slug and is a part of 'Annet' (F2.8-8..15).
 */
export function accessoryKindHref({ slug, value }: AccessoryCategory, realm: Realm): string {
  const listPath = listPathOf('ACCESSORY_LIST', realm);
  if (realm !== 'B2C') return listPath + formatListQuery(toggleFacetValue(EMPTY_LIST_QUERY, 'categories', value));
  return toPath(listPath, slug || ACCESSORY_CATEGORIES.find((other) => other.value === value && other.slug)?.slug);
}
