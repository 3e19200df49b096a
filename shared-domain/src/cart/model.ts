/** Types of the cart rules. */
import type { Ore } from '../money';
import type { SubscriptionText } from '../subscription';
import type { CartItem } from './io/cart-wire';

export type { CartAnswer, CartItem, CartUpdate, CartUpdateInput, NestedCartItem, UkkoCartUpdate } from './io/cart-wire';
export type { NumberCheckType, NumberChoice } from './io/number-choice-wire';

/** Types of cart rows (F3.1-15..17). */
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

/** Types that a sim-only cart does not contain (F5.1-3); also the device types of the item count (F5.1-5). */
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

/** Texts that rules return: keys with the values shown in them. `cartText` renders them. */
export type CartText =
  | {
      readonly key:
        | 'breakageFeeText'
        | 'breakageFeeTitle'
        | 'cart'
        | 'delivery'
        | 'discount'
        | 'familyBody'
        | 'familyHeading'
        | 'firstInvoice'
        | 'freeShippingReached'
        | 'minimumTotal'
        | 'monthlyTotal'
        | 'monthlyVat'
        | 'monthlyWithVat'
        | 'paid'
        | 'paidWithVat'
        | 'payMonthly'
        | 'payNow'
        | 'payNowWithVat'
        | 'payNowMini'
        | 'sum'
        | 'vat';
    }
  /** Text of the server, shown unchanged. */
  | { readonly key: 'own'; readonly values: { readonly text: string } }
  | { readonly key: 'financing'; readonly values: { readonly option: string } }
  | { readonly key: 'plan'; readonly values: { readonly text: SubscriptionText } }
  | { readonly key: 'planChange'; readonly values: { readonly number: string } }
  | { readonly key: 'drawerTitle' | 'pieces'; readonly values: { readonly count: number } }
  | { readonly key: 'freeShippingLeft'; readonly values: { readonly left: Ore } }
  | { readonly key: 'familyGreeting'; readonly values: { readonly name: string } }
  /** `price` as formatted. */
  | { readonly key: 'priceFrom'; readonly values: { readonly price: string } }
  | { readonly key: 'ordinaryPrice'; readonly values: { readonly amount: Ore; readonly isMonthly: boolean } }
  | { readonly key: 'afterFree'; readonly values: { readonly freeMonths: number; readonly monthly: Ore } }
  | {
      readonly key: 'laterMonthly';
      readonly values: { readonly sums: readonly { readonly monthly: Ore; readonly fromMonth: number }[] };
    }
  | { readonly key: 'timesName'; readonly values: { readonly count: number; readonly name: string } }
  | { readonly key: 'monthsOf'; readonly values: { readonly price: string; readonly months: number } }
  | { readonly key: 'piecesOf'; readonly values: { readonly count: number; readonly unit: Ore } }
  /** `months` 0: paid at once. */
  | { readonly key: 'lease'; readonly values: { readonly type: string; readonly months: number } }
  | { readonly key: 'switchOf'; readonly values: { readonly months: number } };
