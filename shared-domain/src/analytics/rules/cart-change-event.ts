import type { CartAnswer, CartRow } from '../../cart';
import type { AddToCart, BuiltEvent, RemoveFromCart } from '../model';
import { toCartProducts } from './cart-products';

type Answer = Pick<CartAnswer, 'cart' | 'subscriptions' | 'realm'>;

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
