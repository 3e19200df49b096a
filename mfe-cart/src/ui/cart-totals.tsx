import { type CartSummary, cartText } from 'shared-domain/cart';
import { Icon, Stack, SummaryRows, TotalPriceLine, TruckIcon } from 'shared-domain/ui';
import styles from './cart-totals.module.css';

/** Monthly cost, delivery and what is paid now (F9.2-1..8). */
export function CartTotals({ monthly, delivery, upfront }: Pick<CartSummary, 'monthly' | 'delivery' | 'upfront'>) {
  return (
    <Stack gap={16}>
      {monthly.lines.length > 0 && (
        <SummaryRows rows={monthly.lines.map(({ label, value }) => ({ label: cartText(label), value }))} />
      )}
      <TotalPriceLine
        label={cartText(monthly.label)}
        amount={monthly.total}
        size="s"
        ruled={monthly.lines.length > 0}
      />
      {delivery && (
        <SummaryRows
          ruled
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
          ruled
          rows={upfront.map(({ id, label, value }) => ({ label: cartText(label), value, strong: id === 'upfront' }))}
        />
      )}
    </Stack>
  );
}
