/** Types of the cart rules. */
import type { CartItem } from './io/cart-wire';

export type { CartAnswer, CartItem, CartUpdate, CartUpdateInput, NestedCartItem, UkkoCartUpdate } from './io/cart-wire';
export type { NumberCheckType, NumberChoice } from './io/number-choice-wire';

/** Types of hardware rows (F3.1-15..17). */
export const CART_ITEM_TYPES = [
  'ACCESSORY',
  'BREAKAGE_FEE',
  'CONNECTED_DEVICE',
  'DELIVERY',
  'HANDSET',
  'HANDSET-PREOWNED',
  'MBB',
  'MODEM',
  'NEW_NUMBER',
  'RESWITCH_EXISTING_HARDWARE',
  'RESWITCH_PLACEHOLDER',
  'ROUTER',
  'SERVICE',
  'SIM',
  'SPECIALPRODUCT',
  'SUBSCRIPTION',
  'SUBSCRIPTION_DRAFT',
  'SWITCH_BREAKAGE_FEE',
  'SWITCH_REMAINING_COST',
  'TABLET',
  'TRANSFER',
  'VOUCHER',
  'WEARABLE',
  'WEBDEAL',
] as const;
export type CartItemType = (typeof CART_ITEM_TYPES)[number];

/** F5.1-3: what a cart must not hold to be sim-only; also the device types of the item count (F5.1-5). */
export const HARDWARE_TYPES: ReadonlySet<string> = new Set([
  'HANDSET',
  'HANDSET-PREOWNED',
  'ACCESSORY',
  'WEBDEAL',
  'MODEM',
  'TABLET',
  'SPECIALPRODUCT',
  'CONNECTED_DEVICE',
  'WEARABLE',
]);

export const isSubscriptionType = (type: string): boolean => type === 'SUBSCRIPTION' || type === 'SUBSCRIPTION_DRAFT';

/** An item at any level of the cart, with the items nested in it. */
export interface ItemTree {
  readonly id: string;
  readonly type: string;
  readonly cartItemId: string;
  readonly bundleId?: string | undefined;
  readonly items?: readonly ItemTree[] | undefined;
}

/** A row of the cart, nested or not: every level has the same fields. */
export type CartRow = Omit<CartItem, 'items'> & { readonly items?: readonly CartRow[] | undefined };
