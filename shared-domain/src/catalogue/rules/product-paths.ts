import type { Realm } from '../../contracts/realm';
import type { ListType, ProductType } from '../model';
import { ACCESSORY_CATEGORIES, type AccessoryCategory, accessoryCategoryOf } from './accessory-category';
import { EMPTY_LIST_QUERY, formatListQuery, toggleFacetValue } from './list-query';

/** Joins path parts with single slashes, one before and one after. */
export function toPath(...parts: readonly (string | null | undefined)[]): string {
  const segments = parts.flatMap((part) => (part ?? '').split('/')).filter(Boolean);
  return segments.length === 0 ? '/' : `/${segments.join('/')}/`;
}

export interface ListItemAddress {
  readonly type: string;
  readonly subType: string;
  readonly urlRoot: string;
  readonly brandSlug: string;
  readonly modelSlug: string;
}

/** Address of a list item (F2.8-3, F2.8-4). */
export function listItemHref(item: ListItemAddress): string {
  const subtypeSlug = item.type === 'ACCESSORY' ? accessoryCategoryOf(item.subType)?.slug : '';
  return toPath(item.urlRoot, subtypeSlug, item.brandSlug, item.modelSlug);
}

/** The lists, with the first segments of their paths for consumers. */
export const LISTS: Readonly<Record<ListType, string>> = {
  HANDSET_LIST: 'mobiltelefoner',
  'HANDSET-PREOWNED_LIST': 'mobiltelefoner/like-fin',
  TABLET_LIST: 'nettbrett',
  MODEM_LIST: 'rutere',
  WEARABLE_LIST: 'smartklokker',
  CONNECTED_DEVICE_LIST: 'smarthjem',
  ACCESSORY_LIST: 'tilbehor',
};

const REALM_ROOTS: Readonly<Record<Realm, string>> = { B2C: '', B2B: 'bedrift/', UKKO: 'bedrift/utstyrsavtale/' };

export const listTypeOf = (type: ProductType): ListType => `${type}_LIST`;

const OF_AGREEMENTS: readonly ListType[] = ['HANDSET_LIST', 'TABLET_LIST', 'WEARABLE_LIST', 'ACCESSORY_LIST'];

/** A realm has a list of each type that it sells; pre-owned phones are on the consumers' list only (P2-15). */
export const hasListIn = (realm: Realm, listType: ListType): boolean =>
  realm === 'UKKO' ? OF_AGREEMENTS.includes(listType) : realm === 'B2C' || listType !== 'HANDSET-PREOWNED_LIST';

/** Path of a list, e.g. '/bedrift/mobiltelefoner/'. */
export const listPathOf = (listType: ListType, realm: Realm): string => `/${REALM_ROOTS[realm]}${LISTS[listType]}/`;

/** Path of the list that shows a type to a realm: its own, else the consumers'. */
export const shownListPath = (listType: ListType, realm: Realm): string =>
  listPathOf(listType, hasListIn(realm, listType) ? realm : 'B2C');

/**
 * Where a kind of accessories is listed: for consumers on a page of its own, in the other realms on their list with the kind chosen. OUTLET has no
 * slug and is a part of 'Annet' (F2.8-8..15).
 */
export function accessoryKindHref({ slug, value }: AccessoryCategory, realm: Realm): string {
  const listPath = listPathOf('ACCESSORY_LIST', realm);
  if (realm !== 'B2C') return listPath + formatListQuery(toggleFacetValue(EMPTY_LIST_QUERY, 'categories', value));
  return toPath(listPath, slug || ACCESSORY_CATEGORIES.find((other) => other.value === value && other.slug)?.slug);
}
