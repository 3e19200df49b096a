import { pagesShown } from './pages-shown';

test.each([
  [1, 1, '1'],
  [4, 7, '1 2 3 4 5 6 7'],
  [1, 12, '1 2 3 4 5 gap 12'],
  [4, 12, '1 2 3 4 5 gap 12'],
  [5, 12, '1 gap 4 5 6 gap 12'],
  [8, 12, '1 gap 7 8 9 gap 12'],
  [9, 12, '1 gap 8 9 10 11 12'],
  [12, 12, '1 gap 8 9 10 11 12'],
  [4, 8, '1 2 3 4 5 gap 8'],
  [5, 8, '1 gap 4 5 6 7 8'],
])('page %i of %i: %s', (page, pages, shown) => {
  expect(pagesShown(page, pages).join(' ')).toBe(shown);
});
