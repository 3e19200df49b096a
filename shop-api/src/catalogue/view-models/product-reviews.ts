import type { ProductWire as ShownProduct } from 'shared-domain/catalogue/io';
import { mainImageOf } from '../images';
import type { Product, Reviews } from '../model';
import { texts } from '../texts/nb';

type ShownReviews = Pick<ShownProduct, 'lipscore' | 'customReviews' | 'customTestReviews' | 'hideReviewStars'>;

/** Reviews of a product, if there are any (P3-6). */
export function productReviews(product: Product, { customers, pilots, magazine }: Partial<Reviews> = {}): ShownReviews {
  return {
    ...(customers
      ? { lipscore: { rating: customers.rating, votes: customers.votes, reviews: customers.reviews } }
      : {}),
    ...(pilots
      ? {
          customReviews: pilots.map(({ id, ...review }) => ({
            alternative_id: id,
            ...review,
            expandButtonText: texts.expandReview,
            closeButtonText: texts.closeReview,
          })),
        }
      : {}),
    ...(magazine ? { customTestReviews: { image: mainImageOf(product).url, ...magazine } } : {}),
    ...(product.hideReviewStars ? { hideReviewStars: true } : {}),
  };
}
