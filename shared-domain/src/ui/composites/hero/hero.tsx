import type { ReactNode } from 'react';
import { classNames } from '../../class-names';
import type { HeadingLevel } from '../../primitives/heading/heading';
import { Heading } from '../../primitives/heading/heading';
import { UspList } from '../../primitives/usp-list/usp-list';
import { Ridges } from './ridges';
import styles from './hero.module.css';

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
