import { Disclosure, Panel, Stack, Text, VisuallyHidden } from 'shared-domain/ui';
import type { CartView } from '../data/cart-view-mapper';
import { texts } from '../texts/nb';
import { CartFoot } from './cart-foot';
import { CartLines } from './cart-lines';
import type { CartRowLineProps } from './cart-row-line';
import { CartTotals } from './cart-totals';
import { DeliveryNote } from './delivery-note';
import { EmptyForm } from './empty-form';
import { FamilyDiscount } from './family-discount';
import { FreeShippingBar } from './free-shipping-bar';
import styles from './cart-body.module.css';

export interface CartBodyProps extends Omit<CartRowLineProps, 'row' | 'pending'> {
  readonly view: CartView;
  readonly layout: 'panel' | 'page';
  /** First name, when the visitor is known. */
  readonly customerName: string | null;
  /** F6-7. */
  readonly canDelete: boolean;
  readonly onEmpty: () => void;
}

/** Lines, sums and the way to the checkout. */
export function CartBody({ view, layout, customerName, canDelete, onEmpty, ...lines }: CartBodyProps) {
  const { rows, count, summary, totalPriceText } = view;
  const { monthly, delivery, upfront, minimumTotal } = summary;
  const shipping = delivery?.freeShipping;
  const foot = <CartFoot summary={summary} checkoutHref={view.checkoutHref} isSticky={layout === 'panel'} />;
  const sums = (
    <>
      <CartTotals {...summary} />
      {minimumTotal !== null && (
        <Disclosure
          summary={texts.minimumTotal}
          aside={
            <span className={styles.sum}>
              {minimumTotal}
              <DeliveryNote text={summary.deliveryOnTop} />
            </span>
          }
        >
          <Text size="small" tone="soft">
            {totalPriceText ?? texts.minimumTotalHelp}
          </Text>
        </Disclosure>
      )}
    </>
  );
  // A plan alone has nothing that the foot does not say.
  const hasSums = monthly.lines.length > 0 || delivery !== null || upfront.length > 0 || minimumTotal !== null;
  return (
    <div className={layout === 'panel' ? styles.panel : styles.columns}>
      <Stack gap={24}>
        {shipping && <FreeShippingBar {...shipping} />}
        <CartLines rows={rows} pending={!canDelete} {...lines} />
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
            {sums}
            {foot}
          </Panel>
        ) : (
          hasSums && (
            <section aria-label={texts.summary} className={styles.box}>
              {sums}
            </section>
          )
        )}
        {view.showsFamilyDiscount && <FamilyDiscount name={customerName} />}
      </div>
      {layout === 'panel' && foot}
    </div>
  );
}
