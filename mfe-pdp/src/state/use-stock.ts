import { useEffect, useMemo, useState } from 'react';
import {
  type AvailabilityRecord,
  isPresale,
  type Product,
  type ProductVariant,
  resolveStockStatus,
  type StockStatus,
  stockStatusOfSale,
  toChannelOverrides,
} from 'shared-domain/catalogue';
import { fetchAvailability } from 'shared-domain/catalogue/io';

interface Answer {
  readonly records: readonly AvailabilityRecord[];
  readonly readAtMs: number;
}

/**
 * Web stock of the shown variant: first what the view model says, then the availability call of all variants at once, so that a
 * change of variant needs none (P4-61..65, P2-2). The product's own texts replace the shop's (P3-7).
 */
export function useStock(product: Product, variants: readonly ProductVariant[], shown: ProductVariant): StockStatus {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const overrides = useMemo(() => toChannelOverrides(product), [product]);
  const skus = variants.map(({ sku }) => sku).join(',');

  useEffect(() => {
    const controller = new AbortController();
    void fetchAvailability(skus.split(','), { ...overrides, signal: controller.signal }).then((records) => {
      if (!controller.signal.aborted) setAnswer({ records, readAtMs: Date.now() });
    });
    return () => controller.abort();
  }, [skus, overrides]);

  if (!answer) return stockStatusOfSale(shown.salesStatus, product);
  return resolveStockStatus({
    availability: answer.records.filter(({ productCode }) => productCode === shown.sku),
    presale: isPresale(shown.salesStatus) ? { text: product.preSalesOverrideText } : null,
    overrides: product,
    nowMs: answer.readAtMs,
  });
}
