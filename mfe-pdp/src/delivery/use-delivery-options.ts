import { useEffect, useState } from 'react';
import type { ProductType } from 'shared-domain/catalogue';
import { type DeliveryMethod, filterDeliveryOptions, needsPickupPoints } from 'shared-domain/delivery';
import { fetchDeliveryMethods, fetchDeliveryTimes, fetchPickupPoints } from 'shared-domain/delivery/io';
import { reportError } from 'shared-domain/runtime/error-report';
import { arrivedAtMs } from '../purchase/use-now';
import { deliveryCodesOf, type TimedOption, toDeliveryVariables, withDeliveryTimes } from './rules/delivery';

export interface AnsweredDelivery {
  /** The question that was asked; an answer to another one does not count. */
  readonly question: string;
  readonly options: readonly DeliveryOption[];
  /** When it came, in milliseconds since the epoch. */
  readonly nowMs: number;
}

/** Delivery options of a product (P3-35); null before a postcode is known, and while they are on their way. */
export function useDeliveryOptions(
  postcode: string | null,
  { productType, sku, isFree }: Omit<DeliveryRequest, 'postcode'>,
): AnsweredDelivery | null {
  const [answer, setAnswer] = useState<AnsweredDelivery | null>(null);
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

export type DeliveryOption = TimedOption<DeliveryMethod>;

export interface DeliveryRequest {
  /** Four digits. */
  readonly postcode: string;
  readonly productType: ProductType;
  readonly sku: string;
  /** Delivery of this order costs nothing. */
  readonly isFree: boolean;
}

/**
 * How a product can be delivered to a postcode, with the day it arrives (P3-35, P5-10, P7-6, P7-22, P7-23).
 *
 * @returns an empty list when there is no way, or the channel does not answer; without days when only they are missing
 */
export async function loadDeliveryOptions(
  { postcode, productType, sku, isFree }: DeliveryRequest,
  signal: AbortSignal,
): Promise<readonly DeliveryOption[]> {
  const question = toDeliveryVariables({ zipCode: postcode, productType, isFreeExpressDelivery: isFree });
  const methods = await fetchDeliveryMethods({ ...question, signal });
  const [points, times] = await Promise.all([
    needsPickupPoints(methods) ? fetchPickupPoints(postcode, { signal }) : [],
    fetchDeliveryTimes(postcode, deliveryCodesOf(methods), [sku], { signal }),
  ]);
  return withDeliveryTimes(filterDeliveryOptions(methods, points.length), times);
}
