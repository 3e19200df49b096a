import { bundleOf, financingKey, type CartAnswer } from '../../cart';

export interface BuyFacts {
  readonly cart: CartAnswer | null;
  readonly sku: string;
  /** Chosen financing option. */
  readonly option: string;
  readonly sellable: boolean;
  readonly hideBuyButton?: boolean;
}

/** 'hidden', or what a press does and what the button says (P4-10, P4-46). */
export type BuyButton =
  | { readonly action: 'hidden' }
  | { readonly action: 'add' | 'unavailable'; readonly text: 'Legg i handlekurv' }
  | { readonly action: 'checkout'; readonly text: 'Gå til bestilling' };

/** Whether the cart already holds the product with this financing. */
export function isInCart(cart: CartAnswer | null, sku: string, option: string): boolean {
  return cart?.cart.content.some((item) => item.id === sku && financingKey(item, bundleOf(cart, item)) === option) ?? false;
}

/** The buy button of a product that is bought in one step. */
export function resolveBuyButton({ cart, sku, option, sellable, hideBuyButton = false }: BuyFacts): BuyButton {
  if (hideBuyButton) return { action: 'hidden' };
  if (isInCart(cart, sku, option)) return { action: 'checkout', text: 'Gå til bestilling' };
  return { action: sellable ? 'add' : 'unavailable', text: 'Legg i handlekurv' };
}
