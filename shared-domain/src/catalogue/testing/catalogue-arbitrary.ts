import fc from 'fast-check';
import { toOre } from '../../money';
import { LIST_SORTS, type ProductListItem } from '../model';
import { forEachFacet } from '../rules/facets';
import type { ListFilters, ListQuery } from '../rules/list-query';
import { NO_FILTERS } from '../rules/list-query';
import { aProductListItem } from './list-builders';

const BRANDS = ['Aurora', 'Kvist', 'Åsen', 'Tindra'];
const COLOURS = ['Svart', 'Hvit', 'Blå', 'Lilla'];
const SIZES = ['64 GB', '128 GB', '1 TB'];

const anyAmount = (min: number, max: number) => fc.integer({ min, max }).map((nok) => toOre(nok));

/** A product of a small world, so that values meet often. */
export const anyListItem: fc.Arbitrary<ProductListItem> = fc
  .record({
    brand: fc.constantFrom(...BRANDS),
    colours: fc.subarray(COLOURS, { minLength: 1 }),
    sizes: fc.subarray(SIZES),
    subType: fc.constantFrom('NEW', 'PREOWNED'),
    upfront: fc.option(fc.integer({ min: 1, max: 20 }).map((thousands) => toOre(thousands * 1_000))),
    quantityInStock: fc.integer({ min: 0, max: 2 }),
    sellable: fc.boolean(),
    position: fc.integer({ min: 1, max: 5 }),
    releaseDate: fc.constantFrom('2026-01-01', '2026-06-01', '2026-11-01'),
  })
  .map(({ brand, colours, sizes, subType, upfront, quantityInStock, sellable, position, releaseDate }) =>
    aProductListItem({
      brand,
      brandSlug: brand.toLowerCase().replace('å', 'aa'),
      sizes,
      subType,
      position,
      releaseDate,
      upfrontPrice: upfront === null ? null : { upfront, total: upfront },
      variants: {
        colors: colours.map((name) => ({ name, nameGrouped: name, html: '#112233' })),
        salesStatuses: [{ name: 'Sellable', sellable, quantityInStock }],
      },
    }),
  );

export const anyFilters: fc.Arbitrary<ListFilters> = fc
  .record({
    brands: fc.subarray(['aurora', 'kvist', 'aasen', 'ukjent']),
    colors: fc.subarray(['svart', 'hvit', 'blaa']),
    sizes: fc.subarray(['64-gb', '1-tb']),
    conditions: fc.subarray(['ny', 'like-fin']),
    price: fc.option(fc.record({ min: anyAmount(0, 10_000), max: anyAmount(10_000, 20_000) })),
    inStock: fc.boolean(),
    query: fc.constantFrom('', 'aur', 'pro'),
  })
  .map(({ price, inStock, query, ...values }) => ({
    ...NO_FILTERS,
    values: { ...forEachFacet(() => []), ...values },
    price,
    inStock,
    query,
  }));

const anyModel = fc.record({
  brand: fc.constant('Aurora'),
  brandSlug: fc.constantFrom('aurora', ''),
  modelSlug: fc.constantFrom('5', '5-pro', '6'),
  modelShortName: fc.constantFrom('5', '5 Pro', '6'),
  hwType: fc.constantFrom('HANDSET', 'TABLET', 'WEARABLE'),
  subHwType: fc.constantFrom('NEW', 'PREOWNED'),
  releaseDate: fc.constantFrom('2025-01-01', '2026-01-01', 'snart'),
});

const anyLease = fc.record({
  duration: fc.constantFrom('24', '12', '06', 'now', '0'),
  code: fc.constantFrom('24', 'now'),
  upfront: anyAmount(0, 5),
  monthly: anyAmount(0, 9).map((amount) => toOre(amount / 100 + 0.25)),
  total: anyAmount(0, 9),
});

/** The same with everything that a list of any kind may have. */
export const anyProduct: fc.Arbitrary<ProductListItem> = fc
  .record({
    item: anyListItem,
    accessory: fc.option(fc.constantFrom('COVER', 'OTHER', 'OUTLET', 'STORAGE', 'unknown')),
    compatibleModels: fc.array(anyModel, { maxLength: 3 }),
    leasePrice: fc.array(anyLease, { maxLength: 3 }),
    switchPrice: fc.option(anyAmount(1, 5).map((monthly) => ({ monthly, total: monthly }))),
    ukkoPrice: fc.option(fc.record({ duration: fc.constantFrom('24', '06'), monthly: anyAmount(1, 5) })),
    hidePrices: fc.boolean(),
    model: fc.constantFrom('5 Pro', '5 Max', 'Ørn'),
    before: fc.option(anyAmount(1, 30_000)),
    defaultVariantsIndex: fc.integer({ min: 0, max: 3 }),
  })
  .map(({ item, accessory, switchPrice, before, ...change }) => ({
    ...item,
    ...change,
    switchPrice,
    upfrontPrice: item.upfrontPrice && { ...item.upfrontPrice, ...(before !== null && { before }) },
    ...(accessory !== null && { type: 'ACCESSORY' as const, subType: accessory }),
  }));

export const anyQuery: fc.Arbitrary<ListQuery> = fc
  .record({
    filters: anyFilters,
    compatible: fc.subarray(['aurora-5', 'aurora-6', 'ukjent']),
    categories: fc.subarray(['deksler', 'annet', 'lagring']),
    financing: fc.constantFrom(
      null,
      'upfront',
      'lease24',
      'lease6',
      'lease06',
      'leasenow',
      'new-switch',
      'ukko24',
      'ukko36',
    ),
    price: fc.option(fc.record({ min: anyAmount(0, 4), max: anyAmount(4, 12_000) })),
    sort: fc.constantFrom(...LIST_SORTS),
    page: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ filters, compatible, categories, financing, price, sort, page }) => ({
    filters: { ...filters, values: { ...filters.values, compatible, categories }, financing, price },
    sort,
    page,
  }));
