import { memo, useDeferredValue } from 'react';
import { catalogueText, type ProductType, type ProductVariant, type StockLine } from 'shared-domain/catalogue';
import { Heading, Panel, StockStatus, TextLink } from 'shared-domain/ui';
import { useRealm } from '../purchase/use-realm';
import { texts } from '../texts/nb';
import { lazyPart, leftOut } from '../ui/lazy-part';
import { hasSameContent } from '../ui/same-content';
import type { DeliveryPromise } from './delivery-notes';
import styles from './stock-and-delivery.module.css';

export interface StockRegionProps extends Pick<StockLine, 'tone' | 'text'> {
  /** An equipment agreement shows the region's name as a heading. */
  readonly isHeaded: boolean;
}

/** Region «Lagerstatus» (P2-35). The line keeps its height whatever it says. */
const StockRegion = memo(function StockRegion({ tone, text, isHeaded }: StockRegionProps) {
  return (
    <section aria-label={texts.stock} className={styles.stock}>
      {isHeaded && (
        <Heading level={2} size="card">
          {texts.stock}
        </Heading>
      )}
      <StockStatus tone={tone} text={catalogueText(text)} />
    </section>
  );
}, hasSameContent);

export interface StockAndDeliveryProps {
  readonly stock: Pick<StockLine, 'tone' | 'text'>;
  /** False: not delivered by the shop, or not sold (P4-66, P6-15). */
  readonly isDelivered: boolean;
  /** The price and days of delivery before the postcode is known (`delivery-notes`); null: the server does not say. */
  readonly promise: DeliveryPromise | null;
  /** The same of what the plain form sells, without script. */
  readonly plainPromise: DeliveryPromise | null;
  /** Delivery of this order costs nothing. */
  readonly isFree: boolean;
  readonly productType: ProductType;
  readonly sku: string;
  /** Where a shopper asks to be told about it by mail; absent: nowhere. */
  readonly notice?: ProductVariant['notice'];
}

/** The server sends it; its script comes after that of the choices. */
const DeliverySearch = lazyPart(
  () => import(/* webpackChunkName: 'drawn-delivery' */ './delivery-search'),
  (file) => file.DeliverySearch,
  { failed: leftOut },
);

/** Stock, delivery and shops (P2-34..36). */
export const StockAndDelivery = memo(function StockAndDelivery({
  stock,
  isDelivered,
  notice,
  ...product
}: StockAndDeliveryProps) {
  // What changes before the script of the search is there leaves the server's HTML as it is until then.
  const searched = useDeferredValue(product);
  return (
    <Panel tone="warm" padding={16}>
      <StockRegion tone={stock.tone} text={stock.text} isHeaded={useRealm() === 'UKKO'} />
      {notice && <TextLink href={notice.href}>{notice.text}</TextLink>}
      {isDelivered && (
        <section aria-label={texts.delivery} className={styles.delivery}>
          <DeliverySearch {...searched} />
        </section>
      )}
    </Panel>
  );
}, hasSameContent);
