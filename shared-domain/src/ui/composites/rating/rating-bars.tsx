import { formatInteger } from '../../../money';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden';
import * as barTexts from '../../texts/rating-bars-nb';
import styles from './rating.module.css';

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
