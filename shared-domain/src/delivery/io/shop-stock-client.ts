import { channelList, joinSkus } from '../../channel/channel-list';
import { type PhysicalShop, shopStockSchema } from './delivery-wire';

/** Query for the stock of shops (P7-21, F7.6-3). */
const DOCUMENT = /* GraphQL */ `
  query productsAvailabilityShops($skus: String!, $system: String) {
    productsAvailabilityShops(skus: $skus, system: $system) {
      code
      quantity
      name
      street
      zip
      city
      lat
      lng
      contactNumber
      open {
        days
        hours
      }
      lastUpdate
    }
  }
`;

/**
 * The shops and how many pieces of some skus they have (P7-21).
 *
 * @returns an empty list on any failure, which is logged as 'Failed to fetch product availability shops' (P8-16, F8-6)
 */
export async function fetchShopStock(
  skus: readonly string[],
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<readonly PhysicalShop[]> {
  if (skus.length === 0) return [];
  const variables = { skus: joinSkus(skus), system: 'webshop' };
  return channelList(
    {
      call: 'availabilityShops',
      name: 'productsAvailabilityShops',
      document: DOCUMENT,
      variables,
      schema: shopStockSchema,
      signal,
    },
    ({ productsAvailabilityShops }) => productsAvailabilityShops,
  );
}
