import type { CartAnswer, CartItem, CartRow, CartUpdateInput } from '../model';
import { flattenItems } from './items';

/** Quantities that a row may have (F5.1-1). */
export const MIN_QUANTITY = 1;
export const MAX_QUANTITY = 10;

/** Only these are counted by the piece (F4.1-6). */
const COUNTED_TYPES: ReadonlySet<string> = new Set(['ACCESSORY', 'CONNECTED_DEVICE']);

/** Whether pieces of an item are counted in one row (F4.1-6). */
export const isCountedItem = ({ type }: Pick<CartItem, 'type'>): boolean => COUNTED_TYPES.has(type);

export interface QuantityPicker {
  readonly value: number;
  readonly canDecrease: boolean;
  readonly canIncrease: boolean;
}

/** Whether quantities of a cart can be changed (F5.1-2): one of its items, a nested one included, may be modified. */
export const isQuantityEditable = ({ cart }: Pick<CartAnswer, 'cart'>): boolean =>
  flattenItems<CartRow>(cart.content).some(({ quantity }) => quantity.modifiable);

/**
 * The picker of a row in a cart whose quantities can be changed (F5.1-2); a row that may not be modified has one that stays where it is. Null:
 * not counted, no such cart, or already paid (F4.1-6, F4.1-8, F5.1-1).
 */
export function quantityPicker(
  item: Pick<CartItem, 'type' | 'quantity'>,
  { hasPaid, isEditable }: Pick<CartAnswer, 'hasPaid'> & { readonly isEditable: boolean },
): QuantityPicker | null {
  const { value, modifiable } = item.quantity;
  if (hasPaid || !isEditable || !COUNTED_TYPES.has(item.type)) return null;
  return { value, canDecrease: modifiable && value > MIN_QUANTITY, canIncrease: modifiable && value < MAX_QUANTITY };
}

/** The update for a new quantity; null where it may not be changed or lies outside 1–10 (F4.1-6, F5.1-1). */
export function quantityUpdate(
  item: Pick<CartItem, 'id' | 'type' | 'cartItemId'>,
  quantity: number,
  discountCode?: string,
): CartUpdateInput | null {
  if (
    !COUNTED_TYPES.has(item.type) ||
    !Number.isInteger(quantity) ||
    quantity < MIN_QUANTITY ||
    quantity > MAX_QUANTITY
  )
    return null;
  return {
    update: {
      accessorySku: item.id,
      cartItemId: item.cartItemId,
      quantity,
      ...(discountCode !== undefined && { discountCode }),
    },
  };
}

const REMOVED_BY_ID: ReadonlySet<string> = new Set([
  'HANDSET',
  'HANDSET-PREOWNED',
  'MODEM',
  'ACCESSORY',
  'WEARABLE',
  'CONNECTED_DEVICE',
  'TABLET',
]);

export interface LinePlace {
  /** The row is nested in another one: it never removes the bundle. */
  readonly isNested: boolean;
}

/**
 * How a row is removed (F4.1-7): its own row removes a bundle; else hardware and services by cartItemId. The code of a service stands for it
 * only where it has no id: several devices may be insured with the same one.
 *
 * @returns null when the row cannot be removed
 */
export function resolveRemoval(
  item: Pick<CartItem, 'id' | 'type' | 'cartItemId' | 'bundleId'>,
  { isNested }: LinePlace,
): Extract<CartUpdateInput, { remove: unknown }> | null {
  if (item.bundleId && !isNested) return { remove: { bundleId: item.bundleId } };
  if (item.type === 'SERVICE' && !item.cartItemId) return { remove: { serviceCode: item.id } };
  if (item.type === 'SERVICE' || REMOVED_BY_ID.has(item.type)) return { remove: { cartItemId: item.cartItemId } };
  return null;
}

/** False once the order is paid or while an update is running (F6-7). */
export const isAllowedToDelete = ({
  hasPaid,
  pending,
}: Pick<CartAnswer, 'hasPaid'> & { readonly pending: boolean }): boolean => !hasPaid && !pending;

/** Whether a row shows a delete button (F4.1-9): it is removable and can be addressed by an update. The button is disabled while an update runs. */
export function canRemove(
  item: Pick<CartItem, 'id' | 'type' | 'cartItemId' | 'bundleId' | 'quantity'>,
  facts: LinePlace & Pick<CartAnswer, 'hasPaid'>,
): boolean {
  return !facts.hasPaid && item.quantity.removable && resolveRemoval(item, facts) !== null;
}
