import fc from 'fast-check';
import { toOre, ZERO } from '../../money';
import { aCompatibleModel, aProductListItem } from '../testing';
import { anyFilters, anyListItem } from '../testing/catalogue-arbitrary';
import { applyFilters, priceBounds } from '../testing/query-list';
import { FACETS } from './facets';
import { type ListFilters, NO_FILTERS } from './list-query';
import { sortItems } from './list-sort';

describe('facet index', () => {
  const filters = (
    change: Partial<ListFilters> & { readonly chosen?: Partial<ListFilters['values']> },
  ): ListFilters => {
    const { chosen, ...rest } = change;
    return { ...NO_FILTERS, ...rest, values: { ...NO_FILTERS.values, ...chosen } };
  };
  const cover = aProductListItem({
    type: 'ACCESSORY',
    subType: 'COVER',
    compatibleModels: [aCompatibleModel()],
  });

  /** They have the values that the tested products lack: a value that a list does not know is no filter of it. */
  const others = [
    aProductListItem({
      brandSlug: 'kvist',
      sizes: ['64 GB'],
      subType: 'PREOWNED',
      variants: { colors: [{ name: 'Hvit', nameGrouped: 'Hvit', html: '#fff' }] },
    }),
    aProductListItem({
      type: 'ACCESSORY',
      subType: 'OTHER',
      compatibleModels: [aCompatibleModel({ modelSlug: '4' })],
    }),
  ];

  test.each([
    ['[F5.5-6]', cover, { chosen: { compatible: ['aurora-5-pro'] } }, { chosen: { compatible: ['aurora-4'] } }],
    ['[F5.5-7]', aProductListItem(), { chosen: { brands: ['aurora', 'kvist'] } }, { chosen: { brands: ['kvist'] } }],
    ['[F5.5-8]', aProductListItem(), { chosen: { sizes: ['256-gb'] } }, { chosen: { sizes: ['64-gb'] } }],
    [
      '[F5.5-9]',
      aProductListItem({ subType: 'new' }),
      { chosen: { conditions: ['ny'] } },
      { chosen: { conditions: ['like-fin'] } },
    ],
    ['[F5.5-9]', cover, { chosen: { categories: ['deksler'] } }, { chosen: { categories: ['annet'] } }],
    ['[F5.5-10]', aProductListItem(), { chosen: { colors: ['svart'] } }, { chosen: { colors: ['hvit'] } }],
    ['[F5.5-11]', aProductListItem(), { price: { min: toOre(12_990) } }, { price: { min: toOre(12_991) } }],
    [
      '[F5.5-11]',
      aProductListItem(),
      { price: { min: toOre(12_990), max: toOre(12_990) } },
      { price: { max: toOre(12_989) } },
    ],
    [
      '[F5.5-11, F5.5-18]',
      aProductListItem(),
      { financing: 'lease24', price: { max: toOre(541) } },
      { financing: 'lease24', price: { min: toOre(542) } },
    ],
    ['[F5.5-12]', aProductListItem(), { inStock: true }, { inStock: true, query: 'x' }],
    ['[F5.5-13]', aProductListItem(), { query: 'pro aurora' }, { query: 'max' }],
  ] as const)('%s a filter keeps what it names and drops the rest', (_, item, keeps, drops) => {
    expect(applyFilters([item], filters(keeps))).toEqual([item]);
    expect(applyFilters([item, ...others], filters(drops))).not.toContain(item);
  });

  test('[F5.5-5] a value that no product of the list has is no filter', () => {
    const items = [aProductListItem(), ...others];
    for (const { id } of FACETS)
      expect(applyFilters(items, filters({ chosen: { [id]: ['finnes-ikke'] } }))).toHaveLength(items.length);
    expect(applyFilters(items, filters({ chosen: { brands: ['finnes-ikke', 'kvist'] } }))).toHaveLength(1);
  });

  test('[F5.5-10] colours of any variant, or of the default one alone', () => {
    const black = filters({ chosen: { colors: ['svart'] } });
    const white = aProductListItem();
    const blackToo = aProductListItem({ defaultVariantsIndex: 1 });
    expect(applyFilters([white, blackToo], black, { defaultVariantColorOnly: true })).toEqual([blackToo]);
    expect(
      applyFilters([aProductListItem({ defaultVariantsIndex: 1 })], black, { defaultVariantColorOnly: true }),
    ).toHaveLength(1);
  });

  test('[F5.5-11] a missing price is outside every range, and passes when no range is chosen', () => {
    const unpriced = aProductListItem({ upfrontPrice: null });
    expect(applyFilters([unpriced], filters({ price: { min: ZERO } }))).toEqual([]);
    expect(applyFilters([unpriced], NO_FILTERS)).toHaveLength(1);
  });

  test('[F5.5-12] out of stock', () => {
    const gone = aProductListItem({
      variants: { salesStatuses: [{ name: 'Sellable', sellable: true, quantityInStock: 0 }] },
    });
    expect(applyFilters([gone], filters({ inStock: true }))).toEqual([]);
  });

  test('[F5.5-5] AND across facets: each further filter only takes away', () => {
    const taken: readonly ((all: ListFilters) => Partial<ListFilters>)[] = [
      ...FACETS.map(({ id }) => (all: ListFilters) => ({ values: { ...all.values, [id]: [] } })),
      () => ({ price: null }),
      () => ({ inStock: false }),
      () => ({ query: '' }),
    ];
    fc.assert(
      fc.property(fc.array(anyListItem, { maxLength: 12 }), anyFilters, (items, all) => {
        const passed = applyFilters(items, all);
        for (const without of taken) {
          const wider = applyFilters(items, { ...all, ...without(all) });
          expect(passed.every((item) => wider.includes(item))).toBe(true);
        }
        expect(applyFilters(passed, all)).toEqual(passed);
      }),
    );
  });

  test('[F5.5-5] OR inside a facet: two brands give what each gives', () => {
    fc.assert(
      fc.property(fc.array(anyListItem, { maxLength: 12 }), (items) => {
        fc.pre(['aurora', 'kvist'].every((slug) => items.some(({ brandSlug }) => brandSlug === slug)));
        const of = (...brands: string[]) => applyFilters(items, filters({ chosen: { brands } }));
        expect(of('aurora', 'kvist').length).toBe(of('aurora').length + of('kvist').length);
      }),
    );
  });

  test('[F5.5-5] filters are free of order: what passes each of them passes all together', () => {
    const single: readonly ((all: ListFilters) => ListFilters)[] = [
      ...FACETS.map(
        ({ id }) =>
          (all: ListFilters) =>
            filters({ chosen: { [id]: all.values[id] } }),
      ),
      ({ price, financing }) => filters({ price, financing }),
      ({ inStock }) => filters({ inStock }),
      ({ query }) => filters({ query }),
    ];
    fc.assert(
      fc.property(
        fc.array(anyListItem, { maxLength: 12 }),
        anyFilters,
        fc.shuffledSubarray([...single], { minLength: single.length }),
        (items, all, order) => {
          const passing = order.map((pick) => applyFilters(items, pick(all)));
          const inAll = sortItems(items, 'populaere', null).filter((item) =>
            passing.every((each) => each.includes(item)),
          );
          expect(inAll).toEqual(applyFilters(items, all));
        },
      ),
    );
  });
});

describe('price index', () => {
  const items = [
    aProductListItem({ upfrontPrice: { upfront: toOre(4_990.5), total: toOre(4_990.5) } }),
    aProductListItem(),
    aProductListItem({
      upfrontPrice: null,
      brandSlug: 'kvist',
      variants: { salesStatuses: [{ name: 'x', sellable: true, quantityInStock: 0 }] },
    }),
  ];

  test('[F5.5-11, F5.5-14] the slider spans the prices of what passes the other filters, its own range left out', () => {
    expect(priceBounds(items, { ...NO_FILTERS, price: { max: toOre(1) } })).toEqual({ min: 499_000, max: 1_299_000 });
    expect(priceBounds(items, { ...NO_FILTERS, values: { ...NO_FILTERS.values, brands: ['kvist'] } })).toBeNull();
  });

  test('[F5.5-12, F5.5-14] how many the stock filter would leave', () => {
    expect(applyFilters(items, { ...NO_FILTERS, inStock: true })).toHaveLength(2);
  });
});
