import type { ReactNode } from 'react';
import { Heading, Icon, LocationPinIcon, Text } from 'shared-domain/ui';
import { deliveryTexts as texts } from '../../texts/delivery-nb';
import styles from './delivery-search.module.css';
import room from './stock-and-delivery.module.css';

export interface CollectRowProps {
  /** Opens the list of shops. */
  readonly button: ReactNode;
  /** Why it did not open. */
  readonly error: string | null;
}

/** Collecting in a shop (P2-36). */
export function CollectRow({ button, error }: CollectRowProps) {
  return (
    <div className={styles.collect}>
      <div className={styles.head}>
        <Heading level={2} size="card" className={room.title}>
          <Icon of={LocationPinIcon} size={18} />
          {texts.collect}
        </Heading>
        {button}
      </div>
      <Text size="small">{texts.collectHelp}</Text>
      {error !== null && (
        <div role="alert">
          <Text size="small">{error}</Text>
        </div>
      )}
    </div>
  );
}
