import { useEffect, useState } from 'react';
import { isPresale, resolveStockStatus, stockStatusOfSale, type AvailabilityRecord, type ProductVariant, type StockStatus } from 'shared-domain/catalogue';
import { fetchAvailability } from 'shared-domain/catalogue/io';

interface Answer {
  readonly records: readonly AvailabilityRecord[];
  readonly readAtMs: number;
}

/**
 * Web stock of the shown variant: first what the view model says, then the availability call of all variants at once, so that a
 * change of variant needs none (P4-61..65, P2-2).
 */
export function useStock(variants: readonly ProductVariant[], shown: ProductVariant): StockStatus {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const skus = variants.map(({ sku }) => sku).join(',');

  useEffect(() => {
    const controller = new AbortController();
    void fetchAvailability(skus.split(','), { signal: controller.signal }).then((records) => {
      if (!controller.signal.aborted) setAnswer({ records, readAtMs: Date.now() });
    });
    return () => controller.abort();
  }, [skus]);

  if (!answer) return stockStatusOfSale(shown.salesStatus);
  return resolveStockStatus({
    availability: answer.records.filter(({ productCode }) => productCode === shown.sku),
    presale: isPresale(shown.salesStatus) ? {} : null,
    nowMs: answer.readAtMs,
  });
}
