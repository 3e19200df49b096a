import { bundleOf, type CartAnswer, financingKey } from 'shared-domain/cart';
import { isUpfront, type PageText } from 'shared-domain/purchase';

export interface BuyFacts {
  readonly cart: CartAnswer | null;
  readonly sku: string;
  /** Chosen financing option. */
  readonly option: string;
  readonly sellable: boolean;
  readonly hideBuyButton?: boolean;
}

/** 'hidden', or what the button does and its text (P4-10, P4-46). */
export type BuyButton =
  | { readonly action: 'hidden' }
  | { readonly action: 'add' | 'unavailable' | 'checkout'; readonly text: PageText };

/** Whether the product is already in the cart with this financing (P4-46). All upfront options count as one. */
export function isInCart(cart: CartAnswer | null, sku: string, option: string): boolean {
  const key = isUpfront(option) ? 'upfront' : option;
  return (
    cart?.cart.content.some((item) => item.id === sku && financingKey(item, bundleOf(cart, item)) === key) ?? false
  );
}

/** The buy button of a product that is bought in one step (P3-4, P4-10, P4-46). */
export function resolveBuyButton({ cart, sku, option, sellable, hideBuyButton = false }: BuyFacts): BuyButton {
  if (hideBuyButton) return { action: 'hidden' };
  if (isInCart(cart, sku, option)) return { action: 'checkout', text: { key: 'goToOrder' } };
  return { action: sellable ? 'add' : 'unavailable', text: { key: 'addToCart' } };
}
