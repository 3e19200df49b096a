import { type CartSummary, cartText } from 'shared-domain/cart';
import { Icon, type IconDrawing, LocationPinIcon, PackageIcon, SummaryRows, TruckIcon } from 'shared-domain/ui';
import styles from './delivery-row.module.css';

/** By the names of the wire; any other is a delivery. */
const ICONS: Readonly<Record<string, IconDrawing>> = {
  package: PackageIcon,
  pickup: LocationPinIcon,
};

export interface DeliveryRowProps {
  readonly delivery: NonNullable<CartSummary['delivery']>;
  readonly ruled: boolean;
}

/** 'Levering' with its icon and what it costs (F9.2-2). */
export function DeliveryRow({ delivery, ruled }: DeliveryRowProps) {
  const label = (
    <span className={styles.delivery}>
      <Icon of={(Object.hasOwn(ICONS, delivery.icon) ? ICONS[delivery.icon] : undefined) ?? TruckIcon} size={20} />
      {cartText(delivery.label)}
    </span>
  );
  return <SummaryRows ruled={ruled} rows={[{ label, value: delivery.value }]} />;
}
