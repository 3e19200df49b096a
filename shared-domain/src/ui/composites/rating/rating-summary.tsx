import type { ReactNode } from 'react';
import { formatInteger } from '../../../money';
import { Heading, type HeadingLevel } from '../../primitives/heading/heading';
import { Text } from '../../primitives/text/text';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden';
import * as texts from '../../texts/nb';
import * as barTexts from '../../texts/rating-bars-nb';
import styles from './rating.module.css';

export interface RatingSummaryProps {
  /** e.g. 'Kundene sier'. */
  readonly title: ReactNode;
  readonly level?: HeadingLevel | undefined;
  /** As shown, e.g. '4,5'. */
  readonly valueText: string;
  readonly count: number;
  readonly id?: string | undefined;
}

/** The head of the reviews: title, how many ratings there are, and the figure in large. */
export function RatingSummary({ title, level = 2, valueText, count, id }: RatingSummaryProps) {
  return (
    <div className={styles.summary}>
      <div>
        <Heading level={level} size="h3" id={id}>
          {title}
        </Heading>
        <Text size="small" tone="soft">
          {texts.ratings(count)}
        </Text>
      </div>
      <p className={styles.figure}>
        <span aria-hidden>
          {valueText} <span className={styles.scale}>{texts.ofFive}</span>
        </span>
        <VisuallyHidden>{texts.rating(valueText)}</VisuallyHidden>
      </p>
    </div>
  );
}

const STARS = [5, 4, 3, 2, 1] as const;

export interface RatingBarsProps {
  /** How many reviews gave so many stars. */
  readonly counts: Readonly<Record<(typeof STARS)[number], number>>;
}

/** How the stars are spread: a bar for each number of stars, the longest one full. */
export function RatingBars({ counts }: RatingBarsProps) {
  const most = Math.max(...STARS.map((stars) => counts[stars]));
  if (most <= 0) return null;
  return (
    <ul aria-label={barTexts.ratingBars} className={styles.bars}>
      {STARS.map((stars) => {
        const count = counts[stars];
        return (
          <li key={stars} className={styles.barRow}>
            <span aria-hidden>{stars}</span>
            <svg aria-hidden width="100%" height="8" className={styles.bar}>
              <rect width="100%" height="8" rx="4" className={styles.track} />
              {count > 0 && (
                <rect width={`${Math.round((count / most) * 100)}%`} height="8" rx="4" className={styles.share} />
              )}
            </svg>
            <span aria-hidden className={styles.count}>
              {formatInteger(count)}
            </span>
            <VisuallyHidden>{barTexts.starsWithCount(stars, count)}</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}
