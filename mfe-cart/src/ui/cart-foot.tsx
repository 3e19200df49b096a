import { type CartSummary, cartText } from 'shared-domain/cart';
import { ButtonLink, type ButtonLinkProps, Price, Text } from 'shared-domain/ui';
import { texts } from '../texts/nb';
import { DeliveryNote } from './cart-totals';
import styles from './cart-foot.module.css';

export interface CartFootProps {
  readonly summary: Pick<CartSummary, 'foot' | 'deliveryOnTop' | 'vatNote'>;
  /** Null once the order is paid. */
  readonly checkoutHref: string | null;
  readonly checkoutWay: CheckoutPress;
}

/** The behaviour of the link to the checkout, beside leading there. */
export type CheckoutPress = Pick<ButtonLinkProps, 'loading' | 'onClick'>;

/** The two sums and the way to the checkout (F9.2-11), which stay in sight in the drawer. */
export function CartFoot({ summary: { foot, deliveryOnTop, vatNote }, checkoutHref, checkoutWay }: CartFootProps) {
  return (
    <div className={styles.foot}>
      <dl className={styles.sums}>
        <div>
          <FootLabel>{texts.payMonthly}</FootLabel>
          <dd>
            <Price amount={foot.monthly} size="m" vatNote={vatNote} />
          </dd>
        </div>
        <div className={styles.end}>
          <FootLabel>{cartText(foot.drawerUpfrontLabel)}</FootLabel>
          <dd>
            <Price amount={foot.upfront} size="m" align="end" vatNote={vatNote} />
            <DeliveryNote text={deliveryOnTop} />
          </dd>
        </div>
      </dl>
      <ToCheckout href={checkoutHref} way={checkoutWay} />
    </div>
  );
}

/** 'Gå til kassen'; nothing once the order is paid. */
export function ToCheckout({ href, way }: { readonly href: string | null; readonly way: CheckoutPress }) {
  if (href === null) return null;
  return (
    <ButtonLink {...way} href={href} size="large" fullWidth>
      {texts.toCheckout}
    </ButtonLink>
  );
}

const FootLabel = ({ children }: { readonly children: string }) => (
  <dt>
    <Text as="span" size="small" tone="soft">
      {children}
    </Text>
  </dt>
);
