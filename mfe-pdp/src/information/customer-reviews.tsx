import { useState } from 'react';
import { type Lipscore, type LipscoreReview, reviewStars, toHalfStars } from 'shared-domain/catalogue';
import { Pagination, Quote, Rating, RatingBars, RatingSummary, Select, Text } from 'shared-domain/ui';
import { ratingText } from '../texts/nb';
import { ScriptOnly } from '../ui/script-only';
import { informationTexts as texts } from './information-nb';
import {
  REVIEW_SORTS,
  reviewDigest,
  type ReviewSort,
  sortedReviews,
  STAR_COUNTS,
  type StarCount,
  starCounts,
} from './review-list';
import { reviewDate, reviewPage } from './rules/reviews';
import styles from './customer-reviews.module.css';

export interface CustomerReviewsProps {
  readonly lipscore: Lipscore;
  readonly hideStars?: boolean | undefined;
}

/**
 * Reviews of customers: how the stars are spread, order, filter, five a page (P3-6, P9-13). It begins with those that 'Kundene sier' does not
 * quote. Without script all are there.
 */
export function CustomerReviews({ lipscore, hideStars = false }: CustomerReviewsProps) {
  const quotes = reviewDigest({ lipscore, hideReviewStars: hideStars })?.quotes ?? [];
  const [sort, setSort] = useState<ReviewSort>(quotes.length > 0 ? 'others' : 'newest');
  const [stars, setStars] = useState<StarCount | null>(null);
  const [page, setPage] = useState(1);
  const summary = reviewStars({ lipscore, hideReviewStars: hideStars });
  const counts = starCounts(lipscore.reviews);
  const sorted = sortedReviews(lipscore.reviews, sort, stars);
  const isQuoted = (review: LipscoreReview): boolean => quotes.includes(review);
  const listed =
    sort === 'others' ? [...sorted.filter((review) => !isQuoted(review)), ...sorted.filter(isQuoted)] : sorted;
  const shown = reviewPage(listed, page);
  const choose = (change: () => void): void => {
    change();
    setPage(1);
  };
  return (
    <section aria-labelledby="vurderinger" className={styles.reviews}>
      <div className={styles.summary}>
        {summary && (
          <>
            <RatingSummary
              level={3}
              id="vurderinger"
              title={texts.customersSay}
              valueText={ratingText(summary.stars)}
              count={summary.votes}
            />
            {summary.votes !== lipscore.reviews.length && (
              <Text size="small" tone="soft">
                {texts.spreadOfTexts(lipscore.reviews.length)}
              </Text>
            )}
            <RatingBars counts={counts} />
          </>
        )}
      </div>
      <div>
        <ScriptOnly>
          <div className={styles.choices}>
            <Select
              label={texts.sortReviews}
              value={sort}
              options={REVIEW_SORTS.filter((value) => value !== 'others' || quotes.length > 0).map((value) => ({
                value,
                label: texts.reviewSorts[value],
              }))}
              onChange={(value) => choose(() => setSort(value as ReviewSort))}
            />
            <Select
              label={texts.filterReviews}
              value={stars ?? ''}
              options={[
                { value: '', label: texts.allStars },
                ...STAR_COUNTS.map((value) => ({
                  value: String(value),
                  label: texts.starsWithCount(value, counts[value]),
                  disabled: counts[value] === 0,
                })),
              ]}
              onChange={(value) => choose(() => setStars(value === '' ? null : (Number(value) as StarCount)))}
            />
          </div>
        </ScriptOnly>
        <div role="status" className={styles.status}>
          <Text size="small" tone="soft">
            {texts.shownReviews(shown.reviews.length, sorted.length)}
          </Text>
        </div>
        {listed.map((review) => (
          <div
            key={`${review.customerName} ${review.reviewDate} ${review.review}`}
            hidden={!shown.reviews.includes(review)}
            className={styles.review}
          >
            <CustomerReview review={review} />
          </div>
        ))}
        <ScriptOnly>
          <Pagination
            page={shown.page}
            pages={shown.pageCount}
            label={texts.reviewPages}
            hrefOf={() => '#reviews'}
            onSelect={setPage}
          />
        </ScriptOnly>
      </div>
    </section>
  );
}

function CustomerReview({ review }: { readonly review: LipscoreReview }) {
  const stars = toHalfStars(review.rating);
  const date = reviewDate(review.reviewDate);
  return (
    <>
      <Quote
        text={review.review}
        name={review.customerName}
        date={date || undefined}
        isoDate={date ? review.reviewDate.slice(0, 10) : undefined}
        rating={stars === null ? undefined : <Rating value={stars} valueText={ratingText(stars)} />}
      />
      {review.upvotes + review.downvotes > 0 && (
        <Text size="tiny" tone="soft" className={styles.votes}>
          {texts.helpfulVotes(review.upvotes, review.upvotes + review.downvotes)}
        </Text>
      )}
    </>
  );
}
