import type { ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Heading, type HeadingLevel } from '../../primitives/heading/heading';
import { UspList } from '../../primitives/usp-list/usp-list';
import styles from './hero.module.css';

/** Farthest first, each 1392 × 300. On a page they rise to the right, away from the text; on a card they are behind it. */
const RIDGES = {
  page: [
    'M0 214 120 186l110 30 130-52 140 44 120-64 110 30 130-92 120 54 140-102 130 84 142-60v242H0Z',
    'M0 250 150 222l150 26 170-44 160 40 160-70 150 44 170-84 150 66 132-50v150H0Z',
    'M0 276 210 248l180 28 190-34 200 36 220-62 190 42 202-60v102H0Z',
    'M0 288 260 268l240 18 260-22 280 20 352-40v56H0Z',
  ],
  card: [
    'M0 94 190 26l100 46 126-66 150 81 124-42 180 69 142-90 130 57 120-73 130 63v229H0Z',
    'M0 170 130 98l150 72 160-84 170 92 150-62 190 84 170-96 132 62 140-56v190H0Z',
    'M0 240 210 170l180 54 190-66 200 72 220-60 190 56 200-70 202 66v78H0Z',
    'M0 276 260 230l240 40 260-44 280 44 352-48v78H0Z',
  ],
} as const;

const DISTANCES = ['farthest', 'far', 'near', 'nearest'] as const;

/** Layered ridges along the foot of a hero, whose ground is the sky. Twice per page at most. */
function Ridges({ look }: { readonly look: 'page' | 'card' }) {
  return (
    <svg aria-hidden className={styles.ridges} viewBox="0 0 1392 300" preserveAspectRatio="none">
      {DISTANCES.map((distance, index) => (
        <path key={distance} className={styles[distance]} d={RIDGES[look][index]} />
      ))}
    </svg>
  );
}

export interface HeroProps {
  /** page: the home hero, a light dusk, 1392 × 600, full bleed on phones. card: the Fjell X card, night, radius 32 inside the page column. */
  readonly look?: 'page' | 'card' | undefined;
  readonly eyebrow?: ReactNode;
  readonly title: ReactNode;
  readonly level?: HeadingLevel | undefined;
  readonly text?: ReactNode;
  readonly points?: readonly ReactNode[] | undefined;
  /** A `Price`; it takes the colour of the text by itself. */
  readonly price?: ReactNode;
  readonly priceNote?: ReactNode;
  /** Buttons of size large: primary and secondary on a page, white and ghost on a card. */
  readonly actions?: ReactNode;
  /** A legal line, 13 px. */
  readonly legal?: ReactNode;
  /** A `Picture` beside the text. */
  readonly picture?: ReactNode;
  /** Content of the dark panel at the right (card look), e.g. the speed table. */
  readonly panel?: ReactNode;
}

/** The mountain motif with text. */
export function Hero(props: HeroProps) {
  const {
    look = 'page',
    eyebrow,
    title,
    level = 1,
    text,
    points = [],
    price,
    priceNote,
    actions,
    legal,
    picture,
    panel,
  } = props;
  return (
    <section className={classNames(styles.hero, styles[look])}>
      <Ridges look={look} />
      <div className={styles.inner}>
        <div className={styles.texts}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <Heading level={level} size={look === 'page' ? 'display' : 'h1'} className={styles.title}>
            {title}
          </Heading>
          {text && <p className={styles.lead}>{text}</p>}
          {points.length > 0 && (
            <div className={styles.points}>
              <UspList items={points} tone={look === 'page' ? 'brand' : 'offer'} />
            </div>
          )}
          {(price ?? priceNote) && (
            <p className={styles.price}>
              {price} {priceNote && <span className={styles.note}>{priceNote}</span>}
            </p>
          )}
          {actions && <div className={styles.actions}>{actions}</div>}
          {legal && <p className={styles.legal}>{legal}</p>}
        </div>
        {picture && <div className={styles.picture}>{picture}</div>}
        {panel && <div className={styles.panel}>{panel}</div>}
      </div>
    </section>
  );
}
