import { randomBytes } from 'node:crypto';
import type { CartAnswer } from 'shared-domain/cart/io';
import type { Realm } from 'shared-domain/contracts/realm';
import { failed, ok, type Result } from 'shared-domain/kernel';
import type { Database } from '../database';
import { emptyAnswer, toCartAnswer, toPaidAnswer } from './cart-answer';
import type { CartUpdateRequest } from './cart-request';
import { applyIntent } from './changes/apply-intent';
import type { CartEvent } from './changes/change';
import type { DeliveryTerms } from './delivery';
import { claimKey, fingerprintOf, keepAnswer } from './idempotency';
import { resolveIntent, type FieldError, type Intent } from './intent';
import type { CartCatalogue, Order } from './model';
import { expiryFrom, newOrderRef, orderStore } from './order-store';
import { priceLines } from './pricing';
import { refusals } from './texts/nb';

/** Where a business goes on with a device that it does not pay at once (P6-14, F2.9-4). */
export const BUSINESS_ORDER_PATH = '/bedrift/kasse/bestilling/';

export interface CartServiceOptions {
  readonly database: Database;
  /** The catalogue as of now. It is read before a transaction begins: the embedded database has one connection. */
  readonly catalogue: () => Promise<CartCatalogue>;
  readonly delivery: DeliveryTerms;
  readonly now: () => Date;
}

export type UpdateFailure = { readonly kind: 'malformed'; readonly errors: readonly FieldError[] } | { readonly kind: 'key-taken' };

export interface CartService {
  /** Never fails: an unknown or expired reference is the empty cart of the realm. */
  get(orderRef: string | null, realm: Realm): Promise<CartAnswer>;
  /** A refusal is an answer with `errorMessage` and the unchanged cart. */
  update(request: CartUpdateRequest, idempotencyKey?: string): Promise<Result<CartAnswer, UpdateFailure>>;
  /** The checkout stand-in's payment; null when there is nothing to pay. Paying twice is paying once. */
  pay(orderRef: string): Promise<CartAnswer | null>;
}

export function createCartService({ database, catalogue, delivery, now }: CartServiceOptions): CartService {
  const answerOf = (order: Order, goods: CartCatalogue): CartAnswer => toCartAnswer(order, priceLines(order, goods), delivery);

  const read = async (tx: Database, goods: CartCatalogue, orderRef: string | null, realm: Realm, lock: boolean): Promise<{ order: Order | null; answer: CartAnswer }> => {
    const stored = orderRef === null ? null : await orderStore(tx).find(orderRef, now(), { lock });
    if (!stored) return { order: null, answer: emptyAnswer(realm) };
    if (stored.state === 'paid') return { order: null, answer: stored.answer };
    const order = stored.order.lines.length === 0 ? { ...stored.order, realm } : stored.order;
    return { order: stored.order, answer: answerOf(order, goods) };
  };

  const apply = async (tx: Database, goods: CartCatalogue, request: CartUpdateRequest, intent: Intent): Promise<CartAnswer> => {
    const { order: before, answer: unchanged } = await read(tx, goods, request.orderRef, request.realm, true);
    const refusedWith = (message: string): CartAnswer => ({ ...(unchanged.hasPaid ? emptyAnswer(request.realm) : unchanged), errorMessage: message });
    if (!before && (intent.kind === 'extend' || intent.kind === 'empty')) return emptyAnswer(request.realm);
    if (request.update?.discountCode !== undefined) return refusedWith(refusals.discountNotValid);
    const isOtherRealm = before !== null && before.realm !== request.realm;
    if (isOtherRealm && before.lines.length > 0 && intent.kind !== 'empty' && intent.kind !== 'extend') {
      return refusedWith(refusals.otherRealm[before.realm]);
    }

    const context = { realm: request.realm, lines: before?.lines ?? [], catalogue: goods, newId: () => randomBytes(9).toString('base64url') };
    const change = applyIntent(context, intent);
    if (!change.ok) return refusedWith(change.failure.message);
    const start = before ?? await startOrder(tx, request.realm);
    const { order, events } = nextOrder(start, request, intent, change.value.lines);
    await orderStore(tx).save(start, order, [...events, ...change.value.events], now());
    const answer = answerOf(order, goods);
    return intent.kind === 'add-bundle' && order.realm === 'B2B' ? { ...answer, redirectUrl: BUSINESS_ORDER_PATH } : answer;
  };

  const startOrder = async (tx: Database, realm: Realm): Promise<Order> => {
    const order: Order = { orderRef: newOrderRef(), realm, customerTypeGet: null, expiresAt: expiryFrom(now()), lines: [] };
    await orderStore(tx).create(order, now());
    return order;
  };

  const nextOrder = (start: Order, request: CartUpdateRequest, intent: Intent, lines: Order['lines']): { order: Order; events: readonly CartEvent[] } => {
    // An order with goods keeps its realm; an empty one takes that of the page it is used on.
    const realm = intent.kind === 'extend' && start.lines.length > 0 ? start.realm : request.realm;
    const given = request.update?.customerTypeGet;
    const customerTypeGet = given === undefined ? start.customerTypeGet : given || null;
    const events: CartEvent[] = [];
    if (realm !== start.realm) events.push({ what: 'realm-changed', detail: { from: start.realm, to: realm } });
    if (customerTypeGet !== start.customerTypeGet) events.push({ what: 'customer-type-set', detail: { customerTypeGet } });
    const expiresAt = intent.kind === 'extend' ? expiryFrom(now()) : start.expiresAt;
    return { order: { ...start, realm, customerTypeGet, expiresAt, lines }, events };
  };

  return {
    async get(orderRef, realm) {
      return (await read(database, await catalogue(), orderRef, realm, false)).answer;
    },

    async update(request, idempotencyKey) {
      const intent = resolveIntent(request);
      if (!intent.ok) return failed({ kind: 'malformed', errors: intent.failure });
      const goods = await catalogue();
      return database.transaction(async (tx) => {
        if (idempotencyKey === undefined) return ok(await apply(tx, goods, request, intent.value));
        const { sourceIP: _ignored, ...meant } = request;
        const claim = await claimKey(tx, idempotencyKey, fingerprintOf(meant), now());
        if (claim.kind === 'taken') return failed({ kind: 'key-taken' });
        if (claim.kind === 'answered') return ok(claim.answer);
        const answer = await apply(tx, goods, request, intent.value);
        await keepAnswer(tx, idempotencyKey, answer);
        return ok(answer);
      });
    },

    async pay(orderRef) {
      const goods = await catalogue();
      return database.transaction(async (tx) => {
        const { order, answer } = await read(tx, goods, orderRef, 'B2C', true);
        if (answer.hasPaid) return answer;
        if (!order || order.lines.length === 0) return null;
        const paid = toPaidAnswer(answer);
        await orderStore(tx).markPaid(orderRef, paid, now());
        return paid;
      });
    },
  };
}
