import type { CartUpdateInput } from '../model';

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
