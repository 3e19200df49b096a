import { emptyCart } from 'shared-domain/cart';
import type { CartAnswerWire, NestedCartItemWire } from 'shared-domain/cart/io';
import { PATHS } from 'shared-domain/contracts/paths';
import { isWithoutVat, type Realm } from 'shared-domain/contracts/realm';
import { toNok } from 'shared-domain/money';
import { fingerprintOf } from '../orders/idempotency';
import { isBlank } from '../orders/next-order';
import type { Order, Swap } from '../orders/order';
import type { FoundOrder } from '../orders/order-statements';
import type { CartCatalogue } from '../pricing/cart-catalogue';
import { type PricedLine, priceLines } from '../pricing/pricing';
import { deliveryOf, type ShippingPrices, totalsOf } from '../pricing/totals';
import { paymentTooltip } from '../texts/nb';
import { toBundles, toCartSubscriptions } from './bundle-entries';
import { toCartContent } from './cart-items';

/** An order as the cart calls answer it (F3.1), in NOK. */
export function toCartAnswer(order: Order, lines: readonly PricedLine[], terms: ShippingPrices): CartAnswerWire {
  const { realm } = order;
  const totals = totalsOf(lines, realm);
  return {
    orderRef: order.orderRef,
    realm,
    hasPaid: false,
    expiresAt: order.expiresAt.toISOString(),
    customerTypeGet: order.customerTypeGet,
    reSwitch: toReSwitch(order.swap),
    cart: { content: toCartContent(lines, order), subscriptions: toCartSubscriptions(lines) },
    subscriptions: toBundles(lines, realm),
    totals: {
      monthly: toNok(totals.monthly),
      upfront: toNok(totals.upfront),
      firstInvoice: toNok(totals.firstInvoice),
      vat: toNok(totals.vat),
      upfrontWithoutVAT: toNok(totals.upfrontWithoutVat),
      ...(isWithoutVat(realm) && { monthlyWithoutVAT: toNok(totals.monthlyWithoutVat) }),
      ...(totals.firstMonths.length > 0 && {
        firstMonths: totals.firstMonths.map(({ months, monthly, monthlyWithoutVat }) => ({
          months,
          monthly: toNok(monthly),
          ...(isWithoutVat(realm) && { monthlyWithoutVAT: toNok(monthlyWithoutVat) }),
        })),
      }),
    },
    ...(totals.monthly > 0 && { paymentTooltip }),
    delivery: deliveryOf(lines, { upfrontOre: totals.upfront, realm }, terms),
  };
}

/** The swap as pages read it (P3-29). */
const toReSwitch = (swap: Swap | null): CartAnswerWire['reSwitch'] =>
  swap && {
    name: swap.name,
    phoneNumber: swap.phoneNumber,
    monthsLeft: swap.monthsLeft,
    remainingCost: toNok(swap.remainingOre),
    ...(swap.breakageFeeOre > 0 && { breakageFee: toNok(swap.breakageFeeOre) }),
  };

/** The same answer after payment: nothing can be changed any more (F4.1-8). */
export function toPaidAnswer(answer: CartAnswerWire): CartAnswerWire {
  const settle = <Item extends NestedCartItemWire>(item: Item): Item => ({
    ...item,
    quantity: { ...item.quantity, modifiable: false, removable: false },
  });
  const content = answer.cart.content.map((item) => ({ ...settle(item), items: item.items.map(settle) }));
  return { ...answer, hasPaid: true, cart: { ...answer.cart, content } };
}

/** Equal for carts with the same rows, prices and sums: a catalogue with new prices changes it too, waiting for the checkout does not. */
export const shownOf = ({ realm, cart, subscriptions, totals, delivery, reSwitch }: CartAnswerWire): string =>
  fingerprintOf({ realm, cart, subscriptions, totals, delivery, reSwitch });

export interface CartAnswers {
  /** The order at today's prices, with the queue's fields when it must wait for the checkout. */
  answerOf(order: Order, goods: CartCatalogue): Promise<CartAnswerWire>;
  /** The answer for what was found. A blank order gets the realm of the page that reads it. */
  show(found: Pick<FoundOrder, 'stored'>, goods: CartCatalogue, realm: Realm): Promise<CartAnswerWire>;
}

/** @param waits whether an order has to wait for the checkout (F4.4-1) */
export function createCartAnswers(
  delivery: ShippingPrices,
  waits: (orderRef: string) => Promise<boolean>,
): CartAnswers {
  const answerOf: CartAnswers['answerOf'] = async (order, goods) => {
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
