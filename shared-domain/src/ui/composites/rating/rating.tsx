import { formatInteger } from '../../../money';
import { TextLink } from '../../primitives/text-link/text-link';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden';
import * as texts from '../../texts/nb';
import styles from './rating.module.css';

const WIDTH = 100;

/** Five stars to the nearest half. Decorative: the text beside them says the same. */
export function Stars({ value }: { readonly value: number }) {
  const filled = (Math.round(value * 2) * WIDTH) / 10;
  return (
    <svg aria-hidden width={WIDTH} height="20" className={styles.stars}>
      <rect width={WIDTH} height="20" className={styles.empty} />
      {filled > 0 && <rect width={filled} height="20" className={styles.full} />}
    </svg>
  );
}

export interface RatingProps {
  /** 0 to 5; drawn to the nearest half. */
  readonly value: number;
  /** As shown, e.g. '4,5'. */
  readonly valueText: string;
  /** How many ratings; with 0 nothing is shown. */
  readonly count?: number | undefined;
  /** Link to the reviews, e.g. '#omtaler'. */
  readonly href?: string | undefined;
  /** short: «4,5 (128)», read in words. full: «4,5 av 5 · 128 vurderinger». */
  readonly look?: 'short' | 'full' | undefined;
}

/** Stars, the figure and how many ratings it rests on. */
export function Rating({ look = 'short', ...props }: RatingProps) {
  if (props.count === 0) return null;
  return (
    <span className={styles.rating}>
      <Stars value={props.value} />
      {look === 'full' ? <FullText {...props} /> : <ShortText {...props} />}
    </span>
  );
}

function FullText({ valueText, count, href }: RatingProps) {
  const text =
    count === undefined ? texts.outOfFive(valueText) : `${texts.outOfFive(valueText)} · ${texts.ratings(count)}`;
  return href ? (
    <TextLink href={href} look="soft" className={styles.link}>
      {text}
    </TextLink>
  ) : (
    <span>{text}</span>
  );
}

function ShortText({ valueText, count, href }: RatingProps) {
  const spoken = count === undefined ? texts.rating(valueText) : texts.ratingWithCount(valueText, count);
  const shown = <span aria-hidden>{count === undefined ? valueText : `${valueText} (${formatInteger(count)})`}</span>;
  if (href)
    return (
      <TextLink href={href} aria-label={spoken} look="soft" className={styles.link}>
        {shown}
      </TextLink>
    );
  return (
    <span>
      {shown}
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </span>
  );
}
