import { type CartSummary, cartText } from 'shared-domain/cart';
import { Icon, SummaryRows, TruckIcon } from 'shared-domain/ui';
import styles from './delivery-row.module.css';

export interface DeliveryRowProps {
  readonly delivery: NonNullable<CartSummary['delivery']>;
  readonly ruled: boolean;
}

/** 'Levering' with what it costs (F9.2-2). */
export function DeliveryRow({ delivery, ruled }: DeliveryRowProps) {
  const label = (
    <span className={styles.delivery}>
      <Icon of={TruckIcon} size={20} />
      {cartText(delivery.label)}
    </span>
  );
  return <SummaryRows ruled={ruled} rows={[{ label, value: delivery.value }]} />;
}
