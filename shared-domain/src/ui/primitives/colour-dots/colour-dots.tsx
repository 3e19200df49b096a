import * as texts from '../../texts/nb';
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

/** Dots that are shown; the rest is a number. */
export const SHOWN_DOTS = 4;
const DOT_PX = 14;
/** The centres are as far apart as those of `ColourChoice`, whose targets are 24 px wide. */
const GAP_PX = 10;

/** The colours of a product as dots of 14 px, four at most and the number of the rest. */
export function ColourDots({ colours }: ColourDotsProps) {
  const shown = colours.slice(0, SHOWN_DOTS);
  const rest = colours.length - SHOWN_DOTS;
  const width = shown.length * (DOT_PX + GAP_PX) - GAP_PX;
  return (
    <span className={styles.dots}>
      {shown.length > 0 && (
        <>
          <VisuallyHidden>{texts.colours(colours.map((colour) => colour.name).join(', '))}</VisuallyHidden>
          <svg aria-hidden viewBox={`0 0 ${width} ${DOT_PX}`} width={width} height={DOT_PX} className={styles.all}>
            {shown.map((colour, index) => (
              <circle
                key={`${colour.name} ${colour.html}`}
                cx={DOT_PX / 2 + index * (DOT_PX + GAP_PX)}
                cy={DOT_PX / 2}
                r="6.5"
                fill={colour.html}
              />
            ))}
          </svg>
        </>
      )}
      {rest > 0 && <span aria-hidden>+{rest}</span>}
    </span>
  );
}
