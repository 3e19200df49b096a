import type { ListType, ProductList, ProductListItem } from 'shared-domain/catalogue';
import { aProductList, aProductListItem } from 'shared-domain/catalogue/testing';
import { toOre, ZERO } from 'shared-domain/money';

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
