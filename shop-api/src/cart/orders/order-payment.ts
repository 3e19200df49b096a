/** The operator's checkout reads an order, reserves it while it is being paid, and says how the payment ended. */
import type { CartAnswerWire } from 'shared-domain/cart/io';
import { failed, ok, type Result } from 'shared-domain/kernel';
import { type KeyedQueue, retryOnVersionConflict } from '../../concurrency/keyed-queue';
import type { ToOutboxRows } from '../../outbox';
import { shownOf, toCartAnswer, toPaidAnswer } from '../answer/cart-answer';
import type { CartCatalogueReader } from '../pricing/cart-catalogue';
import { priceLines } from '../pricing/pricing';
import type { ShippingPrices } from '../pricing/totals';
import type { Order } from './order';
import { isReserved, skusOf, type StoredOrder } from './order-statements';
import type { OrderStore, PaymentStep } from './order-store';
import type { Buyer, ToReceipt } from './receipt';

export interface OrderSnapshot {
  readonly state: 'open' | 'reserved' | 'paid';
  /** Equal as long as rows, prices and sums are: a payment names what was shown. */
  readonly version: string;
  readonly answer: CartAnswerWire;
  /** The order as it is stored: with the customers of its lines, and the swap. */
  readonly order: Order;
  /** Null: it is not reserved. */
  readonly reservedUntil: Date | null;
  /** Null: it is not paid. */
  readonly paymentReference: string | null;
  /** By which the buyer asks for it; null: it is not paid, or the checkout named no buyer. */
  readonly orderNumber: string | null;
}

/** 'unknown': there is no such order, or it has expired; 'empty': there is nothing to pay; 'changed': it is not the one that was shown. */
export type PaymentFailure = 'unknown' | 'empty' | 'changed' | 'paid' | 'refused';
type Outcome = Result<OrderSnapshot, PaymentFailure>;

export interface OrderPayment {
  read(orderRef: string): Promise<OrderSnapshot | null>;
  /**
   * Holds lines and prices until then. Idempotent; a later time prolongs it.
   *
   * @param shown version that the buyer saw; absent: whatever is in the order
   * @param mayPay asked when there is something to pay: uses up the order's way into the checkout; it may be asked again
   */
  reserve(
    orderRef: string,
    options: { readonly shown?: string; readonly until: Date; readonly mayPay?: () => Promise<boolean> },
  ): Promise<Outcome>;
  /** The buyer has given up: the order can be changed again. Idempotent. */
  release(orderRef: string): Promise<Outcome>;
  /**
   * Idempotent for the same reference; 'paid': by another payment. A reservation that has ended counts while nothing has changed.
   *
   * @param buyer gets a receipt; absent: the order has no number
   */
  pay(
    orderRef: string,
    options: { readonly shown?: string; readonly reference: string; readonly buyer?: Buyer | undefined },
  ): Promise<Outcome>;
}

interface Options {
  readonly store: OrderStore;
  readonly catalogue: CartCatalogueReader;
  readonly delivery: ShippingPrices;
  readonly queue: KeyedQueue;
  readonly toEvents: ToOutboxRows;
  readonly toReceipt: ToReceipt;
  readonly now: () => Date;
}

export function orderPayment({ store, catalogue, delivery, queue, toEvents, toReceipt, now }: Options): OrderPayment {
  async function find(orderRef: string) {
    const found = await store.findToPay(orderRef, now());
    const { stored } = found;
    if (!stored || stored.state === 'paid') return { stored, priced: null };
    const goods = await catalogue(found.catalogueVersion, skusOf(found));
    return { stored, priced: toCartAnswer(stored.order, priceLines(stored.order, goods), delivery) };
  }

  /** The buyer is asked to pay the reserved cart while there is one, else the cart at today's prices. */
  function snapshotOf(stored: StoredOrder, priced: CartAnswerWire | null): OrderSnapshot {
    if (stored.state === 'paid')
      return {
        state: 'paid',
        version: shownOf(stored.answer),
        answer: stored.answer,
        order: stored.order,
        reservedUntil: null,
        paymentReference: stored.paymentReference,
        orderNumber: stored.orderNumber,
      };
    const reservation = isReserved(stored, now()) ? stored.reservation : null;
    const answer = reservation?.answer ?? priced;
    if (!answer) throw new Error('An open order has a price');
    return {
      state: reservation ? 'reserved' : 'open',
      version: shownOf(answer),
      answer,
      order: stored.order,
      reservedUntil: reservation?.until ?? null,
      paymentReference: null,
      orderNumber: null,
    };
  }

  async function read(orderRef: string): Promise<OrderSnapshot | null> {
    const { stored, priced } = await find(orderRef);
    return stored && snapshotOf(stored, priced);
  }

  /** @param decide returns the step, or the outcome when there is no step to take */
  const move = (
    orderRef: string,
    decide: (
      open: StoredOrder & { readonly state: 'open' },
      snapshot: OrderSnapshot,
    ) => Promise<PaymentStep | { readonly done: Outcome }>,
    whenPaid: (paid: OrderSnapshot) => Outcome,
  ): Promise<Outcome> =>
    queue.run(orderRef, () =>
      retryOnVersionConflict<Outcome>(async () => {
        const { stored, priced } = await find(orderRef);
        if (!stored) return { done: failed('unknown') };
        const snapshot = snapshotOf(stored, priced);
        if (stored.state === 'paid') return { done: whenPaid(snapshot) };
        const step = await decide(stored, snapshot);
        if ('done' in step) return step;
        if ((await store.move(orderRef, stored.version, step, now())) === 'stale') return null;
        const moved = await read(orderRef);
        return { done: moved ? ok(moved) : failed('unknown') };
      }),
    );

  return {
    read,

    reserve: (orderRef, { shown, until, mayPay = () => Promise.resolve(true) }) =>
      move(
        orderRef,
        async ({ order }, { answer, version, reservedUntil }) => {
          if (order.lines.length === 0) return { done: failed('empty') };
          if (shown !== undefined && shown !== version) return { done: failed('changed') };
          if (!(await mayPay())) return { done: failed('refused') };
          const events = reservedUntil ? [] : toEvents({ type: 'order.placed', orderRef, realm: order.realm }, now());
          return { what: 'reserve', until, answer, events };
        },
        () => failed('paid'),
      ),

    release: (orderRef) =>
      move(
        orderRef,
        async ({ order }, snapshot) =>
          snapshot.reservedUntil
            ? { what: 'release', events: toEvents({ type: 'order.cancelled', orderRef, realm: order.realm }, now()) }
            : { done: ok(snapshot) },
        () => failed('paid'),
      ),

    pay: (orderRef, { shown, reference, buyer }) =>
      move(
        orderRef,
        async ({ order, reservation }, { answer: current }) => {
          if (order.lines.length === 0) return { done: failed('empty') };
          const shownCart = [reservation?.answer, current].find((each) => each && shown === shownOf(each));
          const answer = shown === undefined ? current : shownCart;
          if (!answer) return { done: failed('changed') };
          const events = toEvents({ type: 'order.paid', orderRef, realm: order.realm }, now());
          const paid = toPaidAnswer(answer);
          const receipt = buyer ? toReceipt(buyer, paid) : null;
          return { what: 'pay', answer: paid, paymentReference: reference, receipt, events };
        },
        (paid) => (paid.paymentReference === reference ? ok(paid) : failed('paid')),
      ),
  };
}
