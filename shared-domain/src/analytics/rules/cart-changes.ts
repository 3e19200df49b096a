import { type CartAnswer, type CartRow, flattenItems } from '../../cart';
import type { AddToCart, BuiltEvent, RemoveFromCart } from '../model';
import { addToCartEvent, quantityChangeEvent, removeFromCartEvent } from './cart-change-event';

type Answer = Pick<CartAnswer, 'cart' | 'subscriptions' | 'realm'>;
type CartEvent = BuiltEvent<AddToCart | RemoveFromCart>;

const rowsOf = ({ cart }: Answer): readonly CartRow[] => flattenItems<CartRow>(cart.content);
const idsOf = (rows: readonly CartRow[]): ReadonlySet<string> => new Set(rows.map(({ cartItemId }) => cartItemId));

/** Rows whose id is not among `known`, each with what is nested in it: a new bundle is one row, a service added to a bundle another. */
const newRows = (rows: readonly CartRow[], known: ReadonlySet<string>): readonly CartRow[] =>
  rows.flatMap((row) => (known.has(row.cartItemId) ? newRows(row.items ?? [], known) : [row]));

/**
 * The events of one accepted change of the cart (F4.1-6, F7.7-5): what was removed, whose quantity changed, what was added. An answer that
 * changes nothing gives no event.
 */
export function cartChangeEvents(before: Answer, after: Answer): readonly CartEvent[] {
  const [earlier, later] = [rowsOf(before), rowsOf(after)];
  const quantities = new Map(later.map(({ cartItemId, quantity }) => [cartItemId, quantity.value]));
  return [
    ...newRows(before.cart.content, idsOf(later)).map((row) => removeFromCartEvent(row, before)),
    ...earlier.flatMap((row) => {
      const quantity = quantities.get(row.cartItemId) ?? row.quantity.value;
      return quantity === row.quantity.value ? [] : [quantityChangeEvent({ ...row, items: [] }, quantity, before)];
    }),
    ...newRows(after.cart.content, idsOf(earlier)).map((row) => addToCartEvent(row, after)),
  ];
}
