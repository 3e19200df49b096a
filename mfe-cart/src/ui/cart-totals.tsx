import type { CartSummary } from 'shared-domain/cart';
import { Cluster, Icon, Stack, SummaryRows, TruckIcon, TotalPriceLine } from 'shared-domain/ui';

/** Monthly cost, delivery and what is paid now (F9.2-1..8). */
export function CartTotals({ monthly, delivery, upfront }: Pick<CartSummary, 'monthly' | 'delivery' | 'upfront'>) {
  return (
    <Stack gap={16}>
      {monthly.lines.length > 0 && <SummaryRows rows={monthly.lines.map(({ label, value }) => ({ label, value }))} />}
      <TotalPriceLine label={monthly.label} amount={monthly.total} size="s" ruled={monthly.lines.length > 0} />
      {delivery && (
        <SummaryRows
          ruled
          rows={[
            {
              label: (
                <Cluster as="div" gap={8}>
                  <Icon of={TruckIcon} size={20} />
                  {delivery.label}
                </Cluster>
              ),
              value: delivery.value,
            },
          ]}
        />
      )}
      {upfront.length > 0 && <SummaryRows ruled rows={upfront.map(({ id, label, value }) => ({ label, value, strong: id === 'upfront' }))} />}
    </Stack>
  );
}
