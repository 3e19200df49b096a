import { texts } from '../../texts/nb';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './colour-dots.module.css';

export interface ColourDot {
  readonly name: string;
  /** CSS colour from data. */
  readonly html: string;
}

export interface ColourDotsProps {
  readonly colours: readonly ColourDot[];
}

const SHOWN = 4;

/** The colours of a product as dots of 14 px, four at most and the number of the rest. */
export function ColourDots({ colours }: ColourDotsProps) {
  const rest = colours.length - SHOWN;
  return (
    <span className={styles.dots}>
      {colours.length > 0 && (
        <VisuallyHidden>{texts.colours(colours.map((colour) => colour.name).join(', '))}</VisuallyHidden>
      )}
      {colours.slice(0, SHOWN).map((colour) => (
        <svg key={`${colour.name} ${colour.html}`} aria-hidden viewBox="0 0 14 14" width="14" height="14">
          <circle cx="7" cy="7" r="6.500" fill={colour.html} className={styles.dot} />
        </svg>
      ))}
      {rest > 0 && <span aria-hidden>+{rest}</span>}
    </span>
  );
}
