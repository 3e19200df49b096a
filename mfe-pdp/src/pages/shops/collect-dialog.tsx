import { deliveryText } from 'shared-domain/delivery';
import { Button, Dialog, Text } from 'shared-domain/ui';
import type { ShownDelivery } from '../../data/delivery-rows';
import { collectModal } from '../../rules/collect-modal';
import type { FoundPostcode } from '../../state/use-postcode-search';
import { DeliveryOptions } from './delivery-options';
import { ShopFinder } from './shop-finder';
import styles from './collect-dialog.module.css';

export interface CollectDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly sku: string;
  /** Delivery options, shown before the shops; with none the dialog is about shops alone. */
  readonly rows: readonly ShownDelivery[];
  /** Shops are looked for around it at first. */
  readonly found: FoundPostcode | null;
}

/** 'Leveringsmuligheter' or 'Finn butikk' (P2-36). Its file is fetched when it is first opened. */
export function CollectDialog({ isOpen, onClose, sku, rows, found }: CollectDialogProps) {
  const hasOptions = rows.length > 0;
  const { title, footer, back } = collectModal(hasOptions);
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      width="large"
      title={deliveryText(title)}
      footer={
        <div className={styles.foot}>
          <Text size="small" tone="soft">
            {deliveryText(footer)}
          </Text>
          <Button onClick={onClose}>{deliveryText(back)}</Button>
        </div>
      }
    >
      <div className={styles.content}>
        {hasOptions && found && <DeliveryOptions rows={rows} found={found} />}
        {/* Shops are looked for around another place when the postcode is another. */}
        <ShopFinder key={found?.postcode} sku={sku} found={found} hasOptions={hasOptions} />
      </div>
    </Dialog>
  );
}
