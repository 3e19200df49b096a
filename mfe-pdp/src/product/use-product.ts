import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { CartAnswer } from 'shared-domain/cart';
import {
  type AvailabilityRecord,
  isPresale,
  type ProductVariant,
  resolveStockStatus,
  type StockLine,
  stockStatusOfSale,
  toChannelOverrides,
} from 'shared-domain/catalogue';
import { reportError } from 'shared-domain/runtime/error-report';
import { useSearchParams } from 'shared-domain/runtime/router';
import { serverNowMs } from 'shared-domain/runtime/server-time';
import { cartStore, useCart } from 'shared-domain/stores/cart-store';
import { useSession } from 'shared-domain/stores/session-store';
import type { ProductPageData } from '../purchase/page-data';
import type { Choice } from '../purchase/use-choice';
import { useNow, useRelease } from '../purchase/use-now';
import { useRealm } from '../purchase/use-realm';
import { whenIdle } from '../ui/when-idle';
import { useReportedVariant } from './use-product-view';

/** The cart of the address is the first one that is shown, until the server's arrives (P2-6). It is never sent. */
function useFirstCart(): void {
  const [parameters] = useSearchParams();
  const hasCart = parameters.has('c');
  const onLoaded = useEffectEvent((read: (search: string) => CartAnswer | null) => {
    const cart = read(parameters.toString());
    if (cart) cartStore.setState((state) => (state.status === 'ready' ? state : { cart }));
  });
  useEffect(() => {
    if (!hasCart) return;
    import(/* webpackChunkName: 'calls' */ 'shared-domain/cart/io').then(
      ({ readCartParameter }) => onLoaded(readCartParameter),
      (error: unknown) => reportError(error, { part: 'cart of the address' }),
    );
  }, [hasCart]);
}

interface Answer {
  readonly records: readonly AvailabilityRecord[];
  readonly readAtMs: number;
}

/**
 * Web stock of each variant: first what the server read, or else what the view model says; then the availability call of all variants
 * at once, so that a change of variant needs none (P4-61..65, P2-2). The product's own texts replace the shop's (P3-7).
 *
 * @param renderedAt milliseconds since the epoch
 */
function useStock(
  { details: { product, variants }, availability }: ProductPageData,
  renderedAt: number,
): (variant: ProductVariant) => StockLine {
  const [read, setRead] = useState<Answer | null>(null);
  const overrides = useMemo(() => toChannelOverrides(product), [product]);
  const skus = variants.map(({ sku }) => sku).join(',');

  useEffect(() => {
    const controller = new AbortController();
    const cancel = whenIdle(() => {
      void import(/* webpackChunkName: 'calls' */ './load-stock')
        .then(({ fetchAvailability }) =>
          fetchAvailability(skus.split(','), { ...overrides, signal: controller.signal }),
        )
        .then((records) => {
          if (!controller.signal.aborted) setRead({ records, readAtMs: serverNowMs() ?? renderedAt });
        })
        .catch((error: unknown) => reportError(error, { call: 'availability' }));
    });
    return () => {
      cancel();
      controller.abort();
    };
  }, [skus, overrides, renderedAt]);

  const answer = read ?? (availability && { records: availability, readAtMs: renderedAt });
  return ({ sku, salesStatus }) =>
    answer
      ? resolveStockStatus({
          availability: answer.records.filter(({ productCode }) => productCode === sku),
          presale: isPresale(salesStatus) ? { text: product.preSalesOverrideText } : null,
          overrides: product,
          nowMs: answer.readAtMs,
        })
      : stockStatusOfSale(salesStatus, product);
}

interface Setting {
  readonly data: ProductPageData;
  readonly choice: Choice;
  /** Milliseconds since the epoch. */
  readonly renderedAt: number;
  /** Accessories that are offered with it, in a step of their own. */
  readonly accessoryCount: number;
}

/** Everything that a page of a product knows of it in this browser at this moment; `page` is the part that its purchase reads. */
export function useProduct({ data, choice, renderedAt, accessoryCount }: Setting) {
  const { product } = data.details;
  const { skus, variant, purchase, cartId, steg, askedPlan, mark } = choice;
  const realm = useRealm();
  const stockOf = useStock(data, renderedAt);
  const releaseMs = useRelease(product, renderedAt);
  const nowMs = useNow(renderedAt, releaseMs);
  const isLoggedIn = useSession(({ status }) => status === 'authenticated');
  const cart = useCart((state) => state.cart);
  useFirstCart();
  useReportedVariant(product, variant);
  const page = {
    product,
    skus,
    variant,
    purchase,
    accessoryCount,
    isReleaseInFuture: nowMs < releaseMs,
    isLoggedIn,
    realm,
    cartId,
    steg,
    isPlanChosen: askedPlan !== null,
    mark,
  };
  return { stockOf, stock: stockOf(variant), releaseMs, nowMs, isLoggedIn, cart, page };
}
