import type { ReactNode } from 'react';
import { classNames } from '../../class-names';
import type { PriceProps } from '../../primitives/price/price';
import { Price } from '../../primitives/price/price';
import styles from './summary.module.css';

export interface TotalPriceLineProps extends Omit<PriceProps, 'align' | 'from'> {
  /** e.g. 'Totalt pr. md.' */
  readonly label: ReactNode;
  readonly ruled?: boolean | undefined;
}

/** A total: label at the left, large price at the right. */
export function TotalPriceLine({ label, ruled = false, size = 'l', ...price }: TotalPriceLineProps) {
  return (
    <dl className={classNames(styles.rows, ruled && styles.ruled)}>
      <div className={classNames(styles.row, styles.strong)}>
        <dt>{label}</dt>
        <dd>
          <Price {...price} size={size} align="end" />
        </dd>
      </div>
    </dl>
  );
}
