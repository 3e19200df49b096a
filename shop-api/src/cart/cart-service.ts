import { randomBytes } from 'node:crypto';
import { emptyCart } from 'shared-domain/cart';
import type { CartAnswer } from 'shared-domain/cart/io';
import type { Realm } from 'shared-domain/contracts/realm';
import { failed, ok, type Result } from 'shared-domain/kernel';
import { createTurns, type Database } from '../database';
import { toCartAnswer, toPaidAnswer } from './cart-answer';
import type { CartUpdateRequest } from './cart-request';
import type { DeliveryTerms } from './delivery';
import { fingerprintOf, type KeptResult, type KeyedRequest } from './idempotency';
import { resolveIntent, type FieldError, type Intent } from './intent';
import { ledgerDetail } from './ledger';
import type { CartCatalogue, Order } from './model';
import { nextOrder } from './next-order';
import { orderStore, type Found, type StoredOrder } from './order-store';
import { priceLines } from './pricing';

export interface CartServiceOptions {
  readonly database: Database;
  /** The catalogue of a version, as of now. */
  readonly catalogue: (version: number) => Promise<CartCatalogue>;
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
  /** Forgets what is no longer needed. */
  sweep(): Promise<void>;
}

/** Attempts at one update while other processes change the same order. */
const ATTEMPTS_MAX = 100;

const newId = (): string => randomBytes(9).toString('base64url');

export function createCartService({ database, catalogue, delivery, now }: CartServiceOptions): CartService {
  const store = orderStore(database);
  // Nothing depends on these turns for being right: other processes change the same orders, and the database notices. They spare a
  // much used order the repeated attempts.
  const turns = createTurns();

  const answerOf = (order: Order, goods: CartCatalogue): CartAnswer => toCartAnswer(order, priceLines(order, goods), delivery);

  /** The cart of what was found; an order without lines belongs to the page that it is read from. */
  const show = (stored: StoredOrder | null, goods: CartCatalogue, realm: Realm): CartAnswer => {
    if (!stored) return emptyCart(realm);
    if (stored.state === 'paid') return stored.answer;
    return answerOf(stored.order.lines.length === 0 ? { ...stored.order, realm } : stored.order, goods);
  };

  const get = async (orderRef: string | null, realm: Realm): Promise<CartAnswer> => {
    const { stored, catalogueVersion } = await store.find(orderRef, null, now());
    return show(stored, await catalogue(catalogueVersion), realm);
  };

  /** The answer to a request that came before: the cart as it stands, with what it was told then. */
  const repeat = async ({ orderRef, message, redirect }: KeptResult, realm: Realm): Promise<CartAnswer> => ({
    ...(await get(orderRef, realm)),
    ...(message !== null && { errorMessage: message }),
    ...(redirect !== null && { redirectUrl: redirect }),
  });

  /** One attempt; null when another process was faster. */
  const attempt = async (found: Found, request: CartUpdateRequest, intent: Intent, key: KeyedRequest | null): Promise<CartAnswer | null> => {
    const at = now();
    const goods = await catalogue(found.catalogueVersion);
    const open = found.stored?.state === 'open' ? found.stored : null;
    const next = nextOrder({ before: open?.order ?? null, request, intent, catalogue: goods, newId, now: at });
    const entry = { what: intent.kind, detail: {} };
    if (next.kind === 'nothing') return emptyCart(request.realm);
    if (next.kind === 'refused') {
      const kept = { orderRef: open?.order.orderRef ?? null, before: 0, order: null, entry, key, message: next.message };
      if (key && (await store.commit(kept, at)) === 'stale') return null;
      return { ...show(open, goods, request.realm), errorMessage: next.message };
    }
    const { order, redirect } = next;
    const commit = { orderRef: order.orderRef, before: open?.version ?? 0, order, entry: { ...entry, detail: ledgerDetail(open?.order ?? null, order) }, key, redirect };
    if ((await store.commit(commit, at)) === 'stale') return null;
    return { ...answerOf(order, goods), ...(redirect !== undefined && { redirectUrl: redirect }) };
  };

  return {
    get,

    async update(request, idempotencyKey) {
      const intent = resolveIntent(request);
      if (!intent.ok) return failed({ kind: 'malformed', errors: intent.failure });
      const { sourceIP: _ignored, ...meant } = request;
      const key = idempotencyKey === undefined ? null : { key: idempotencyKey, fingerprint: fingerprintOf(meant) };
      return turns.take(request.orderRef ?? idempotencyKey ?? newId(), async () => {
        for (let attempts = 0; attempts < ATTEMPTS_MAX; attempts += 1) {
          const found = await store.find(request.orderRef, idempotencyKey ?? null, now());
          if (found.kept && found.kept.fingerprint !== key?.fingerprint) return failed({ kind: 'key-taken' });
          if (found.kept) return ok(await repeat(found.kept, request.realm));
          const answer = await attempt(found, request, intent.value, key);
          if (answer) return ok(answer);
        }
        throw new Error('The order is changed by others all the time');
      });
    },

    pay: (orderRef) =>
      turns.take(orderRef, async () => {
        for (let attempts = 0; attempts < ATTEMPTS_MAX; attempts += 1) {
          const { stored, catalogueVersion } = await store.find(orderRef, null, now());
          if (stored?.state === 'paid') return stored.answer;
          if (!stored || stored.order.lines.length === 0) return null;
          const paid = toPaidAnswer(answerOf(stored.order, await catalogue(catalogueVersion)));
          if ((await store.markPaid(orderRef, stored.version, paid, now())) === 'done') return paid;
        }
        throw new Error('The order is changed by others all the time');
      }),

    sweep: () => store.sweep(now()),
  };
}
