import type { ReactNode } from 'react';
import type { Image } from '../../../catalogue/io/product-wire';
import { classNames } from '../../class-names';
import { Picture } from '../../primitives/picture/picture';
import styles from './sticky-bar.module.css';

export interface StickyBarProps {
  /** The accessible name of the region. */
  readonly label: string;
  readonly image?: Image | undefined;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** `Steps`, shown from 1280. */
  readonly steps?: ReactNode;
  /** A `Price` of size m. */
  readonly price?: ReactNode;
  readonly priceNote?: ReactNode;
  readonly action: ReactNode;
  /** A line about the purchase as a whole: below the choice, on a phone below everything. */
  readonly note?: ReactNode;
  /** It keeps its room, but is neither seen nor reached by keyboard: what it says is in sight elsewhere. */
  readonly isHidden?: boolean | undefined;
}

/** The bar that stays at the lower edge of main: choice, price and the one button. Put it last in main. */
export function StickyBar({
  label,
  image,
  title,
  detail,
  steps,
  price,
  priceNote,
  action,
  note,
  isHidden = false,
}: StickyBarProps) {
  return (
    <aside aria-label={label} data-sticky-bar className={classNames(styles.bar, isHidden && styles.hidden)}>
      <div className={styles.inner}>
        <div className={styles.choice}>
          {image && <Picture image={image} alt="" sizes="48px" width={48} height={48} className={styles.picture} />}
          <div className={styles.words}>
            <p className={styles.title}>{title}</p>
            {detail && <p className={styles.detail}>{detail}</p>}
          </div>
        </div>
        {steps && <div className={styles.steps}>{steps}</div>}
        <div className={styles.price}>
          {price && <p>{price}</p>}
          {priceNote && <p className={styles.detail}>{priceNote}</p>}
        </div>
        <div className={styles.action}>{action}</div>
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </aside>
  );
}
