import { useId, useState } from 'react';
import * as texts from '../../texts/nb';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { type ColourDot, SHOWN_DOTS } from './colour-dots';
import styles from './colour-choice.module.css';

export interface ColourChoiceProps {
  /** Names the group: the product whose colours they are. */
  readonly of: string;
  readonly colours: readonly ColourDot[];
  /** Place of the chosen colour; -1: none of those that are shown. */
  readonly chosen: number;
  /** The colours beyond the first ones are behind a button (P9-11); by default only their number is named. */
  readonly expandable?: boolean | undefined;
  /** With a mouse a colour is chosen as soon as it is pointed at. */
  readonly onChoose: (place: number) => void;
}

/** The dots of `ColourDots` as a choice, in the same room: by pointing, by a tap, or by the arrow keys. */
export function ColourChoice({ of, colours, chosen, expandable = false, onChoose }: ColourChoiceProps) {
  const name = useId();
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? colours.length : SHOWN_DOTS;
  const rest = colours.length - shown;
  return (
    <span role="radiogroup" aria-label={texts.colourOf(of)} className={styles.choice}>
      {colours.slice(0, shown).map((colour, place) => (
        <label
          key={`${colour.name} ${colour.html}`}
          title={colour.name}
          className={styles.target}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onChoose(place)}
        >
          <input
            type="radio"
            name={name}
            aria-label={colour.name}
            checked={place === chosen}
            onChange={() => onChoose(place)}
            className={styles.input}
          />
          <svg aria-hidden viewBox="0 0 24 24" width="24" height="24" className={styles.dot}>
            <circle cx="12" cy="12" r="10" className={styles.ring} />
            <circle cx="12" cy="12" r="6.5" fill={colour.html} className={styles.fill} />
          </svg>
        </label>
      ))}
      {rest > 0 &&
        (expandable ? (
          <button type="button" className={styles.more} onClick={() => setOpen(true)}>
            <span aria-hidden>+{rest}</span>
            <VisuallyHidden>{texts.showMoreColours(rest)}</VisuallyHidden>
          </button>
        ) : (
          <span className={styles.rest}>
            <span aria-hidden>+{rest}</span>
            <VisuallyHidden>{texts.moreColours(rest)}</VisuallyHidden>
          </span>
        ))}
    </span>
  );
}
