import { emptyCart } from 'shared-domain/cart';
import type { CartAnswerWire } from 'shared-domain/cart/io';
import { PATHS } from 'shared-domain/contracts/paths';
import type { Realm } from 'shared-domain/contracts/realm';
import type { Found } from '../orders/find-order';
import { isBlank } from '../orders/next-order';
import type { Order } from '../orders/order';
import type { CartCatalogue } from '../pricing/cart-catalogue';
import type { DeliveryTerms } from '../pricing/delivery';
import { priceLines } from '../pricing/pricing';
import { toCartAnswer } from './cart-answer';

export interface CartView {
  /** The order at today's prices, with the queue's fields when it must wait for the checkout. */
  answerOf(order: Order, goods: CartCatalogue): Promise<CartAnswerWire>;
  /** The answer for what was found. A blank order gets the realm of the page that reads it. */
  show(found: Pick<Found, 'stored'>, goods: CartCatalogue, realm: Realm): Promise<CartAnswerWire>;
}

/** @param waits whether an order has to wait for the checkout (F4.4-1) */
export function createCartView(delivery: DeliveryTerms, waits: (orderRef: string) => Promise<boolean>): CartView {
  const answerOf: CartView['answerOf'] = async (order, goods) => {
    const answer = toCartAnswer(order, priceLines(order, goods), delivery);
    return answer.cart.content.length > 0 && (await waits(order.orderRef))
      ? { ...answer, isInsideQueue: true, queueData: { waitingRoom: PATHS.queue } }
      : answer;
  };
  return {
    answerOf,
    async show({ stored }, goods, realm) {
      if (!stored) return emptyCart(realm);
      if (stored.state === 'paid') return stored.answer;
      return answerOf(isBlank(stored.order) ? { ...stored.order, realm } : stored.order, goods);
    },
  };
}
