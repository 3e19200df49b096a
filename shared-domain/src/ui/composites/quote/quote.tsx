import type { ReactNode } from 'react';
import styles from './quote.module.css';

export interface QuoteProps {
  /** The quoted text, without quotation marks; line breaks are kept. */
  readonly text: string;
  /** Who said it; reviews may be without a name. */
  readonly name?: string | undefined;
  /** As shown, e.g. '14/11/2026'. */
  readonly date?: string | undefined;
  /** The same day for machines, e.g. '2026-11-14'. */
  readonly isoDate?: string | undefined;
  /** Above the text, e.g. a `Rating`. */
  readonly rating?: ReactNode;
}

/** The words of a customer. Quotes below each other have a rule between them. */
export function Quote({ text, name, date, isoDate, rating }: QuoteProps) {
  return (
    <figure className={styles.quote}>
      {rating && <div className={styles.rating}>{rating}</div>}
      <blockquote className={styles.text}>«{text.trim()}»</blockquote>
      {(name || date) && (
        <figcaption className={styles.source}>
          {name}
          {name && date && ', '}
          {date && <time dateTime={isoDate}>{date}</time>}
        </figcaption>
      )}
    </figure>
  );
}
