import { Heading, Icon, LocationPinIcon, RowList, Text, TruckIcon } from 'shared-domain/ui';
import type { ShownDelivery } from '../../data/delivery-rows';
import type { FoundPostcode } from '../../state/use-postcode-search';
import { shopTexts as texts } from '../../texts/shops-nb';
import styles from './collect-dialog.module.css';

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
        items={rows.map(({ isInShop, name, date, description, alert, price }) => ({
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
          aside: price && <strong>{price}</strong>,
        }))}
      />
    </section>
  );
}
