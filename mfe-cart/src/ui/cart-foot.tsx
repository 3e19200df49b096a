import { type CartSummary, cartText } from 'shared-domain/cart';
import { ButtonLink, Price, Text } from 'shared-domain/ui';
import { texts } from '../texts/nb';
import { DeliveryNote } from './delivery-note';
import styles from './cart-foot.module.css';

export interface CartFootProps {
  readonly summary: Pick<CartSummary, 'foot' | 'deliveryOnTop'>;
  /** Null once the order is paid. */
  readonly checkoutHref: string | null;
  /** In the header's drawer: at the lower edge of what scrolls, with the words of the mini-cart (F2.5-9). */
  readonly isSticky: boolean;
}

/** The two sums and the way to the checkout; stays in sight in the drawer (F9.2-11). */
export function CartFoot({ summary: { foot, deliveryOnTop }, checkoutHref, isSticky }: CartFootProps) {
  return (
    <div className={isSticky ? `${styles.foot} ${styles.sticky}` : styles.foot}>
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
              {cartText(isSticky ? foot.drawerUpfrontLabel : foot.upfrontLabel)}
            </Text>
          </dt>
          <dd>
            <Price amount={foot.upfront} size="m" align="end" />
            <DeliveryNote text={deliveryOnTop} />
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
