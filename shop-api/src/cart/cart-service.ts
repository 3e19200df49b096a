import { randomBytes } from 'node:crypto';
import type { CartAnswerWire } from 'shared-domain/cart/io';
import type { Realm } from 'shared-domain/contracts/realm';
import { failed, ok, type Result } from 'shared-domain/kernel';
import { createKeyedQueue } from '../concurrency/keyed-queue';
import type { Database } from '../database';
import type { FieldError } from '../http/problem';
import { outboxRows, type ToOutboxRows } from '../outbox';
import { createCartAnswers } from './answer/cart-answer';
import { isLoginRefusal } from './changes/check-owner';
import { isDiscountRefusal } from './changes/discount';
import type { KnownCustomer } from './orders/customers';
import { fingerprintOf, storedKey } from './orders/idempotency';
import type { LedgerDetail } from './orders/ledger';
import { nextOrder, orderWithSwap } from './orders/next-order';
import { type SwappedAgreement, toSwap } from './orders/order';
import { type KeyReused, type OrderChange, orderChanges } from './orders/order-changes';
import { type OrderPayment, orderPayment } from './orders/order-payment';
import { skusOf } from './orders/order-statements';
import { orderStore } from './orders/order-store';
import { type ToReceipt, toReceipts } from './orders/receipt';
import type { CartCatalogueReader } from './pricing/cart-catalogue';
import type { ShippingPrices } from './pricing/totals';
import type { CartUpdateRequest, UkkoCartUpdateRequest } from './requests/cart-request';
import { skusOfIntent } from './requests/intent';
import { resolveIntent } from './requests/resolve-intent';

export interface CartServiceOptions {
  readonly database: Database;
  readonly catalogue: CartCatalogueReader;
  readonly delivery: ShippingPrices;
  /** Whether an order has to wait for the checkout (F4.4-1); default: none has. */
  readonly waits?: (orderRef: string) => Promise<boolean>;
  /** Makes the events that other systems are told; default: none is. */
  readonly toEvents?: ToOutboxRows;
  /** Makes the receipts of paid orders; default: none is mailed. */
  readonly toReceipt?: ToReceipt;
  readonly now: () => Date;
}

export type UpdateFailure = { readonly kind: 'malformed'; readonly errors: readonly FieldError[] } | KeyReused;

export interface UpdateOptions {
  readonly idempotencyKey?: string | undefined;
  /** Who sends the update, when it names no order: another client's key is another key. */
  readonly client?: string | undefined;
  /**
   * Who is logged in; called only when the answer depends on it (F9.9-1, P3-27, P7-10). Without it the caller is the shop itself, which is
   * believed what it says of subscription and account.
   */
  readonly buyer?: () => Promise<KnownCustomer | null>;
}

/** A refused change answers with `errorMessage` and the unchanged cart. */
export interface CartService {
  /** An unknown or expired reference gives the empty cart of the realm. */
  get(orderRef: string | null, realm: Realm): Promise<CartAnswerWire>;
  update(request: CartUpdateRequest, options?: UpdateOptions): Promise<Result<CartAnswerWire, UpdateFailure>>;
  /** Sets the device of an equipment agreement (P7-4). Idempotent. */
  updateAgreement(stateId: string, request: UkkoCartUpdateRequest): Promise<CartAnswerWire>;
  /** Starts the swap of the phone of a switch agreement (P3-29); creates the order if needed. The update 'empty' aborts it. */
  startSwap(orderRef: string | null, realm: Realm, agreement: SwappedAgreement): Promise<CartAnswerWire>;
  /** The order as the operator's checkout handles it. */
  readonly payment: OrderPayment;
  /** Deletes expired data. */
  sweep(): Promise<void>;
}

/** Goods that were ever in the order: what is put back is priced and checked like new goods. */
const skusIn = (history: readonly LedgerDetail[]): readonly string[] =>
  history.flatMap(({ added = [] }) => added.flatMap(({ line }) => (line.kind === 'goods' ? [line.sku] : [])));

const newId = (): string => randomBytes(9).toString('base64url');

export function createCartService({
  database,
  catalogue,
  delivery,
  waits = () => Promise.resolve(false),
  toEvents = outboxRows([]),
  toReceipt = toReceipts(null),
  now,
}: CartServiceOptions): CartService {
  const store = orderStore(database, toEvents);
  // Only an optimisation: the database detects conflicts with other processes anyway. Within this process the queue saves a busy
  // order the retries.
  const queue = createKeyedQueue();

  const answers = createCartAnswers(delivery, waits);
  const changeOrder = orderChanges({ store, answers, catalogue, now });

  const change = (orderRef: string | null, wanted: OrderChange): Promise<Result<CartAnswerWire, UpdateFailure>> =>
    queue.run(orderRef ?? wanted.key?.key ?? newId(), () => changeOrder(orderRef, wanted));

  const changeWithoutKey = async (
    orderRef: string | null,
    wanted: Omit<OrderChange, 'key'>,
  ): Promise<CartAnswerWire> => {
    const result = await change(orderRef, { ...wanted, key: null });
    if (!result.ok) throw new Error('Without a key nothing is taken');
    return result.value;
  };

  return {
    async get(orderRef, realm) {
      const found = await store.find(orderRef, null, now());
      return answers.show(found, await catalogue(found.catalogueVersion, skusOf(found)), realm);
    },

    async update(request, { idempotencyKey, client = '', buyer: readBuyer } = {}) {
      const intent = resolveIntent(request);
      if (!intent.ok) return failed({ kind: 'malformed', errors: intent.failure });
      const { sourceIP: _ignored, ...meant } = request;
      const key =
        idempotencyKey === undefined
          ? null
          : { key: storedKey(idempotencyKey, request.orderRef ?? client), fingerprint: fingerprintOf(meant) };
      const { discountCode, customerTypeGet, phoneNumber, accountId } = request.update ?? {};
      const isOwn = intent.value.kind === 'add-bundle' && intent.value.keepsSubscription;
      const isAsked =
        isOwn ||
        customerTypeGet === 'existing' ||
        [discountCode, phoneNumber, accountId].some((given) => given !== undefined);
      const buyer = isAsked ? ((await readBuyer?.()) ?? null) : null;
      const history = intent.value.kind === 'restore' ? await store.historyOf(request.orderRef) : [];
      const answer = await change(request.orderRef, {
        realm: request.realm,
        what: intent.value.kind,
        key,
        skus: [...skusOfIntent(intent.value), ...skusIn(history)],
        next: (before, goods, at) =>
          nextOrder({
            before,
            request,
            intent: intent.value,
            catalogue: goods,
            buyer,
            isProofNeeded: readBuyer !== undefined,
            newId,
            history,
            now: at,
          }),
      });
      if (!answer.ok) return answer;
      const { errorMessage } = answer.value;
      if (isLoginRefusal(errorMessage)) return ok({ ...answer.value, isLoginNeeded: true });
      return discountCode !== undefined && isDiscountRefusal(errorMessage)
        ? ok({ ...answer.value, refusedDiscountCode: discountCode })
        : answer;
    },

    updateAgreement: (stateId, { bundleId, mainVariantId }) =>
      changeWithoutKey(stateId, {
        realm: 'UKKO',
        what: 'set-agreement',
        skus: [mainVariantId],
        next: (before, goods, at) =>
          nextOrder({
            before,
            request: { realm: 'UKKO' },
            intent: { kind: 'set-agreement', sku: mainVariantId, choice: { bundleId } },
            catalogue: goods,
            buyer: null,
            newId,
            now: at,
          }),
      }),

    startSwap: (orderRef, realm, agreement) =>
      changeWithoutKey(orderRef, {
        realm,
        what: 'start-swap',
        skus: [],
        next: (before, _goods, at) => orderWithSwap(before, realm, toSwap(agreement), at),
      }),

    payment: orderPayment({ store, catalogue, delivery, queue, toEvents, toReceipt, now }),

    sweep: () => store.sweep(now()),
  };
}
