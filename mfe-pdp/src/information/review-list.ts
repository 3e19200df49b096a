import { type LipscoreReview, type Product, type ReviewStars, reviewStars, toHalfStars } from 'shared-domain/catalogue';

/** 'others': those that the page has not quoted yet, the newest first. */
export const REVIEW_SORTS = ['others', 'newest', 'useful', 'best', 'worst'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

export const STAR_COUNTS = [5, 4, 3, 2, 1] as const;
export type StarCount = (typeof STAR_COUNTS)[number];

const starsOf = ({ rating }: LipscoreReview): number => toHalfStars(rating) ?? 0;

/** The bar that a review counts in: half stars are rounded up, as the stars of the summary are drawn. */
const countedStars = (review: LipscoreReview): StarCount =>
  STAR_COUNTS.find((stars) => Math.ceil(starsOf(review)) >= stars) ?? 1;

const byDate = (one: LipscoreReview, other: LipscoreReview): number =>
  Date.parse(other.reviewDate) - Date.parse(one.reviewDate);

const ORDERS: Readonly<Record<ReviewSort, (one: LipscoreReview, other: LipscoreReview) => number>> = {
  others: byDate,
  newest: byDate,
  useful: (one, other) => other.upvotes - other.downvotes - (one.upvotes - one.downvotes),
  best: (one, other) => starsOf(other) - starsOf(one),
  worst: (one, other) => starsOf(one) - starsOf(other),
};

/** How many of the reviews gave so many stars. */
export function starCounts(reviews: readonly LipscoreReview[]): Readonly<Record<StarCount, number>> {
  const counts = { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 };
  for (const review of reviews) counts[countedStars(review)] += 1;
  return counts;
}

/**
 * The reviews that are shown, in order; equal ones keep the order in which they were sent.
 *
 * @param stars of the reviews wanted; null: all
 */
export const sortedReviews = (
  reviews: readonly LipscoreReview[],
  sort: ReviewSort,
  stars: StarCount | null,
): readonly LipscoreReview[] =>
  reviews.filter((review) => stars === null || countedStars(review) === stars).sort(ORDERS[sort]);

export interface Digest {
  readonly rating: ReviewStars;
  readonly quotes: readonly LipscoreReview[];
  /** How many reviews have a text. */
  readonly reviewCount: number;
}

const MOST_QUOTES = 3;

/**
 * Reviews in short: those that others found most useful, whatever they say, but not more than half of all: the list of all begins with the
 * others. Null without stars or without a text (P3-6, P9-13).
 */
export function reviewDigest(product: Pick<Product, 'lipscore' | 'hideReviewStars'>): Digest | null {
  const rating = reviewStars(product);
  const reviews = product.lipscore?.reviews ?? [];
  if (!rating || reviews.length === 0) return null;
  const count = Math.min(MOST_QUOTES, Math.floor(reviews.length / 2));
  return { rating, quotes: sortedReviews(reviews, 'useful', null).slice(0, count), reviewCount: reviews.length };
}
