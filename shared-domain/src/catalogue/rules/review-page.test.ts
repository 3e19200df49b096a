import fc from 'fast-check';
import { reviewPage } from './review-page';

const twelve = Array.from({ length: 12 }, (_, index) => index);

test.each([
  [1, { reviews: [0, 1, 2, 3, 4], page: 1, pageCount: 3 }],
  [3, { reviews: [10, 11], page: 3, pageCount: 3 }],
  [9, { reviews: [10, 11], page: 3, pageCount: 3 }],
  [0, { reviews: [0, 1, 2, 3, 4], page: 1, pageCount: 3 }],
])('[P9-13] page %d of twelve reviews', (page, expected) => {
  expect(reviewPage(twelve, page)).toEqual(expected);
});

test('[P9-13] no reviews are one empty page', () => {
  expect(reviewPage([], 1)).toEqual({ reviews: [], page: 1, pageCount: 1 });
});

test('[P9-13] the pages together are all reviews, each of five but the last', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 40 }), (reviews) => {
      const { pageCount } = reviewPage(reviews, 1);
      const pages = Array.from({ length: pageCount }, (_, index) => reviewPage(reviews, index + 1).reviews);
      expect(pages.flat()).toEqual(reviews);
      expect(pages.slice(0, -1).every(({ length }) => length === 5)).toBe(true);
    }),
  );
});
