import { bundleOf, type CartAnswer, type CartRow, flattenItems } from '../../cart';
import { sizeLabel } from '../../catalogue';
import { toNok } from '../../money';
import type { AddToCart, AnalyticsCategory, AnalyticsProduct, BuiltEvent, RemoveFromCart } from '../model';
import { resolveCategory } from './product-event';
import { yearlyValue } from './yearly-value';

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

/** 'addToCart' for a row and what is nested in it (F7.7-5). */
export function addToCartEvent(row: CartRow, answer: Answer, pieces = row.quantity.value): BuiltEvent<AddToCart> {
  const { products, unhandled } = toCartProducts(row, pieces, answer);
  return {
    event: products.length === 0 ? null : { event: 'addToCart', ecommerce: { currencyCode: 'NOK', add: { products } } },
    unhandled,
  };
}

/** 'removeFromCart' for a row and what is nested in it (F7.7-5). @param answer the cart before the removal */
export function removeFromCartEvent(
  row: CartRow,
  answer: Answer,
  pieces = row.quantity.value,
): BuiltEvent<RemoveFromCart> {
  const { products, unhandled } = toCartProducts(row, pieces, answer);
  return {
    event:
      products.length === 0
        ? null
        : { event: 'removeFromCart', ecommerce: { currencyCode: 'NOK', remove: { products } } },
    unhandled,
  };
}

/**
 * The event for a new quantity of a row (F4.1-6): an add event if it grew, else a remove event, with the difference in pieces. The
 * same quantity gives no event.
 *
 * @param row as it was before the change
 */
export function quantityChangeEvent(
  row: CartRow,
  quantity: number,
  answer: Answer,
): BuiltEvent<AddToCart | RemoveFromCart> {
  const difference = quantity - row.quantity.value;
  if (difference > 0) return addToCartEvent(row, answer, difference);
  return difference < 0 ? removeFromCartEvent(row, answer, -difference) : { event: null, unhandled: [] };
}

/** Rows whose id and name may be a customer's phone number or own phone. */
const PERSONAL: ReadonlySet<AnalyticsCategory> = new Set(['number', 'reswitch', 'sim']);

export interface CartProducts {
  readonly products: readonly AnalyticsProduct[];
  /** Messages to log, one for each row of an unknown type (F8-16). */
  readonly unhandled: readonly string[];
}

function toProduct(item: CartRow, category: AnalyticsCategory, quantity: number, answer: Answer): AnalyticsProduct {
  const value = yearlyValue(item, bundleOf(answer, item)?.financing ?? null, answer.realm);
  const worth = { category, quantity, ...(value !== null && { price: toNok(value) }) };
  if (PERSONAL.has(category)) return { id: item.type, name: category, ...worth };
  const variant = [item.color, item.modelSize && sizeLabel(item.modelSize)].filter(Boolean).join(', ');
  return {
    id: item.id,
    name: item.name,
    ...worth,
    ...(item.brand && { brand: item.brand }),
    ...(variant && { variant }),
  };
}

/**
 * A row of the cart and what is nested in it, as products of an event (F7.7-5): only fields about the goods.
 *
 * @param pieces quantity of the row in the event; nested rows keep their own quantity
 */
export function toCartProducts(row: CartRow, pieces: number, answer: Answer): CartProducts {
  const products: AnalyticsProduct[] = [];
  const unhandled: string[] = [];
  for (const item of flattenItems<CartRow>([row])) {
    const category = resolveCategory(item.type);
    if (category.ok)
      products.push(toProduct(item, category.value, item === row ? pieces : item.quantity.value, answer));
    else unhandled.push(category.failure);
  }
  return { products, unhandled };
}
