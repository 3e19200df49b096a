import { toInstantMs } from 'shared-domain/catalogue';
import { norwegianTime } from 'shared-domain/kernel';

/** The day of a review in Norway as '03/10/2026' (P9-13); '' when the date cannot be read. */
export function reviewDate(iso: string): string {
  const atMs = toInstantMs(iso);
  if (atMs === null) return '';
  const { day, month, year } = norwegianTime(atMs);
  return [day, month, year].map((part) => String(part).padStart(2, '0')).join('/');
}

/** Reviews per page (P9-13). */
const REVIEWS_EACH_PAGE = 5;

export interface ReviewPage<Review> {
  readonly reviews: readonly Review[];
  /** From 1; a page beyond the end is the last. */
  readonly page: number;
  /** At least 1. */
  readonly pageCount: number;
}

/**
 * The reviews of one page, five each (P9-13).
 *
 * @param page whole number from 1
 */
export function reviewPage<Review>(reviews: readonly Review[], page: number): ReviewPage<Review> {
  const pageCount = Math.max(1, Math.ceil(reviews.length / REVIEWS_EACH_PAGE));
  const shown = Math.min(Math.max(1, page), pageCount);
  const end = shown * REVIEWS_EACH_PAGE;
  return { reviews: reviews.slice(end - REVIEWS_EACH_PAGE, end), page: shown, pageCount };
}
