import { type CartSummary, cartText } from 'shared-domain/cart';
import { ButtonLink, Price, Text } from 'shared-domain/ui';
import { texts } from '../texts/nb';
import { DeliveryNote } from './delivery-note';
import styles from './cart-foot.module.css';

export interface CartFootProps {
  readonly summary: Pick<CartSummary, 'foot' | 'deliveryOnTop' | 'vatNote' | 'monthly' | 'upfront'>;
  /** Null once the order is paid. */
  readonly checkoutHref: string | null;
  /** In the header's drawer: at the lower edge of what scrolls, with the words of the mini-cart (F2.5-9). */
  readonly isSticky: boolean;
}

/** The two sums and the way to the checkout (F9.2-11). In the drawer they stay in sight; on the page a sum that stands above is not repeated. */
export function CartFoot({ summary, checkoutHref, isSticky }: CartFootProps) {
  const { foot, deliveryOnTop, vatNote, monthly, upfront } = summary;
  const hasMonthly = isSticky || monthly.lines.length === 0;
  const hasUpfront = isSticky || upfront.length === 0;
  return (
    <div className={isSticky ? `${styles.foot} ${styles.sticky}` : styles.foot}>
      {(hasMonthly || hasUpfront) && (
        <dl className={styles.sums}>
          {hasMonthly && (
            <div>
              <FootLabel>{texts.payMonthly}</FootLabel>
              <dd>
                <Price amount={foot.monthly} size="m" vatNote={vatNote} />
              </dd>
            </div>
          )}
          {hasUpfront && (
            <div className={styles.end}>
              <FootLabel>{cartText(isSticky ? foot.drawerUpfrontLabel : foot.upfrontLabel)}</FootLabel>
              <dd>
                <Price amount={foot.upfront} size="m" align="end" vatNote={vatNote} />
                <DeliveryNote text={deliveryOnTop} />
              </dd>
            </div>
          )}
        </dl>
      )}
      {checkoutHref && (
        <ButtonLink href={checkoutHref} size="large" fullWidth>
          {texts.toCheckout}
        </ButtonLink>
      )}
    </div>
  );
}

const FootLabel = ({ children }: { readonly children: string }) => (
  <dt>
    <Text as="span" size="small" tone="soft">
      {children}
    </Text>
  </dt>
);
