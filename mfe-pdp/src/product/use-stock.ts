import { useEffect, useMemo, useState } from 'react';
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
import { serverNowMs } from 'shared-domain/runtime/server-time';
import type { ProductPageData } from '../purchase/page-data';
import { whenIdle } from '../ui/when-idle';

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
export function useStock(
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
