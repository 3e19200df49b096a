/**
 * The order API: what the operator's checkout and other systems do with orders, from server to server. It is not below `/api/`, so no edge passes
 * it on to browsers.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { CartService, OrderSnapshot, PaymentFailure } from '../cart';
import type { Config } from '../config/env';
import { requireClient } from '../http/client-credentials';
import { parseRequest, ProblemError } from '../http/problem';
import type { ReadRoomClient, WaitingRoom } from '../waiting-room';

const MINUTE_MS = 60_000;

const referenceSchema = v.object({ orderRef: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) });
const text = (max: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(max));
const reservationSchema = v.object({
  version: text(100),
  minutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)), 15),
  /** The waiting room's, where it limits the checkout. */
  pass: v.nullish(text(400)),
});
const placeSchema = v.object({ address: v.pipe(v.string(), v.ip('must be an address of IPv4 or IPv6')) });
const paymentSchema = v.object({
  version: text(100),
  reference: text(100),
  buyer: v.optional(
    v.object({
      email: v.pipe(v.string(), v.trim(), v.maxLength(254), v.email('must be an e-mail address'), v.toLowerCase()),
      delivery: v.picklist(['home', 'pickup']),
    }),
  ),
});
const swapSchema = v.object({
  orderRef: v.nullable(text(64)),
  agreement: v.object({
    agreementId: text(100),
    name: text(200),
    phoneNumber: text(20),
    offeringCode: text(100),
    monthsLeft: v.pipe(v.number(), v.integer(), v.minValue(0)),
    /** In øre. */
    remainingOre: v.pipe(v.number(), v.integer(), v.minValue(0)),
    breakageFeeOre: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  }),
});

const REFUSED: Readonly<Record<PaymentFailure, { readonly status: number; readonly detail: string }>> = {
  unknown: { status: 404, detail: 'There is no such order, or it has expired' },
  empty: { status: 409, detail: 'The order is empty' },
  changed: { status: 409, detail: 'The order is not the version that is named: read it again' },
  paid: { status: 409, detail: 'The order is paid, by another payment' },
  refused: { status: 403, detail: 'The order has no place in the checkout: it needs a pass of the waiting room' },
};

interface OrderApiDependencies {
  readonly cart: Pick<CartService, 'payment' | 'startSwap'>;
  readonly room: Pick<WaitingRoom, 'enter' | 'spend'>;
  readonly clientOf: ReadRoomClient;
  readonly clients: Config['orderApiClients'];
  readonly clock: () => number;
}

/** Without clients there is no such API. */
export function registerOrderApi(
  app: FastifyInstance,
  { cart, room, clientOf, clients, clock }: OrderApiDependencies,
): void {
  if (!clients) return;
  const { payment } = cart;

  /** @throws ProblemError 401 for a stranger, 400 for what cannot be a reference */
  function begin(request: FastifyRequest, reply: FastifyReply): { readonly orderRef: string; readonly client: string } {
    const client = requireClient(request, reply, clients ?? {});
    void reply.header('cache-control', 'no-store');
    return { client, ...parseRequest(referenceSchema, request.params, 'params') };
  }

  const answer = (result: Awaited<ReturnType<typeof payment.pay>>): OrderDocument => {
    if (result.ok) return toDocument(result.value);
    const { failure } = result;
    throw new ProblemError({ ...REFUSED[failure], reason: failure });
  };

  app.get('/orders/:orderRef', async (request, reply) => {
    const found = await payment.read(begin(request, reply).orderRef);
    return answer(found ? { ok: true, value: found } : { ok: false, failure: 'unknown' });
  });

  // With the buyer's Cookie header, so that someone who is logged in counts alone.
  app.put('/orders/:orderRef/place', async (request, reply) => {
    const { orderRef } = begin(request, reply);
    const { address } = parseRequest(placeSchema, request.body ?? {}, 'body');
    const found = await payment.read(orderRef);
    if (!found) return answer({ ok: false, failure: 'unknown' });
    // Who empties their orders takes no place from those who buy.
    if (found.state === 'paid') return answer({ ok: false, failure: 'paid' });
    if (found.order.lines.length === 0) return answer({ ok: false, failure: 'empty' });
    const standing = await room.enter(orderRef, await clientOf(request, address));
    return standing.kind === 'admitted' ? { isAdmitted: true, pass: standing.pass } : { isAdmitted: false, pass: null };
  });

  app.put('/orders/:orderRef/reservation', async (request, reply) => {
    const { orderRef, client } = begin(request, reply);
    const { version, minutes, pass } = parseRequest(reservationSchema, request.body ?? {}, 'body');
    const reserved = await payment.reserve(orderRef, {
      shown: version,
      until: new Date(clock() + minutes * MINUTE_MS),
      mayPay: () => room.spend(orderRef, pass ?? null),
    });
    request.log.info({ client, isReserved: reserved.ok }, 'an order was to be reserved');
    return answer(reserved);
  });

  app.delete('/orders/:orderRef/reservation', async (request, reply) =>
    answer(await payment.release(begin(request, reply).orderRef)),
  );

  app.put('/orders/:orderRef/payment', async (request, reply) => {
    const { orderRef, client } = begin(request, reply);
    const { version, reference, buyer } = parseRequest(paymentSchema, request.body ?? {}, 'body');
    const paid = await payment.pay(orderRef, { shown: version, reference, buyer });
    request.log.info({ client, isPaid: paid.ok }, 'an order was to be marked as paid');
    return answer(paid);
  });

  app.post('/orders/swaps', async (request, reply) => {
    requireClient(request, reply, clients);
    const { orderRef, agreement } = parseRequest(swapSchema, request.body ?? {}, 'body');
    void reply.header('cache-control', 'no-store');
    // Only consumers have Svitsj agreements (P6-13).
    const started = await cart.startSwap(orderRef, 'B2C', agreement as Parameters<typeof cart.startSwap>[2]);
    if (started.errorMessage !== undefined)
      throw new ProblemError({ status: 409, detail: started.errorMessage, reason: 'refused' });
    return { orderRef: started.orderRef };
  });
}

const toDocument = ({
  state,
  version,
  answer,
  order,
  reservedUntil,
  paymentReference,
  orderNumber,
}: OrderSnapshot) => ({
  orderRef: order.orderRef,
  realm: order.realm,
  state,
  version,
  expiresAt: order.expiresAt.toISOString(),
  reservedUntil: reservedUntil?.toISOString() ?? null,
  paymentReference,
  orderNumber,
  cart: answer,
  customers: Object.entries(order.customers).map(([cartItemId, { accountId = null, phoneNumber = null }]) => ({
    cartItemId,
    accountId,
    phoneNumber,
  })),
  swapAgreementId: order.swap?.agreementId ?? null,
});

type OrderDocument = ReturnType<typeof toDocument>;
