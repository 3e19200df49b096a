import type { ReactNode } from 'react';
import type { PriceParts } from '../../../money';
import { classNames } from '../../class-names';
import * as texts from '../../texts/nb';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './price.module.css';

export interface PriceProps {
  /** As formatted by shared-domain/money, the unit apart. Null: there is no price. */
  readonly amount: PriceParts | null;
  /** Shown instead of an amount that is null, e.g. 'Pris kommer'. */
  readonly missing?: ReactNode;
  /** 40/44, 32/36, 24/28 or 18/24. */
  readonly size?: 'xl' | 'l' | 'm' | 's' | undefined;
  /** Puts 'Fra' in front. */
  readonly from?: boolean | undefined;
  /** The earlier price, struck out. */
  readonly before?: ReactNode;
  /** Shows 'Førpris' in front of it. */
  readonly beforeLabelled?: boolean | undefined;
  /** As the rules word it for the realm, '(ekskl. mva.)'; '' for none. */
  readonly vatNote?: string | undefined;
  /** A second amount on a line of its own, e.g. 'Minste totalpris 12 990,- (inkl. mva.)'. */
  readonly second?: ReactNode;
  readonly align?: 'start' | 'end' | undefined;
}

/** A price. Same form everywhere: figures, comma, dash, and a small unit for monthly prices. */
export function Price({
  amount,
  missing,
  size = 'm',
  from = false,
  before,
  beforeLabelled,
  vatNote,
  second,
  align = 'start',
}: PriceProps) {
  if (amount === null)
    return missing ? <span className={classNames(styles.missing, styles[`${size}Missing`])}>{missing}</span> : null;
  return (
    <span className={classNames(styles.price, styles[size], styles[align])}>
      <span className={styles.figures}>
        {from && <span className={styles.unit}>{texts.from} </span>}
        {amount.amount}
        {amount.unit && <span className={styles.unit}>{amount.unit}</span>}
      </span>
      {vatNote && (
        <>
          {' '}
          <span className={styles.note}>{vatNote}</span>
        </>
      )}
      {before && (
        <>
          {' '}
          <BeforePrice labelled={beforeLabelled}>{before}</BeforePrice>
        </>
      )}
      {second && (
        <>
          {' '}
          <span className={styles.second}>{second}</span>
        </>
      )}
    </span>
  );
}

export interface BeforePriceProps {
  readonly children: ReactNode;
  /** Shows 'Førpris' in front, which is else only read out. */
  readonly labelled?: boolean | undefined;
}

/** An earlier price, struck out and announced as such. */
export function BeforePrice({ children, labelled = false }: BeforePriceProps) {
  if (labelled)
    return (
      <span className={styles.labelled}>
        {texts.earlierPrice} <s className={styles.before}>{children}</s>
      </span>
    );
  return (
    <s className={styles.before}>
      <VisuallyHidden>{texts.before} </VisuallyHidden>
      {children}
    </s>
  );
}
