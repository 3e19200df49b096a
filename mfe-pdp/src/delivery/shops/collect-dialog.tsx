import { deliveryText } from 'shared-domain/delivery';
import { Button, Dialog, Heading, Icon, LocationPinIcon, RowList, Text, TruckIcon } from 'shared-domain/ui';
import { DeliveryPrice } from '../delivery-answer';
import type { ShownDelivery } from '../delivery-rows';
import { collectModal } from '../rules/delivery';
import type { FoundPostcode } from '../use-postcode-search';
import { ShopFinder } from './shop-finder';
import { shopTexts as texts } from './shops-nb';
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

export interface DeliveryOptionsProps {
  readonly rows: readonly ShownDelivery[];
  readonly found: FoundPostcode;
}

/** Every way to have the product delivered, with day, price and what to know (P3-35). */
export function DeliveryOptions({ rows, found }: DeliveryOptionsProps) {
  const heading = texts.options(found.postcode, found.place.place);
  return (
    <section className={styles.options}>
      <Heading level={3}>{heading}</Heading>
      <RowList
        label={heading}
        items={rows.map(({ isInShop, name, date, description, alert, price, before }) => ({
          icon: <Icon of={isInShop ? LocationPinIcon : TruckIcon} />,
          title: name,
          detail: (
            <>
              {date && (
                <Text size="small" tone="ink">
                  {date}
                </Text>
              )}
              {description && <p>{description}</p>}
              {alert && <p className={styles.alert}>{alert}</p>}
            </>
          ),
          aside: price && (
            <strong>
              <DeliveryPrice before={before} price={price} />
            </strong>
          ),
        }))}
      />
    </section>
  );
}
