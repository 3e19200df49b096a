import { useEffect, useState } from 'react';
import type { Shop } from 'shared-domain/delivery';
import { fetchShopStock } from 'shared-domain/delivery/io';
import { reportError } from 'shared-domain/runtime/error-report';
import { arrivedAtMs } from '../../purchase/use-now';

export interface ShopsAnswer {
  readonly sku: string;
  readonly shops: readonly Shop[];
  /** When it came, in milliseconds since the epoch: what is open is said as of then. */
  readonly nowMs: number;
}

/** The shops and their stock of a product (P7-21); null while they are on their way. */
export function useShops(sku: string): ShopsAnswer | null {
  const [answer, setAnswer] = useState<ShopsAnswer | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    fetchShopStock([sku], { signal: controller.signal })
      .then((shops) => {
        if (!controller.signal.aborted) setAnswer({ sku, shops, nowMs: arrivedAtMs() });
      })
      .catch((error: unknown) => reportError(error, { call: 'availabilityShops' }));
    return () => controller.abort();
  }, [sku]);
  return answer?.sku === sku ? answer : null;
}
