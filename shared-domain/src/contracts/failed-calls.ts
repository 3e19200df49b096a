/**
 * What the log says when a call fails, and what then stands for its answer (section 8 of the rules). Every client takes its
 * message from here, so that a search in the log finds all there is.
 */

/**
 * What a failed call leaves: an empty cart of the page's realm, an empty list, no value at all, nobody logged in, the error
 * itself thrown on, or a page of its own (404 and the like are answers, not failures).
 */
type Fallback = 'cart-of-realm' | 'empty-list' | 'none' | 'not-authenticated' | 'rethrown';

interface FailedCall {
  /** Rules of the specification; none: a call of this shop's own. */
  readonly ids: readonly string[];
  readonly message: string;
  readonly fallback: Fallback;
}

export const FAILED_CALLS = {
  cart: { ids: ['P8-16', 'F8-2'], message: 'Failed to fetch cart', fallback: 'cart-of-realm' },
  cartUpdate: { ids: ['P8-16', 'F8-3'], message: 'Failed to update cart(1)', fallback: 'none' },
  ukkoCartUpdate: { ids: ['P7-4', 'P8-13'], message: 'Failed to update ukko cart', fallback: 'none' },
  announcements: { ids: ['F8-4'], message: 'Failed to fetch announcements', fallback: 'empty-list' },
  availability: {
    ids: ['P8-16', 'F8-5', 'F8-20'],
    message: 'Failed to fetch product availability',
    fallback: 'empty-list',
  },
  availabilityShops: {
    ids: ['P8-16', 'F8-6'],
    message: 'Failed to fetch product availability shops',
    fallback: 'empty-list',
  },
  deliveryMethods: { ids: ['P8-16', 'F8-7'], message: 'Failed to fetch delivery methods', fallback: 'empty-list' },
  deliveryTime: { ids: ['P8-16', 'F8-8'], message: 'Failed to fetch product delivery time', fallback: 'empty-list' },
  insurances: { ids: ['P8-16', 'F8-9', 'F8-18'], message: 'Failed to fetch insurances', fallback: 'empty-list' },
  pickupPoints: { ids: ['P8-16', 'F8-10'], message: 'Failed to fetch pickup points', fallback: 'empty-list' },
  predictions: { ids: [], message: 'Failed to fetch place predictions', fallback: 'empty-list' },
  placeDetails: { ids: [], message: 'Failed to fetch place details', fallback: 'none' },
  accountData: { ids: ['P8-16', 'F8-11'], message: 'Failed to fetch account data', fallback: 'empty-list' },
  /** The message of this one is `channelFailureMessage`. */
  channel: { ids: ['P8-16', 'F8-12'], message: 'Failed to fetch from channel-api', fallback: 'rethrown' },
  publicUser: { ids: [], message: 'Failed to fetch public user', fallback: 'none' },
  authCheck: { ids: ['F8-17'], message: 'Failed to check authentication', fallback: 'not-authenticated' },
  navigation: { ids: [], message: 'Failed to fetch navigation', fallback: 'none' },
  footer: { ids: [], message: 'Failed to fetch footer', fallback: 'none' },
  productList: { ids: [], message: 'Failed to fetch product list', fallback: 'none' },
  productDetails: { ids: [], message: 'Failed to fetch product details', fallback: 'none' },
  productInfoMini: { ids: [], message: 'Failed to fetch product info', fallback: 'none' },
  search: { ids: [], message: 'Failed to fetch search results', fallback: 'none' },
  bundles: { ids: [], message: 'Failed to fetch bundles', fallback: 'none' },
  subscriptions: { ids: [], message: 'Failed to fetch subscriptions', fallback: 'none' },
} as const satisfies Readonly<Record<string, FailedCall>>;

/** The channel API cannot be asked without them (F8-14). */
export const CHANNEL_REJECTIONS = { host: 'host not specified', apiKey: 'apiKey not specified' } as const;

/** The transport failed; the error is thrown on (P8-16, F8-12). */
export const channelFailureMessage = (error: unknown): string => `${FAILED_CALLS.channel.message}: ${String(error)}`;

/** The channel answered with errors (P8-16, F8-13). @param name of the query function */
export const graphqlErrorMessage = (name: string, message: string): string =>
  `GraphQL error in query function ${name}: ${message}`;

/** The script of the maps service is missing; predictions are then empty (P8-14, F8-15). @param service its name */
export const mapsMissingMessage = (service: string): string => `${service} API was not found in the page.`;

/** Analytics knows no such product (F8-16). */
export const unhandledProductTypeMessage = (type: string): string => `Unhandled product type: ${type}`;
