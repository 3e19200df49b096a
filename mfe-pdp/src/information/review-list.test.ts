import { aLipscoreReview } from 'shared-domain/catalogue/testing';
import { sortedReviews, starCounts } from './review-list';

const reviews = [
  aLipscoreReview({ customerName: 'Anna', rating: 4, reviewDate: '2026-01-02', upvotes: 1, downvotes: 3 }),
  aLipscoreReview({ customerName: 'Bo', rating: '2,5', reviewDate: '2026-03-02', upvotes: 5, downvotes: 0 }),
  aLipscoreReview({ customerName: 'Carl', rating: 5, reviewDate: '2026-02-02', upvotes: 0, downvotes: 0 }),
];
const names = (...sorting: Parameters<typeof sortedReviews> extends [unknown, ...infer Rest] ? Rest : never) =>
  sortedReviews(reviews, ...sorting).map(({ customerName }) => customerName);

test.each([
  ['others', ['Bo', 'Carl', 'Anna']],
  ['newest', ['Bo', 'Carl', 'Anna']],
  ['useful', ['Bo', 'Carl', 'Anna']],
  ['best', ['Carl', 'Anna', 'Bo']],
  ['worst', ['Bo', 'Anna', 'Carl']],
] as const)('the order %s', (sort, expected) => {
  expect(names(sort, null)).toEqual(expected);
});

test('reviews of so many stars; half stars count with the next whole one', () => {
  expect(starCounts(reviews)).toEqual({ 5: 1, 4: 1, 3: 1, 2: 0, 1: 0 });
  expect(names('newest', 3)).toEqual(['Bo']);
  expect(names('newest', 1)).toEqual([]);
});
