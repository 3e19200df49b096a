import { emptyCart } from 'shared-domain/cart';
import type { CartAnswerWire } from 'shared-domain/cart/io';
import type { Realm } from 'shared-domain/contracts/realm';
import { isQueued, queueFields } from '../orders/checkout-queue';
import type { Found } from '../orders/find-order';
import { isBlank } from '../orders/next-order';
import type { Order } from '../orders/order';
import type { CartCatalogue } from '../pricing/cart-catalogue';
import type { DeliveryTerms } from '../pricing/delivery';
import { priceLines } from '../pricing/pricing';
import { toCartAnswer } from './cart-answer';

export interface CartView {
  /** The order at today's prices, with the queue's fields when it must wait for the checkout. */
  answerOf(order: Order, goods: CartCatalogue, checkout: Found['checkout']): CartAnswerWire;
  /** The answer for what was found. A blank order gets the realm of the page that reads it. */
  show(found: Pick<Found, 'stored' | 'checkout'>, goods: CartCatalogue, realm: Realm): CartAnswerWire;
}

/** @param checkoutLimit orders that may be in the checkout at the same time; null: any number */
export function createCartView(delivery: DeliveryTerms, checkoutLimit: number | null): CartView {
  const answerOf: CartView['answerOf'] = (order, goods, checkout) => {
    const answer = toCartAnswer(order, priceLines(order, goods), delivery);
    return answer.cart.content.length > 0 && isQueued(checkout, checkoutLimit)
      ? { ...answer, ...queueFields() }
      : answer;
  };
  return {
    answerOf,
    show({ stored, checkout }, goods, realm) {
      if (!stored) return emptyCart(realm);
      if (stored.state === 'paid') return stored.answer;
      return answerOf(isBlank(stored.order) ? { ...stored.order, realm } : stored.order, goods, checkout);
    },
  };
}
