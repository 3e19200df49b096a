import { randomBytes } from 'node:crypto';
import type { CartAnswerWire } from 'shared-domain/cart/io';
import type { Realm } from 'shared-domain/contracts/realm';
import { failed, type Result } from 'shared-domain/kernel';
import { createTurns, type Database } from '../database';
import { toCartAnswer, toPaidAnswer } from './answer/cart-answer';
import { createCartView } from './answer/cart-view';
import { untilNobodyWasFaster } from './orders/attempts';
import { fingerprintOf } from './orders/idempotency';
import { nextOrder, orderWithSwap } from './orders/next-order';
import { type Change, type KeyTaken, orderChanges } from './orders/order-changes';
import { orderStore } from './orders/order-store';
import { type SwappedAgreement, toSwap } from './orders/swap';
import type { CartCatalogue } from './pricing/cart-catalogue';
import type { DeliveryTerms } from './pricing/delivery';
import { priceLines } from './pricing/pricing';
import type { CartUpdateRequest, UkkoCartUpdateRequest } from './requests/cart-request';
import { type FieldError, resolveIntent } from './requests/intent';

export interface CartServiceOptions {
  readonly database: Database;
  /** The catalogue of a version, as of now. */
  readonly catalogue: (version: number) => Promise<CartCatalogue>;
  readonly delivery: DeliveryTerms;
  /** Orders that may be paid at the same time; null: any number. */
  readonly checkoutLimit?: number | null;
  readonly now: () => Date;
}

export type UpdateFailure = { readonly kind: 'malformed'; readonly errors: readonly FieldError[] } | KeyTaken;

export interface UpdateOptions {
  readonly idempotencyKey?: string | undefined;
  /** Asked only when a discount code is given. Default: nobody is. */
  readonly isLoggedIn?: () => Promise<boolean>;
}

/** Answers with `errorMessage` and the unchanged cart are refusals. */
export interface CartService {
  /** Never fails: an unknown or expired reference is the empty cart of the realm. */
  get(orderRef: string | null, realm: Realm): Promise<CartAnswerWire>;
  update(request: CartUpdateRequest, options?: UpdateOptions): Promise<Result<CartAnswerWire, UpdateFailure>>;
  /** The device of an equipment agreement (P7-4). The same twice is once. */
  updateAgreement(stateId: string, request: UkkoCartUpdateRequest): Promise<CartAnswerWire>;
  /** Begins the swap of a phone on a switch agreement (P3-29); the order is made if there is none. 'empty' aborts it. */
  startSwap(orderRef: string | null, realm: Realm, agreement: SwappedAgreement): Promise<CartAnswerWire>;
  /** The checkout of the order is open: where there is a limit, it counts among those that are being paid. */
  enterCheckout(orderRef: string): Promise<void>;
  /** The checkout stand-in's payment; null when there is nothing to pay. Paying twice is paying once. */
  pay(orderRef: string): Promise<CartAnswerWire | null>;
  /** Forgets what is no longer needed. */
  sweep(): Promise<void>;
}

const newId = (): string => randomBytes(9).toString('base64url');

export function createCartService({
  database,
  catalogue,
  delivery,
  checkoutLimit = null,
  now,
}: CartServiceOptions): CartService {
  const store = orderStore(database, { countsCheckout: checkoutLimit !== null });
  // Nothing depends on these turns for being right: other processes change the same orders, and the database notices. They spare a
  // much used order the repeated attempts.
  const turns = createTurns();

  const view = createCartView(delivery, checkoutLimit);
  const changeOrder = orderChanges({ store, view, catalogue, now });

  const change = (orderRef: string | null, wanted: Change): Promise<Result<CartAnswerWire, UpdateFailure>> =>
    turns.take(orderRef ?? wanted.key?.key ?? newId(), () => changeOrder(orderRef, wanted));

  const changeWithoutKey = async (orderRef: string | null, wanted: Omit<Change, 'key'>): Promise<CartAnswerWire> => {
    const result = await change(orderRef, { ...wanted, key: null });
    if (!result.ok) throw new Error('Without a key nothing is taken');
    return result.value;
  };

  return {
    async get(orderRef, realm) {
      const found = await store.find(orderRef, null, now());
      return view.show(found, await catalogue(found.catalogueVersion), realm);
    },

    async update(request, { idempotencyKey, isLoggedIn: prove } = {}) {
      const intent = resolveIntent(request);
      if (!intent.ok) return failed({ kind: 'malformed', errors: intent.failure });
      const { sourceIP: _ignored, ...meant } = request;
      const key = idempotencyKey === undefined ? null : { key: idempotencyKey, fingerprint: fingerprintOf(meant) };
      const isLoggedIn = request.update?.discountCode !== undefined && ((await prove?.()) ?? false);
      return change(request.orderRef, {
        realm: request.realm,
        what: intent.value.kind,
        key,
        next: (before, goods, at) =>
          nextOrder({ before, request, intent: intent.value, catalogue: goods, isLoggedIn, newId, now: at }),
      });
    },

    updateAgreement: (stateId, { bundleId, mainVariantId }) =>
      changeWithoutKey(stateId, {
        realm: 'UKKO',
        what: 'set-agreement',
        next: (before, goods, at) =>
          nextOrder({
            before,
            request: { realm: 'UKKO' },
            intent: { kind: 'set-agreement', sku: mainVariantId, choice: { bundleId } },
            catalogue: goods,
            isLoggedIn: false,
            newId,
            now: at,
          }),
      }),

    startSwap: (orderRef, realm, agreement) =>
      changeWithoutKey(orderRef, {
        realm,
        what: 'start-swap',
        next: (before, _goods, at) => orderWithSwap(before, realm, toSwap(agreement), at),
      }),

    async enterCheckout(orderRef) {
      if (checkoutLimit !== null) await store.enterCheckout(orderRef, now());
    },

    pay: (orderRef) =>
      turns.take(orderRef, () =>
        untilNobodyWasFaster(async () => {
          const { stored, catalogueVersion } = await store.find(orderRef, null, now());
          if (stored?.state === 'paid') return { done: stored.answer };
          if (!stored || stored.order.lines.length === 0) return { done: null };
          const paid = toPaidAnswer(
            toCartAnswer(stored.order, priceLines(stored.order, await catalogue(catalogueVersion)), delivery),
          );
          return (await store.markPaid(orderRef, stored.version, paid, now())) === 'done' ? { done: paid } : null;
        }),
      ),

    sweep: () => store.sweep(now()),
  };
}
