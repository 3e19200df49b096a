import { aProductListItem } from '../testing';
import { LIST_PAGE_SIZE, viewList } from './list-page';
import { EMPTY_LIST_QUERY } from './list-query';

const items = Array.from({ length: LIST_PAGE_SIZE + 1 }, (_, index) => aProductListItem({ position: index + 1 }));

test('[F2.8-1] a page shows everything up to its end', () => {
  expect(viewList(items, EMPTY_LIST_QUERY)).toMatchObject({
    items: items.slice(0, LIST_PAGE_SIZE),
    total: 25,
    hasMore: true,
  });
  expect(viewList(items.slice(0, LIST_PAGE_SIZE), EMPTY_LIST_QUERY).hasMore).toBe(false);
  expect(viewList(items, { ...EMPTY_LIST_QUERY, page: 2 })).toMatchObject({ items, total: 25, hasMore: false });
});
