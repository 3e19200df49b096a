import fc from 'fast-check';
import { reviewDate, reviewPage } from './reviews';

describe('review date', () => {
  test.each([
    ['2026-10-03', '03/10/2026'],
    ['2026-10-03T09:30:00Z', '03/10/2026'],
    ['2026-12-31T23:30:00Z', '01/01/2027'],
    ['2026-12-31T23:30:00+01:00', '31/12/2026'],
    ['i fjor', ''],
  ])('[P9-13] a review of %s is dated %j', (iso, date) => {
    expect(reviewDate(iso)).toBe(date);
  });
});

describe('review page', () => {
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
});
