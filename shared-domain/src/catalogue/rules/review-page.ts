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
