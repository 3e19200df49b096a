import { TextLink } from '../../primitives/text-link/text-link';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden';
import { texts } from '../../texts/nb';
import styles from './rating.module.css';

export interface RatingProps {
  /** 0 to 5. */
  readonly value: number;
  /** As shown, e.g. '4,5'. */
  readonly valueText: string;
  readonly count?: number | undefined;
  /** Where the reviews stand, e.g. '#anmeldelser'. */
  readonly href?: string | undefined;
}

const STAR = 'm10 1.800 2.500 5.300 5.800.700-4.300 4 1.100 5.700L10 14.700l-5.100 2.800L6 11.800l-4.300-4 5.800-.700Z';

/** Stars and the figure, e.g. «4,5 (128)». */
export function Rating({ value, valueText, count, href }: RatingProps) {
  const spoken = count === undefined ? texts.rating(valueText) : texts.ratingWithCount(valueText, count);
  const shown = <span aria-hidden>{count === undefined ? valueText : `${valueText} (${count})`}</span>;
  return (
    <span className={styles.rating}>
      <svg aria-hidden viewBox="0 0 100 20" width="100" height="20" className={styles.stars}>
        {[0, 1, 2, 3, 4].map((star) => {
          const half = value - star >= 0.25 && value - star < 0.75;
          return (
            <g key={star} transform={`translate(${star * 20} 0)`}>
              <path d={STAR} className={!half && value - star >= 0.75 ? styles.full : styles.empty} />
              {half && <path d="M10 1.800v12.900l-5.100 2.800L6 11.800l-4.300-4 5.800-.700Z" className={styles.full} />}
            </g>
          );
        })}
      </svg>
      {href ? <TextLink href={href} aria-label={spoken} look="soft">{shown}</TextLink> : <>{shown}<VisuallyHidden>{spoken}</VisuallyHidden></>}
    </span>
  );
}
