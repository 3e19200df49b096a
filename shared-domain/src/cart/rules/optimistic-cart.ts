import type { CartAnswer, CartItem, CartUpdateInput } from '../model';

const without = (
  content: readonly CartItem[],
  isRemoved: (item: { readonly id: string; readonly cartItemId: string }) => boolean,
): CartItem[] =>
  content
    .filter((item) => !isRemoved(item))
    .map((item) => ({
      ...item,
      items: item.items
        .filter((child) => !isRemoved(child))
        .map((child) => ({ ...child, items: child.items.filter((leaf) => !isRemoved(leaf)) })),
    }));

function contentAfter(content: readonly CartItem[], input: CartUpdateInput): CartItem[] | null {
  if ('empty' in input) return [];
  if ('remove' in input) {
    const { remove } = input;
    if ('bundleId' in remove) return content.filter((item) => item.bundleId !== remove.bundleId);
    if ('cartItemId' in remove) return without(content, (item) => item.cartItemId === remove.cartItemId);
    return without(content, (item) => item.id === remove.serviceCode);
  }
  if (!('update' in input)) return null;
  const { cartItemId, quantity } = input.update;
  if (cartItemId === undefined || quantity === undefined) return null;
  return content.map((item) =>
    item.cartItemId === cartItemId ? { ...item, quantity: { ...item.quantity, value: quantity } } : item,
  );
}

/**
 * The cart that is expected when the server accepts an update: rows and quantities only. Totals are the last confirmed ones, because prices
 * are computed by the server. Null when nothing can be shown before the answer (goods are added).
 */
export function applyOptimistically(cart: CartAnswer, input: CartUpdateInput): CartAnswer | null {
  const content = contentAfter(cart.cart.content, input);
  return content && { ...cart, cart: { ...cart.cart, content } };
}
