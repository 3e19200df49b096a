import type { CartItemType } from '../../cart';
import { unhandledProductTypeMessage } from '../../contracts/failed-calls';
import { failed, ok, type Result } from '../../kernel';
import type { AnalyticsCategory } from '../model';

/** Category of every product and cart item type (F3.1-16, F3.1-17). */
const CATEGORIES: Readonly<Record<CartItemType, AnalyticsCategory>> = {
  ACCESSORY: 'accessory',
  BREAKAGE_FEE: 'fee',
  CONNECTED_DEVICE: 'connected-device',
  DELIVERY: 'delivery',
  HANDSET: 'handset',
  'HANDSET-PREOWNED': 'handset-preowned',
  MBB: 'modem',
  MODEM: 'modem',
  NEW_NUMBER: 'number',
  RESWITCH_EXISTING_HARDWARE: 'reswitch',
  RESWITCH_PLACEHOLDER: 'reswitch',
  ROUTER: 'modem',
  SERVICE: 'service',
  SIM: 'sim',
  SPECIALPRODUCT: 'special-product',
  SUBSCRIPTION: 'subscription',
  SUBSCRIPTION_DRAFT: 'subscription',
  SWITCH_BREAKAGE_FEE: 'fee',
  SWITCH_REMAINING_COST: 'fee',
  TABLET: 'tablet',
  TRANSFER: 'number',
  VOUCHER: 'voucher',
  WEARABLE: 'wearable',
  WEBDEAL: 'webdeal',
};

const isKnown = (type: string): type is CartItemType => Object.hasOwn(CATEGORIES, type);

/**
 * The category of a product or cart item (F3.1-16, F3.1-17).
 *
 * @returns for another type the message to log (F8-16): analytics never stop a purchase
 */
export const resolveCategory = (type: string): Result<AnalyticsCategory, string> =>
  isKnown(type) ? ok(CATEGORIES[type]) : failed(unhandledProductTypeMessage(type));
