import { bundleOf, type CartAnswer } from 'shared-domain/cart';
import { type BuyState, type BuyStateFacts, resolveBuyState } from '../purchase/buy-state';
import { pageText } from '../texts/purchase-page-nb';

/** Whether the cart holds the device by an agreement of these months. */
const isOrdered = (cart: CartAnswer, sku: string, option: string | null): boolean =>
  cart.cart.content.some((item) => {
    const { type, duration } = bundleOf(cart, item)?.financing ?? {};
    return item.id === sku && type === 'ukko' && option === `ukko${duration ?? ''}`;
  });

/** The buy button of an equipment agreement, which is bought in one step (P4-46, P6-15): in the cart it leads to the agreement's checkout. */
export function agreementBuyState(facts: Omit<BuyStateFacts, 'steps' | 'step'>): BuyState {
  const { cart, variant, purchase, product } = facts;
  const { option } = purchase;
  if (cart && !product.hideBuyButton && isOrdered(cart, variant.sku, option))
    return { kind: 'checkout', text: pageText({ key: 'goToOrder' }) };
  return resolveBuyState({ ...facts, cart: null, steps: ['finance'], step: 'finance' });
}
