import fc from 'fast-check';
import { reviewStars, toHalfStars } from './review-stars';

test.each([
  [4.25, 4.5],
  [4.24, 4],
  [4.5, 4.5],
  [4.74, 4.5],
  [4.75, 5],
  [0.2, 0],
  [0, 0],
  ['4.25', 4.5],
  ['4,3', 4.5],
  [' 3 ', 3],
  [7, 5],
  [-1, 0],
  ['', null],
  [' ', null],
  ['mange', null],
  [NaN, null],
])('[P9-13, P3-6] the rating %j is %j stars', (rating, stars) => {
  expect(toHalfStars(rating)).toBe(stars);
});

test('[P9-13] stars are the nearest half, at most a quarter away', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 5, noNaN: true }), (rating) => {
      const stars = toHalfStars(rating) ?? NaN;
      expect(Number.isInteger(stars * 2)).toBe(true);
      expect(Math.abs(stars - rating)).toBeLessThanOrEqual(0.25);
      expect(toHalfStars(String(rating))).toBe(stars);
    }),
  );
});

test('[P9-13, P3-6] stars are hidden without votes, without a rating, and where the product hides them', () => {
  expect(reviewStars({ lipscore: { rating: '4.3', votes: 1 } })).toEqual({ stars: 4.5, votes: 1 });
  expect(reviewStars({ lipscore: { rating: 4.3, votes: 0 } })).toBeNull();
  expect(reviewStars({ lipscore: { rating: 'ukjent', votes: 3 } })).toBeNull();
  expect(reviewStars({ lipscore: { rating: 4.3, votes: 3 }, hideReviewStars: true })).toBeNull();
  expect(reviewStars({})).toBeNull();
});
