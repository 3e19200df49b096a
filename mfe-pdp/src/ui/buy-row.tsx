import type { ReactNode } from 'react';
import { MAX_QUANTITY } from 'shared-domain/cart';
import { Quantity } from 'shared-domain/ui';
import { texts } from '../texts/nb';
import { ScriptOnly } from './script-only';
import styles from './buy-row.module.css';

export interface BuyRowProps {
  readonly name: string;
  readonly quantity: number;
  readonly onQuantity: (quantity: number) => void;
  readonly children: ReactNode;
}

/** How many pieces, beside the button. The plain form buys one. */
export function BuyRow({ name, quantity, onQuantity, children }: BuyRowProps) {
  return (
    <div className={styles.row}>
      <ScriptOnly>
        <Quantity
          value={quantity}
          max={MAX_QUANTITY}
          labelIncrease={texts.quantityMore(name)}
          labelDecrease={texts.quantityLess(name)}
          onChange={onQuantity}
        />
      </ScriptOnly>
      <div className={styles.action}>{children}</div>
    </div>
  );
}
