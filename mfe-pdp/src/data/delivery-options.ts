import type { ProductType } from 'shared-domain/catalogue';
import { type DeliveryMethod, filterDeliveryOptions, needsPickupPoints } from 'shared-domain/delivery';
import { fetchDeliveryMethods, fetchDeliveryTimes, fetchPickupPoints } from 'shared-domain/delivery/io';
import { deliveryCodesOf, type TimedOption, toDeliveryQuestion, withDeliveryTimes } from '../rules/delivery';

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
  const question = toDeliveryQuestion({ zipCode: postcode, productType, isFreeExpressDelivery: isFree });
  const methods = await fetchDeliveryMethods({ ...question, signal });
  const [points, times] = await Promise.all([
    needsPickupPoints(methods) ? fetchPickupPoints(postcode, { signal }) : [],
    fetchDeliveryTimes(postcode, deliveryCodesOf(methods), [sku], { signal }),
  ]);
  return withDeliveryTimes(filterDeliveryOptions(methods, points.length), times);
}
