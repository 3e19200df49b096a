import type { ReactNode } from 'react';
import { classNames } from '../../class-names';
import type { HeadingLevel } from '../../primitives/heading/heading';
import { Heading } from '../../primitives/heading/heading';
import styles from './promo.module.css';

export interface PromoProps {
  /** purple: banner with a white button; green and tint: cards on white. */
  readonly tone: 'purple' | 'green' | 'tint';
  readonly title: ReactNode;
  readonly level?: HeadingLevel | undefined;
  readonly text?: ReactNode;
  readonly badge?: ReactNode;
  readonly price?: ReactNode;
  readonly action?: ReactNode;
  /** A `Picture`, cropped by the lower edge. */
  readonly picture?: ReactNode;
  /** banner spans the columns of a list; card is half a row. */
  readonly look?: 'banner' | 'card' | undefined;
}

/** A promotion with a product picture. */
export function Promo({ tone, title, level = 2, text, badge, price, action, picture, look = 'card' }: PromoProps) {
  return (
    <section className={classNames(styles.promo, styles[tone], styles[look])}>
      <div className={styles.inner}>
        <div className={styles.texts}>
          {badge && <div>{badge}</div>}
          <Heading level={level} size="h2" className={styles.title}>
            {title}
          </Heading>
          {text && <p>{text}</p>}
          {price && <p className={styles.price}>{price}</p>}
          {action && <div className={styles.action}>{action}</div>}
        </div>
        {picture && <div className={styles.picture}>{picture}</div>}
      </div>
    </section>
  );
}
