import type { ProductListItem } from 'shared-domain/catalogue';
import { aCompatibleModel, aProductListItem } from 'shared-domain/catalogue/testing';
import { toOre } from 'shared-domain/money';

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
