import fc from 'fast-check';
import type { ListColumns } from '../io/list-wire';
import { aProductListItem } from '../testing';
import { anyProduct, anyQuery } from '../testing/catalogue-arbitrary';
import { plainFacets, plainlyFiltered, plainPage, plainPriceBounds } from '../testing/plain-list';
import { LIST_PAGE_SIZE, toFacets } from './facet-counts';
import { financingChoices } from './financing';
import { toListColumns } from './list-columns';
import { buildListIndex, createListIndex } from './list-index';
import { EMPTY_LIST_QUERY, NO_FILTERS } from './list-query';
import { sortItems } from './list-sort';

const sent = (columns: unknown) => JSON.parse(JSON.stringify(columns)) as ListColumns;

test('[F5.5-5] [F5.5-11] [F5.5-14] [F9.13-2] any list answers any query as the rules do, product by product', () => {
  fc.assert(
    fc.property(
      fc.array(anyProduct, { maxLength: 30 }),
      anyQuery,
      fc.record({ defaultVariantColorOnly: fc.boolean() }),
      (products, query, options) => {
        const items = sortItems(products, 'populaere', null);
        const index = createListIndex(sent(toListColumns(items, options)), items);
        const answer = index.answer(query, { from: 0, to: query.page * LIST_PAGE_SIZE });
        expect(answer?.places.map((place) => items[place])).toEqual(plainPage(items, query, options));
        expect(answer?.count).toBe(plainlyFiltered(items, query.filters, options).length);
        expect(toFacets(answer?.facets ?? [], query.filters)).toEqual(plainFacets(items, query.filters, options));
        expect(answer?.priceBounds).toEqual(plainPriceBounds(items, query.filters, options));
        expect(index.financing).toEqual(financingChoices(items).map(({ value }) => value));
        expect(index.total).toBe(items.length);
      },
    ),
    { numRuns: 300 },
  );
});

test('a range in the middle has those products, and the count is of all', () => {
  const items = Array.from({ length: 30 }, (_, index) => aProductListItem({ position: index + 1 }));
  const index = createListIndex(toListColumns(items));
  expect(index.answer(EMPTY_LIST_QUERY, { from: 24, to: 48 })).toMatchObject({
    count: 30,
    places: [24, 25, 26, 27, 28, 29],
  });
});

test('without texts only the text search has no answer', () => {
  const index = createListIndex(toListColumns([aProductListItem()]));
  expect(
    index.answer({ ...EMPTY_LIST_QUERY, filters: { ...NO_FILTERS, query: 'pro' } }, { from: 0, to: 1 }),
  ).toBeNull();
  expect(index.answer(EMPTY_LIST_QUERY, { from: 0, to: 1 })).toMatchObject({ count: 1 });
});

test('a facet that only a newer server knows is not shown, and the list is', () => {
  const columns = toListColumns([aProductListItem()]);
  const newer = { ...columns, facets: [{ id: 'waterproof', values: [], sets: '', of: '0' }, ...columns.facets] };
  const ids = createListIndex(newer)
    .answer(EMPTY_LIST_QUERY, { from: 0, to: 1 })
    ?.facets.map(({ id }) => id);
  expect(ids).not.toContain('waterproof');
  expect(ids).toContain('brands');
  const counted = [{ id: 'waterproof', values: [{ value: 'ja', count: 1 }] }];
  expect(toFacets(counted, NO_FILTERS)).toEqual([]);
});

test('a list without products has an index', () => {
  const index = createListIndex(sent(toListColumns([])), []);
  expect(index.answer(EMPTY_LIST_QUERY, { from: 0, to: 24 })).toMatchObject({
    count: 0,
    places: [],
    facets: [],
    priceBounds: null,
  });
});

test('it is built in steps, so that a browser can do other work between them', () => {
  const steps = buildListIndex(toListColumns([aProductListItem()]));
  let pauses = 0;
  while (!steps.next().done) pauses += 1;
  expect(pauses).toBeGreaterThan(5);
});
