import { channelList, joinSkus } from '../../channel/channel-list';
import type { AvailabilityRecord } from '../model';
import type { ChannelOverrides } from '../rules/stock';
import { availabilitySchema } from './availability-wire';

/** Query for the stock of several skus (P7-20, F7.6-2). */
const DOCUMENT = /* GraphQL */ `
  query productsAvailability(
    $skus: String!
    $system: String!
    $shouldUseFutureQty: Boolean
    $outOfStockOverride: String
    $preSalesOverride: String
    $inStockOverride: String
  ) {
    productsAvailability(
      skus: $skus
      system: $system
      shouldUseFutureQty: $shouldUseFutureQty
      outOfStockOverride: $outOfStockOverride
      preSalesOverride: $preSalesOverride
      inStockOverride: $inStockOverride
    ) {
      productCode
      dcQtyAvailable
      availabilityStatus {
        info
        shouldAppearInShop
        sellable
      }
      statuses {
        name
        timestamp
        timestampIso
      }
    }
  }
`;

/**
 * Web stock of some skus (P7-20). Skus are made unique and comma-joined; none asks nothing.
 *
 * @returns an empty list on any failure, which is logged as 'Failed to fetch product availability' (P8-16, F8-20)
 */
export async function fetchAvailability(
  skus: readonly string[],
  { signal, ...overrides }: ChannelOverrides & { readonly signal?: AbortSignal } = {},
): Promise<readonly AvailabilityRecord[]> {
  if (skus.length === 0) return [];
  const variables = { skus: joinSkus(skus), system: 'webshop', shouldUseFutureQty: true, ...overrides };
  const question = {
    call: 'availability',
    name: 'productsAvailability',
    document: DOCUMENT,
    variables,
    schema: availabilitySchema,
    signal,
  } as const;
  return channelList(question, ({ productsAvailability }) => productsAvailability);
}
