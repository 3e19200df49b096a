import type { CartAnswer } from '../../cart';
import type { Realm } from '../../contracts/realm';
import { firstMatch, otherwise, type Rule } from '../../kernel';
import type { PurchaseAction } from '../model';
import { hasDeviceBundle } from './main-device';

export interface GoToCartFacts {
  readonly realm: Realm;
  readonly cart: Pick<CartAnswer, 'cart'>;
}

/** Order matters: the first match wins (P4-47). */
export const GO_TO_CART = [
  { id: 'P4-47 business', when: ({ realm }) => realm === 'B2B', then: { kind: 'go-to-checkout' } },
  { id: 'P4-47 device', when: ({ cart }) => hasDeviceBundle(cart), then: { kind: 'expand-cart', stepIndex: 1 } },
  { id: 'P4-47', when: otherwise, then: { kind: 'go-to-checkout' } },
] as const satisfies readonly Rule<GoToCartFacts, PurchaseAction>[];

/** What going to the cart does (P4-47): a cart with a device on instalments is expanded at step 1. */
export const goToCart = (facts: GoToCartFacts): PurchaseAction =>
  firstMatch<GoToCartFacts, PurchaseAction>(GO_TO_CART, facts);
