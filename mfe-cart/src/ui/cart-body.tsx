import { Panel, Stack, Text, VisuallyHidden } from 'shared-domain/ui';
import type { CartView } from '../data/cart-view-mapper';
import type { FamilyDiscountBox } from '../rules/family-discount';
import { texts } from '../texts/nb';
import { CartFoot, type CheckoutWay, ToCheckout } from './cart-foot';
import { CartLines, type CartLinesProps } from './cart-lines';
import { CartSums, hasSums } from './cart-sums';
import { EmptyForm } from './empty-form';
import { FamilyDiscount } from './family-discount';
import { FreeShippingBar } from './free-shipping-bar';
import styles from './cart-body.module.css';

export interface CartBodyProps extends Omit<CartLinesProps, 'rows' | 'pending'> {
  readonly view: CartView;
  readonly layout: 'panel' | 'page';
  /** Null: there is no hint. */
  readonly familyDiscount: FamilyDiscountBox | null;
  /** F6-7. */
  readonly canDelete: boolean;
  readonly onEmpty: () => void;
  readonly checkoutWay: CheckoutWay;
}

/** Lines, sums and the way to the checkout. */
export function CartBody(props: CartBodyProps) {
  const { view, layout, familyDiscount, canDelete, onEmpty, checkoutWay, ...lines } = props;
  const { rows, count, summary } = view;
  const shipping = summary.delivery?.freeShipping;
  return (
    <div className={layout === 'panel' ? styles.panel : styles.columns}>
      <Stack gap={24}>
        {shipping && <FreeShippingBar {...shipping} />}
        {summary.vatNote && <Text size="small">{texts.allWithoutVat}</Text>}
        <CartLines rows={rows} pending={!canDelete} {...lines} />
        {view.notes.map((note) => (
          <Text key={note} size="small">
            {note}
          </Text>
        ))}
        <div className={styles.empty}>
          {view.canEmpty && <EmptyForm variant="quiet" disabled={!canDelete} onEmpty={onEmpty} />}
          <span role="status">
            <VisuallyHidden>{texts.count(count)}</VisuallyHidden>
          </span>
        </div>
      </Stack>
      <div className={styles.side}>
        {layout === 'page' ? (
          <Panel as="section" label={texts.summary} className={styles.box}>
            <CartSums view={view} layout="page" />
            <ToCheckout href={view.checkoutHref} way={checkoutWay} />
          </Panel>
        ) : (
          hasSums(view) && (
            <section aria-label={texts.summary}>
              <CartSums view={view} layout="panel" />
            </section>
          )
        )}
        <FamilyDiscount box={familyDiscount} />
      </div>
      {layout === 'panel' && <CartFoot summary={summary} checkoutHref={view.checkoutHref} checkoutWay={checkoutWay} />}
    </div>
  );
}
