import { lazy, memo, Suspense, useEffect, useState } from 'react';
import { catalogueText, type ProductType, type ProductVariant, type StockLine } from 'shared-domain/catalogue';
import { Heading, Panel, StockStatus, Text, TextLink } from 'shared-domain/ui';
import { useRealm } from '../purchase/use-realm';
import { texts } from '../texts/nb';
import { hasSameContent } from '../ui/same-content';
import { ScriptOnly } from '../ui/script-only';
import { whenIdle } from '../ui/when-idle';
import type { DeliveryPromise } from './delivery-notes';
import { PromiseText } from './promise-text';
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

const DeliverySearch = lazy(() =>
  import('./delivery-search').then(({ DeliverySearch: search }) => ({ default: search })),
);

const answerOf = (promise: DeliveryPromise | null) => (
  <>
    {promise && (
      <>
        <PromiseText {...promise} />
        {'. '}
      </>
    )}
    {texts.chosenInCheckout}
  </>
);

/**
 * Stock, delivery and shops (P2-34..36). The server and a first view have the plain answer; the search comes when the browser is idle, into
 * room that is reserved.
 */
export const StockAndDelivery = memo(function StockAndDelivery({
  stock,
  isDelivered,
  promise,
  plainPromise,
  notice,
  ...product
}: StockAndDeliveryProps) {
  const [isReady, setReady] = useState(false);
  useEffect(() => (isDelivered ? whenIdle(() => setReady(true)) : undefined), [isDelivered]);
  const plain = (
    <>
      <Heading level={2} size="card" className={styles.title}>
        {texts.delivery}
      </Heading>
      <Text as="div" size="small" className={styles.answer}>
        {promise?.lead === plainPromise?.lead ? (
          answerOf(promise)
        ) : (
          <ScriptOnly instead={answerOf(plainPromise)}>{answerOf(promise)}</ScriptOnly>
        )}
      </Text>
    </>
  );
  return (
    <Panel tone="warm" padding={16}>
      <StockRegion tone={stock.tone} text={stock.text} isHeaded={useRealm() === 'UKKO'} />
      {notice && <TextLink href={notice.href}>{notice.text}</TextLink>}
      {isDelivered && (
        <section aria-label={texts.delivery} className={styles.delivery}>
          {isReady ? (
            <Suspense fallback={plain}>
              <DeliverySearch promise={promise} {...product} />
            </Suspense>
          ) : (
            plain
          )}
        </section>
      )}
    </Panel>
  );
}, hasSameContent);
