import { CHANNEL_FAILURE } from './channel-failures';

/**
 * Messages of failed calls in the log (section 8 of the rules). Every client takes its message from here, so that a search in the
 * log finds all failures of a call. Expected answers such as 404 of an unknown product are not failures.
 */
export const FAILED_CALLS = {
  cart: 'Failed to fetch cart', // P8-16, F8-2
  cartUpdate: 'Failed to update cart(1)', // P8-16, F8-3
  ukkoCartUpdate: 'Failed to update ukko cart', // P7-4, P8-13
  announcements: 'Failed to fetch announcements', // F8-4
  availability: 'Failed to fetch product availability', // P8-16, F8-5, F8-20
  availabilityShops: 'Failed to fetch product availability shops', // P8-16, F8-6
  deliveryMethods: 'Failed to fetch delivery methods', // P8-16, F8-7
  deliveryTime: 'Failed to fetch product delivery time', // P8-16, F8-8
  insurances: 'Failed to fetch insurances', // P8-16, F8-9, F8-18
  pickupPoints: 'Failed to fetch pickup points', // P8-16, F8-10
  predictions: 'Failed to fetch place predictions',
  placeDetails: 'Failed to fetch place details',
  accountData: 'Failed to fetch account data', // P8-16, F8-11
  /** The log has `channelFailureMessage`, which begins with it (P8-16, F8-12). */
  channel: CHANNEL_FAILURE,
  publicUser: 'Failed to fetch public user',
  authCheck: 'Failed to check authentication', // F8-17
  sessionToken: 'Failed to renew the session',
  navigation: 'Failed to fetch navigation',
  footer: 'Failed to fetch footer',
  productList: 'Failed to fetch product list',
  productDetails: 'Failed to fetch product details',
  productInfoMini: 'Failed to fetch product info',
  relatedProducts: 'Failed to fetch related products',
  search: 'Failed to fetch search results',
  suggestions: 'Failed to fetch search suggestions',
  bundles: 'Failed to fetch bundles',
  notice: 'Failed to fetch a notice',
  noticeForm: 'Failed to send a notice form',
  orderStatus: 'Failed to fetch the status of an order',
  orderStatusForm: 'Failed to send the form of an order',
  subscriptions: 'Failed to fetch subscriptions',
} as const;

/** The script of the maps service is missing; there are no predictions (P8-14, F8-15). @param service its name */
export const mapsMissingMessage = (service: string): string => `${service} API was not found in the page.`;

/** Analytics does not know this product type (F8-16). */
export const unhandledProductTypeMessage = (type: string): string => `Unhandled product type: ${type}`;
