import { type CartAnswer, type CartItem, HARDWARE_TYPES } from 'shared-domain/cart';
import type { Realm } from 'shared-domain/contracts/realm';
import { firstMatch, otherwise, type Rule } from 'shared-domain/kernel';
import type { PurchaseAction } from 'shared-domain/purchase';

const isDevice = ({ type }: Pick<CartItem, 'type'>): boolean => HARDWARE_TYPES.has(type);

/** The device of a bundle (P4-32); null where it has none. */
export const mainDeviceOf = ({ cart }: Pick<CartAnswer, 'cart'>, bundleId: string): CartItem | null =>
  cart.content.find((item) => item.bundleId === bundleId && isDevice(item)) ?? null;

/** Whether a cart contains a device on instalments (P4-47). */
export const hasDeviceBundle = ({ cart }: Pick<CartAnswer, 'cart'>): boolean =>
  cart.content.some((item) => item.bundleId !== undefined && isDevice(item));

export interface CartVisit {
  readonly realm: Realm;
  readonly cart: Pick<CartAnswer, 'cart'>;
  /** The product has just been put into the cart, which the shopper has not seen since. */
  readonly isAdded: boolean;
}

/** Order matters: the first match wins (P4-47). What was added at once is shown before the checkout (P4-22). */
export const GO_TO_CART = [
  { id: 'P4-47 business', when: ({ realm }) => realm === 'B2B', then: { kind: 'go-to-checkout' } },
  { id: 'P4-47 device', when: ({ cart }) => hasDeviceBundle(cart), then: { kind: 'expand-cart', stepIndex: 1 } },
  { id: 'P4-22', when: ({ isAdded }) => isAdded, then: { kind: 'open-cart' } },
  { id: 'P4-47', when: otherwise, then: { kind: 'go-to-checkout' } },
] as const satisfies readonly Rule<CartVisit, PurchaseAction>[];

/** The action that goes to the cart (P4-47): a cart with a device on instalments is expanded at step 1. */
export const goToCart = (facts: CartVisit): (typeof GO_TO_CART)[number]['then'] =>
  firstMatch<CartVisit, (typeof GO_TO_CART)[number]['then']>(GO_TO_CART, facts);
