import type { CartSummary } from 'shared-domain/cart';
import { ButtonLink, Price, Text } from 'shared-domain/ui';
import { texts } from '../texts/nb';
import styles from './cart.module.css';

export interface CartFootProps {
  readonly foot: CartSummary['foot'];
  /** Null once the order is paid. */
  readonly checkoutHref: string | null;
}

/** The two sums and the way to the checkout; stays in sight in the drawer (F9.2-11). */
export function CartFoot({ foot, checkoutHref }: CartFootProps) {
  return (
    <div className={styles.foot}>
      <dl className={styles.sums}>
        <div>
          <dt>
            <Text as="span" size="small" tone="soft">
              {texts.payMonthly}
            </Text>
          </dt>
          <dd>
            <Price amount={foot.monthly} size="m" />
          </dd>
        </div>
        <div className={styles.end}>
          <dt>
            <Text as="span" size="small" tone="soft">
              {foot.upfrontLabel}
            </Text>
          </dt>
          <dd>
            <Price amount={foot.upfront} size="m" align="end" />
          </dd>
        </div>
      </dl>
      {checkoutHref && (
        <ButtonLink href={checkoutHref} size="large" fullWidth>
          {texts.toCheckout}
        </ButtonLink>
      )}
    </div>
  );
}
