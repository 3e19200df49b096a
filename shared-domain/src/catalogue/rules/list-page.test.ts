import { aProductListItem } from '../testing';
import { viewPage } from '../testing/query-list';
import { LIST_PAGE_SIZE, sentRange } from './list-page';
import { EMPTY_LIST_QUERY } from './list-query';

const items = Array.from({ length: LIST_PAGE_SIZE + 1 }, (_, index) => aProductListItem({ position: index + 1 }));

test('[F2.8-1] a page shows everything up to its end', () => {
  expect(viewPage(items, EMPTY_LIST_QUERY)).toEqual(items.slice(0, LIST_PAGE_SIZE));
  expect(viewPage(items, { ...EMPTY_LIST_QUERY, page: 2 })).toEqual(items);
});

test.each([
  [1, 0, 24],
  [4, 0, 96],
  [5, 24, 120],
  [200, 4_704, 4_800],
])('the HTML of page %i has the products from %i to %i', (page, from, to) => {
  expect(sentRange(page)).toEqual({ from, to });
});
