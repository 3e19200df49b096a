import { type LipscoreReview, type Product, type ReviewStars, reviewStars } from 'shared-domain/catalogue';
import { sortedReviews } from './review-list';

export interface Digest {
  readonly rating: ReviewStars;
  readonly quotes: readonly LipscoreReview[];
  /** How many reviews have a text. */
  readonly reviewCount: number;
}

const QUOTES = 2;

/** Reviews in short: the two that others found most useful, whatever they say; null without stars or without a text (P3-6, P9-13). */
export function reviewDigest(product: Pick<Product, 'lipscore' | 'hideReviewStars'>): Digest | null {
  const rating = reviewStars(product);
  const reviews = product.lipscore?.reviews ?? [];
  if (!rating || reviews.length === 0) return null;
  return { rating, quotes: sortedReviews(reviews, 'useful', null).slice(0, QUOTES), reviewCount: reviews.length };
}
