import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden';
import * as texts from '../../texts/nb';
import styles from './product-card.module.css';

export interface CardRatingProps {
  /** 0 to 5 in steps of a half; null: the product has no ratings. */
  readonly of: { readonly stars: number; readonly votes: number } | null;
}

/** The stars of a product on its card, and how many gave them. */
export function CardRating({ of: rating }: CardRatingProps) {
  if (!rating) return null;
  const value = rating.stars.toFixed(1).replace('.', ',');
  return (
    <p className={styles.rating}>
      <span aria-hidden>{`${value} (${rating.votes})`}</span>
      <VisuallyHidden>{texts.ratingWithCount(value, rating.votes)}</VisuallyHidden>
    </p>
  );
}
