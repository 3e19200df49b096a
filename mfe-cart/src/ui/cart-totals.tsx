import { type CartSummary, cartText } from 'shared-domain/cart';
import { Icon, Stack, SummaryRows, TotalPriceLine, TruckIcon } from 'shared-domain/ui';
import { DeliveryNote } from './delivery-note';
import styles from './cart-totals.module.css';

/** Monthly cost, delivery and what is paid now (F9.2-1..8). Without monthly rows the foot alone says what a month costs. */
export function CartTotals({ monthly, delivery, upfront, deliveryOnTop }: CartSummary) {
  const note = <DeliveryNote key="delivery" text={deliveryOnTop} />;
  return (
    <Stack gap={16}>
      {monthly.lines.length > 0 && (
        <>
          <SummaryRows rows={monthly.lines.map(({ label, value }) => ({ label: cartText(label), value }))} />
          <TotalPriceLine label={cartText(monthly.label)} amount={monthly.total} size="s" ruled />
        </>
      )}
      {delivery && (
        <SummaryRows
          ruled={monthly.lines.length > 0}
          rows={[
            {
              label: (
                <span className={styles.delivery}>
                  <Icon of={TruckIcon} size={20} />
                  {cartText(delivery.label)}
                </span>
              ),
              value: delivery.value,
            },
          ]}
        />
      )}
      {upfront.length > 0 && (
        <SummaryRows
          ruled={monthly.lines.length > 0 || delivery !== null}
          rows={upfront.map(({ id, label, value }) => {
            const strong = id === 'upfront';
            return { label: cartText(label), value: strong ? [value, note] : value, strong };
          })}
        />
      )}
    </Stack>
  );
}
