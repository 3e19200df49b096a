import {
  accessoryCategoryOf,
  accessoryWeight,
  LIST_NAMES,
  type ListScope,
  type ListType,
  listTypeOf,
  shownListPath,
  toSlug,
} from 'shared-domain/catalogue';
import type { Brands, ProductListWire } from 'shared-domain/catalogue/io';
import type { Realm } from 'shared-domain/contracts/realm';
import { compareNorwegian } from 'shared-domain/kernel';
import { type Catalogue, type Product, soldIn } from '../model';
import { toListItem } from './product-list-item';

const isPreowned = ({ type, subType }: Product): boolean => type === 'HANDSET-PREOWNED' || subType === 'PREOWNED';

/** The consumers' list of phones has new and pre-owned ones; 'Like Fin' only the latter. */
function belongsTo(product: Product, listType: ListType, realm: Realm): boolean {
  if (listType === 'HANDSET-PREOWNED_LIST') return isPreowned(product);
  if (listType === 'HANDSET_LIST' && realm === 'B2C')
    return product.type === 'HANDSET' || product.type === 'HANDSET-PREOWNED';
  return listTypeOf(product.type) === listType;
}

type Order = (one: Product, other: Product) => number;

/** New phones come before pre-owned ones; the positions of the latter are those of their own list. */
const newFirst: Order = (one, other) =>
  Number(one.type === 'HANDSET-PREOWNED') - Number(other.type === 'HANDSET-PREOWNED');
/** Accessories are sorted by the weight of their category first (F9.13-4). */
const byCategory: Order = (one, other) => accessoryWeight(one.subType) - accessoryWeight(other.subType);

/** The products of a list by popularity. */
export function productsOf(catalogue: Catalogue, realm: Realm, listType: ListType): readonly Product[] {
  const first = listType === 'ACCESSORY_LIST' ? byCategory : newFirst;
  return catalogue
    .products()
    .filter((product) => soldIn(product, realm) && belongsTo(product, listType, realm))
    .sort((one, other) => first(one, other) || one.position - other.position);
}

/** Lists in the order in which the page of a brand shows their products. */
const BRAND_ORDER: readonly Product['type'][] = [
  'HANDSET',
  'TABLET',
  'WEARABLE',
  'MODEM',
  'CONNECTED_DEVICE',
  'HANDSET-PREOWNED',
  'ACCESSORY',
];
const byType: Order = (one, other) => BRAND_ORDER.indexOf(one.type) - BRAND_ORDER.indexOf(other.type);

/** The products of a list, of one kind of accessories in it, or of a brand or a series (F2.8-21), by popularity. */
export function productsIn(
  catalogue: Catalogue,
  realm: Realm,
  { listType, category, brand, series }: ListScope,
): readonly Product[] {
  const all =
    listType === 'ALL'
      ? catalogue
          .products()
          .filter((product) => soldIn(product, realm) && product.brandSlug === brand)
          .sort((one, other) => byType(one, other) || byCategory(one, other) || one.position - other.position)
      : productsOf(catalogue, realm, listType);
  return all.filter(
    (product) =>
      (category === undefined || accessoryCategoryOf(product.subType)?.value === category) &&
      (series === undefined || (product.series !== undefined && toSlug(product.series) === series)),
  );
}

/** A whole list (F2.8-1, F3.5); `position` is the place on this list, from 1. */
export function productList(catalogue: Catalogue, realm: Realm, listType: ListType, nowMs: number): ProductListWire {
  const items = productsOf(catalogue, realm, listType).map((product, index) => ({
    ...toListItem(product, catalogue, realm, nowMs),
    position: index + 1,
  }));
  return {
    listType,
    realm,
    title: LIST_NAMES[listType],
    listPath: shownListPath(listType, realm),
    total: items.length,
    items,
  };
}

interface Counted {
  readonly name: string;
  count: number;
}

const byName = (one: Counted, other: Counted): number => compareNorwegian(one.name, other.name);

function count<Value extends Counted>(known: Map<string, Value>, slug: string, first: Value): Value {
  const counted = known.get(slug) ?? first;
  known.set(slug, counted);
  counted.count += 1;
  return counted;
}

const toParts = (counted: ReadonlyMap<string, Counted>) =>
  [...counted].map(([slug, { name, count: products }]) => ({ name, slug, count: products })).sort(byName);

/** The brands that have products in a realm, by name, and their series (F2.8-21). */
export function brands(catalogue: Catalogue, realm: Realm): Brands {
  const known = new Map<string, Counted & { readonly series: Map<string, Counted> }>();
  for (const { brand, brandSlug, series, ...product } of catalogue.products()) {
    if (!soldIn(product, realm)) continue;
    const counted = count(known, brandSlug, { name: brand, count: 0, series: new Map<string, Counted>() });
    if (series !== undefined) count(counted.series, toSlug(series), { name: series, count: 0 });
  }
  const named = [...known].map(([slug, { name, count: products, series }]) => ({
    name,
    slug,
    count: products,
    series: toParts(series),
  }));
  return { realm, brands: named.sort(byName) };
}
