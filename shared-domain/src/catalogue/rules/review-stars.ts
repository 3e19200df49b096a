import type { Lipscore } from '../model';

const MOST_STARS = 5;

/** A rating, 0 to 5, to the nearest half star, quarters are rounded up: 4.25 → 4.5 (P9-13). Null when it is not a number. */
export function toHalfStars(rating: number | string): number | null {
  const stars = typeof rating === 'number' ? rating : Number(rating.trim().replace(',', '.') || NaN);
  return Number.isNaN(stars) ? null : Math.round(Math.min(Math.max(stars, 0), MOST_STARS) * 2) / 2;
}

export interface ReviewStars {
  /** 0 to 5 in steps of a half. */
  readonly stars: number;
  readonly votes: number;
}

/** The stars of a product; null where they are hidden: no votes, no readable rating, or the product hides them (P3-6, P9-13). */
export function reviewStars({
  lipscore,
  hideReviewStars = false,
}: {
  readonly lipscore?: Pick<Lipscore, 'rating' | 'votes'> | undefined;
  readonly hideReviewStars?: boolean | undefined;
}): ReviewStars | null {
  if (!lipscore || hideReviewStars || lipscore.votes <= 0) return null;
  const stars = toHalfStars(lipscore.rating);
  return stars === null ? null : { stars, votes: lipscore.votes };
}
