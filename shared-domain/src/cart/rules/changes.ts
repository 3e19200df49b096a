import type { CartStatePayload, LineAddedPayload, LineRemovedPayload } from '../../contracts/events';
import { toNok } from '../../money';
import type { CartAnswer, CartItem, CartRow, CartUpdateInput } from '../model';
import { countItems, findItem, flattenItems } from './items';

/** The row whose quantity an update sets; null for any other update. */
const countedRow = (input: CartUpdateInput): string | null =>
  'update' in input && input.update.quantity !== undefined ? (input.update.cartItemId ?? null) : null;

/** Whether an update sets the quantity of a row. Those of different rows may change places. */
export const isQuantityChange = (input: CartUpdateInput): boolean => countedRow(input) !== null;

/** Whether both set the quantity of one row: only the last one counts. */
export const isSameQuantity = (one: CartUpdateInput, other: CartUpdateInput): boolean =>
  isQuantityChange(one) && countedRow(one) === countedRow(other);

/** Whether the cart after the later update is the same without the earlier one. */
export const isSuperseded = (earlier: CartUpdateInput, later: CartUpdateInput): boolean =>
  'empty' in later || isSameQuantity(earlier, later) || ('restore' in later && 'remove' in earlier);

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

export function toCartState({ orderRef, realm, cart, totals }: CartAnswer): CartStatePayload {
  return {
    orderRef,
    realm,
    itemCount: countItems(cart.content),
    totals: { monthly: toNok(totals.monthly), upfront: toNok(totals.upfront) },
  };
}

/** Payload of 'line-added' after an update that added something; null when it only changed existing rows. */
export function toLineAdded(input: CartUpdateInput, answer: CartAnswer, name?: string): LineAddedPayload | null {
  if (!('update' in input) || input.update.cartItemId !== undefined) return null;
  const { handsetSku, accessorySku, pricePlan, quantity = 1 } = input.update;
  const sku = handsetSku ?? accessorySku;
  const id = sku ?? pricePlan;
  if (id === undefined) return null;
  const item = findItem<CartRow>(answer.cart.content, (each) => each.id === id);
  return {
    ...(sku !== undefined && { sku }),
    ...(pricePlan !== undefined && { offeringCode: pricePlan }),
    name: name ?? item?.name ?? id,
    quantity,
  };
}

/** Rows that were removed by an update. A bundle is one row. */
export function toLinesRemoved(before: CartAnswer, after: CartAnswer): readonly LineRemovedPayload[] {
  const left = new Set(flattenItems<CartRow>(after.cart.content).map(({ cartItemId }) => cartItemId));
  const isGone = ({ cartItemId }: CartRow): boolean => !left.has(cartItemId);
  const gone = before.cart.content.flatMap((item): readonly CartRow[] =>
    isGone(item) ? [item] : flattenItems<CartRow>(item.items).filter(isGone),
  );
  return gone.map(({ cartItemId, name }) => ({ cartItemId, name }));
}
