import type { CartAnswer, CartItem, CartUpdateInput } from '../model';

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

/** The picker of a row, or null: not counted, not modifiable, or already paid (F4.1-6, F4.1-8, F5.1-1). */
export function quantityPicker(
  item: Pick<CartItem, 'type' | 'quantity'>,
  { hasPaid }: Pick<CartAnswer, 'hasPaid'>,
): QuantityPicker | null {
  const { value, modifiable } = item.quantity;
  if (hasPaid || !modifiable || !COUNTED_TYPES.has(item.type)) return null;
  return { value, canDecrease: value > MIN_QUANTITY, canIncrease: value < MAX_QUANTITY };
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
