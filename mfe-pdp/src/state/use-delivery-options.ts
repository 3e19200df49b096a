import { useEffect, useState } from 'react';
import { reportError } from 'shared-domain/runtime/error-report';
import { type DeliveryOption, type DeliveryRequest, loadDeliveryOptions } from '../data/delivery-options';
import { arrivedAtMs } from './use-now';

export interface DeliveryAnswer {
  /** What was asked; an answer to another question is none. */
  readonly question: string;
  readonly options: readonly DeliveryOption[];
  /** When it came, in milliseconds since the epoch. */
  readonly nowMs: number;
}

/** Delivery options of a product (P3-35); null before a postcode is known, and while they are on their way. */
export function useDeliveryOptions(
  postcode: string | null,
  { productType, sku, isFree }: Omit<DeliveryRequest, 'postcode'>,
): DeliveryAnswer | null {
  const [answer, setAnswer] = useState<DeliveryAnswer | null>(null);
  const question = `${postcode} ${sku} ${isFree}`;
  useEffect(() => {
    if (postcode === null) return undefined;
    const controller = new AbortController();
    loadDeliveryOptions({ postcode, productType, sku, isFree }, controller.signal)
      .then((options) => {
        if (!controller.signal.aborted) setAnswer({ question, options, nowMs: arrivedAtMs() });
      })
      .catch((error: unknown) => reportError(error, { call: 'delivery' }));
    return () => controller.abort();
  }, [question, postcode, productType, sku, isFree]);
  return postcode !== null && answer?.question === question ? answer : null;
}
