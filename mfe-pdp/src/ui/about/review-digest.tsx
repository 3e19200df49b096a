import { memo } from 'react';
import { type Product, reviewDate, reviewStars } from 'shared-domain/catalogue';
import { Quote, RatingSummary, TextLink } from 'shared-domain/ui';
import { sortedReviews } from '../../data/review-list';
import { aboutTexts as texts } from '../../texts/about-nb';
import { ratingText } from '../rating-text';
import styles from './about.module.css';

export interface ReviewDigestProps {
  readonly product: Pick<Product, 'lipscore' | 'hideReviewStars'>;
}

const QUOTES = 2;

/** What customers say in short: stars, how many rated it, and the two reviews that others found most useful, whatever they say. */
export const ReviewDigest = memo(function ReviewDigest({ product }: ReviewDigestProps) {
  const rating = reviewStars(product);
  const reviews = product.lipscore?.reviews ?? [];
  if (!rating || reviews.length === 0) return null;
  return (
    <section aria-labelledby="kundene-sier" className={styles.reviews}>
      <RatingSummary
        id="kundene-sier"
        title={texts.customersSay}
        valueText={ratingText(rating.stars)}
        count={rating.votes}
      />
      <div aria-label={texts.mostUseful} role="group">
        {sortedReviews(reviews, 'useful', null)
          .slice(0, QUOTES)
          .map(({ customerName, reviewDate: date, review }) => {
            const day = reviewDate(date);
            return (
              <Quote
                key={`${customerName} ${date}`}
                text={review}
                name={customerName}
                date={day || undefined}
                isoDate={day ? date.slice(0, 10) : undefined}
              />
            );
          })}
      </div>
      <div>
        <TextLink look="strong" href="#reviews">
          {texts.allReviews(reviews.length)}
        </TextLink>
      </div>
    </section>
  );
});
