import { type ListType, type ProductList, type ProductListItem, toCardItem } from 'shared-domain/catalogue';
import { aCompatibleModel, aProductList, aProductListItem, aSearchAnswer } from 'shared-domain/catalogue/testing';
import { toOre, ZERO } from 'shared-domain/money';
import type { SearchPageData } from '../data/search-loader';

const phone = (number: number, change: Parameters<typeof aProductListItem>[0]): ProductListItem =>
  aProductListItem({
    modelSlug: `mobil-${number}`,
    name: `Mobil ${number}`,
    model: `Mobil ${number}`,
    href: `/mobiltelefoner/merke/mobil-${number}/`,
    position: number,
    ...change,
  });

/** Three phones: two of Aurora (12 990,- and 9 990,-, the latter sold out), one of Kvist (5 490,-). */
export const threePhones: readonly ProductListItem[] = [
  phone(1, { brand: 'Aurora', brandSlug: 'aurora' }),
  phone(2, {
    brand: 'Aurora',
    brandSlug: 'aurora',
    upfrontPrice: { upfront: toOre(9_990), total: toOre(9_990) },
    sizes: ['128 GB'],
    variants: {
      colors: [{ name: 'Hav', nameGrouped: 'Blå', html: '#2f4b7c' }],
      salesStatuses: [{ name: 'Sellable', sellable: true, quantityInStock: 0 }],
    },
  }),
  phone(3, {
    brand: 'Kvist',
    brandSlug: 'kvist',
    upfrontPrice: { upfront: toOre(5_490), total: toOre(5_490) },
    sizes: ['128 GB'],
  }),
];

/** More products than one page shows. */
export const manyPhones = (count: number): readonly ProductListItem[] =>
  Array.from({ length: count }, (_, index) => phone(index + 1, {}));

/** A cover that fits one model, and a charger that fits all. */
export const twoAccessories: readonly ProductListItem[] = [
  aProductListItem({
    type: 'ACCESSORY',
    subType: 'COVER',
    name: 'Kvist deksel',
    model: 'Deksel',
    brand: 'Kvist',
    brandSlug: 'kvist',
    modelSlug: 'kvist-deksel',
    href: '/tilbehor/deksler/kvist/kvist-deksel/',
    sizes: [],
    upfrontPrice: { upfront: toOre(299), total: toOre(299) },
    leasePrice: [],
    switchPrice: null,
    compatibleModels: [aCompatibleModel({ modelShortName: '5 Pro', releaseDate: '2026-09-12' })],
  }),
  aProductListItem({
    type: 'ACCESSORY',
    subType: 'CHARGER',
    name: 'Kvist lader',
    model: 'Lader',
    brand: 'Kvist',
    brandSlug: 'kvist',
    modelSlug: 'kvist-lader',
    href: '/tilbehor/ladere-og-kabler/kvist/kvist-lader/',
    sizes: [],
    upfrontPrice: { upfront: toOre(349), total: toOre(349) },
    leasePrice: [],
    switchPrice: null,
  }),
];

export type FoundData = Extract<SearchPageData, { kind: 'found' }>;

/** Loader data of a search for 'aurora': three phones, one plan, one page of the menus. */
export const foundData = (change: Partial<Omit<FoundData, 'kind'>> = {}): FoundData => ({
  kind: 'found',
  query: 'aurora',
  parts: [{ part: 'handsets', total: threePhones.length, products: threePhones.map(toCardItem) }],
  page: null,
  productTotal: threePhones.length,
  corrected: null,
  plans: aSearchAnswer().plans,
  pages: [{ name: 'Hjelp til faktura', href: '/hjelp/faktura/' }],
  ...change,
});

export const nothingFound = (query: string): FoundData =>
  foundData({ query, parts: [], productTotal: 0, plans: [], pages: [] });

type Change = Parameters<typeof aProductListItem>[0];

/** A product with an address and a picture of its own. */
export const aProduct = (name: string, change: Change = {}): ProductListItem =>
  aProductListItem({
    name,
    href: `/${name}/`,
    image: { url: `/bilder/${name}.webp`, title: name },
    upfrontPrice: { upfront: toOre(10_000), total: toOre(10_000) },
    ...change,
  });

export const struck = (upfront: number, before: number): Change => ({
  upfrontPrice: { upfront: toOre(upfront), total: toOre(upfront), before: toOre(before) },
});
export const soldOut: Change = {
  variants: { salesStatuses: [{ name: 'Sellable', sellable: true, quantityInStock: 0 }] },
};

const ofType = (name: string, type: ProductListItem['type'], change: Change = {}) =>
  aProduct(name, { type, leasePrice: [], switchPrice: null, ...change });

/** A small shop: something in every department. */
export const fewProducts = (): Readonly<Partial<Record<ListType, readonly ProductListItem[]>>> => ({
  HANDSET_LIST: [
    aProduct('toppen', { position: 1, releaseDate: '2025-09-01' }),
    aProduct('fjor', {
      position: 2,
      releaseDate: '2024-09-01',
      switchPrice: { monthly: toOre(199), total: toOre(4_776) },
    }),
    aProduct('ny', { position: 3, releaseDate: '2026-03-01', ...struck(9_000, 10_000) }),
    aProduct('eldre', { position: 4, releaseDate: '2023-09-01', ...struck(6_000, 8_500) }),
    aProduct('brukt', {
      position: 5,
      type: 'HANDSET-PREOWNED',
      subType: 'PREOWNED',
      switchPrice: null,
      leasePrice: [{ duration: '24', code: 'A', upfront: ZERO, monthly: toOre(145), total: toOre(3_480) }],
      ...struck(3_490, 3_990),
    }),
  ],
  TABLET_LIST: [ofType('nettbrett', 'TABLET')],
  WEARABLE_LIST: [ofType('klokke', 'WEARABLE')],
  MODEM_LIST: [ofType('ruter', 'MODEM')],
  CONNECTED_DEVICE_LIST: [ofType('lampe', 'CONNECTED_DEVICE')],
  ACCESSORY_LIST: [
    ofType('deksel', 'ACCESSORY', { subType: 'COVER', position: 1 }),
    ofType('deksel-2', 'ACCESSORY', { subType: 'COVER', position: 2 }),
    ofType('lader', 'ACCESSORY', { subType: 'CHARGER', position: 3 }),
    ofType('propper', 'ACCESSORY', { subType: 'HEADSET', position: 4 }),
  ],
});

export const aListOf = (
  listType: ListType,
  items: readonly ProductListItem[] = fewProducts()[listType] ?? [],
): ProductList => ({
  ...aProductList({ listType }),
  total: items.length,
  items: [...items],
});
