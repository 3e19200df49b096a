import fc from 'fast-check';
import { toOre } from '../../money';
import { FACET_IDS, type ListFilters, type ProductListItem } from '../model';
import { NO_FILTERS } from '../rules/list-query';
import { aProductListItem } from './product-list-builder';

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
    values: { ...Object.fromEntries(FACET_IDS.map((id) => [id, []])), ...values } as unknown as ListFilters['values'],
    price,
    inStock,
    query,
  }));
