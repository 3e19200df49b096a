import { apiGet } from 'shared-domain/runtime/http';
import { channelList } from '../../channel/channel-list';
import { FAILED_CALLS } from '../../contracts/failed-calls';
import {
  type DeliveryMethod,
  deliveryMethodsSchema,
  type DeliveryTime,
  deliveryTimesSchema,
  type PickupPoint,
  pickupPointsSchema,
} from './delivery-wire';

/**
 * Pickup points near a postcode (P7-6, F7.4-2).
 *
 * @param zipCode four digits
 * @returns an empty list on any failure, which is logged as 'Failed to fetch pickup points' (P8-16, F8-10)
 */
export async function fetchPickupPoints(
  zipCode: string,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<readonly PickupPoint[]> {
  const result = await apiGet(`/pickuppoints/${encodeURIComponent(zipCode)}`, pickupPointsSchema, {
    logMessage: FAILED_CALLS.pickupPoints,
    ...(signal && { signal }),
  });
  return result.ok ? result.value : [];
}

/** Query for delivery methods (P7-22, F7.6-4). */
const METHODS = /* GraphQL */ `
  query deliveryMethods(
    $zipCode: String!
    $system: String
    $realm: String!
    $isFreeExpressDelivery: Boolean
    $isPreownedDelivery: Boolean
    $isLetterDelivery: Boolean
    $isDigitalDelivery: Boolean
  ) {
    deliveryMethods(
      zipCode: $zipCode
      system: $system
      realm: $realm
      isFreeExpressDelivery: $isFreeExpressDelivery
      isPreownedDelivery: $isPreownedDelivery
      isLetterDelivery: $isLetterDelivery
      isDigitalDelivery: $isDigitalDelivery
    ) {
      type
      description
      label
      alert
      price
    }
  }
`;

/** Query for delivery times (P7-23, F7.6-5). */
const TIMES = /* GraphQL */ `
  query productsDeliveryTime($zipCode: String!, $deliveryCodes: [String!]!, $items: [DeliveryItem!]!) {
    productsDeliveryTime(zipCode: $zipCode, deliveryCodes: $deliveryCodes, items: $items) {
      deliveryCode
      estimatedDeliveryDate
    }
  }
`;

interface Cancelable {
  readonly signal?: AbortSignal | undefined;
}

export interface DeliveryQuestion extends Cancelable {
  /** Four digits. */
  readonly zipCode: string;
  /** The goods reach the limit of free shipping by courier. */
  readonly isFreeExpressDelivery: boolean;
  /** A pre-owned phone (Like Fin). */
  readonly isPreownedDelivery: boolean;
}

/**
 * Delivery methods to a postcode (P7-22).
 *
 * @returns an empty list on any failure, which is logged as 'Failed to fetch delivery methods' (P8-16, F8-7)
 */
export function fetchDeliveryMethods({ signal, ...asked }: DeliveryQuestion): Promise<readonly DeliveryMethod[]> {
  const variables = { ...asked, system: 'webshop', realm: 'b2c', isLetterDelivery: false, isDigitalDelivery: false };
  return channelList(
    {
      call: 'deliveryMethods',
      name: 'deliveryMethods',
      document: METHODS,
      variables,
      schema: deliveryMethodsSchema,
      signal,
    },
    ({ deliveryMethods }) => deliveryMethods,
  );
}

/**
 * When one piece of each sku arrives by the given delivery methods (P7-23). Without a method or a sku there is no call.
 *
 * @returns an empty list on any failure, which is logged as 'Failed to fetch product delivery time' (P8-16, F8-8)
 */
export async function fetchDeliveryTimes(
  zipCode: string,
  deliveryCodes: readonly string[],
  skus: readonly string[],
  { signal }: Cancelable = {},
): Promise<readonly DeliveryTime[]> {
  if (deliveryCodes.length === 0 || skus.length === 0) return [];
  const variables = { zipCode, deliveryCodes, items: skus.map((sku) => ({ sku, quantity: 1 })) };
  return channelList(
    {
      call: 'deliveryTime',
      name: 'productsDeliveryTime',
      document: TIMES,
      variables,
      schema: deliveryTimesSchema,
      signal,
    },
    ({ productsDeliveryTime }) => productsDeliveryTime,
  );
}
