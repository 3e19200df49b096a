import { memo } from 'react';
import type { LipscoreReview, ReviewStars } from 'shared-domain/catalogue';
import { Quote, RatingSummary, TextLink } from 'shared-domain/ui';
import { ratingText } from '../texts/nb';
import { aboutTexts as texts } from './about-nb';
import { reviewDate } from './rules/reviews';
import styles from './about.module.css';

export interface ReviewDigestProps {
  readonly rating: ReviewStars;
  /** Those that are shown. */
  readonly quotes: readonly LipscoreReview[];
  /** How many have a text. */
  readonly reviewCount: number;
}

/** The reviews by customers in short: stars, how many rated it, and a few reviews. */
export const ReviewDigest = memo(function ReviewDigest({ rating, quotes, reviewCount }: ReviewDigestProps) {
  return (
    <section aria-labelledby="kundene-sier" className={styles.reviews}>
      <RatingSummary
        id="kundene-sier"
        title={texts.customersSay}
        valueText={ratingText(rating.stars)}
        count={rating.votes}
      />
      <div aria-label={texts.mostUseful} role="group">
        {quotes.map(({ customerName, reviewDate: date, review }) => {
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
          {texts.allReviews(reviewCount)}
        </TextLink>
      </div>
    </section>
  );
});
