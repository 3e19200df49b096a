import { emptyCart } from 'shared-domain/cart';
import type { CartAnswerWire } from 'shared-domain/cart/io';
import type { Realm } from 'shared-domain/contracts/realm';
import { failed, ok, type Result } from 'shared-domain/kernel';
import { retryOnVersionConflict } from '../../concurrency/keyed-queue';
import type { CartAnswers } from '../answer/cart-answer';
import { refuse } from '../changes/change';
import type { CartCatalogue, CartCatalogueReader } from '../pricing/cart-catalogue';
import { refusals } from '../texts/nb';
import type { KeyedRequest, StoredResult } from './idempotency';
import { ledgerDetail, type UpdateKind } from './ledger';
import type { NextOrder } from './next-order';
import type { Order } from './order';
import { type FoundOrder, isReserved, skusOf } from './order-statements';
import type { OrderStore } from './order-store';

/** A requested change of an order. `next` is evaluated again in each attempt, on the order as it then is. */
export interface OrderChange {
  readonly realm: Realm;
  readonly what: UpdateKind;
  readonly key: KeyedRequest | null;
  /** The goods that it is about, beside those in the order. */
  readonly skus: readonly string[];
  readonly next: (before: Order | null, goods: CartCatalogue, now: Date) => NextOrder;
}

export interface KeyReused {
  readonly kind: 'key-taken';
}

interface Options {
  readonly store: OrderStore;
  readonly answers: CartAnswers;
  readonly catalogue: CartCatalogueReader;
  readonly now: () => Date;
}

/** Applies a change with one reading and one writing statement, and retries when another process changed the order in between. */
export function orderChanges({
  store,
  answers,
  catalogue,
  now,
}: Options): (orderRef: string | null, change: OrderChange) => Promise<Result<CartAnswerWire, KeyReused>> {
  /** The answer to a repeated request: the cart as it is now, with the message of the first answer. */
  const repeat = async ({ orderRef, message, redirect }: StoredResult, realm: Realm): Promise<CartAnswerWire> => {
    const found = await store.find(orderRef, null, now());
    return {
      ...(await answers.show(found, await catalogue(found.catalogueVersion, skusOf(found)), realm)),
      ...(message !== null && { errorMessage: message }),
      ...(redirect !== null && { redirectUrl: redirect }),
    };
  };

  /** Null after a version conflict. */
  const attempt = async (
    found: FoundOrder,
    { realm, what, key, skus, next: decide }: OrderChange,
  ): Promise<CartAnswerWire | null> => {
    const at = now();
    const goods = await catalogue(found.catalogueVersion, [...skusOf(found), ...skus]);
    const open = found.stored?.state === 'open' ? found.stored : null;
    const isBeingPaid = isReserved(open, at);
    // Pages extend the order by themselves.
    if (isBeingPaid && what === 'extend') return answers.show({ stored: open }, goods, realm);
    const next = isBeingPaid ? refuse(refusals.beingPaid) : decide(open?.order ?? null, goods, at);
    if (!next.ok) {
      const { message } = next.failure;
      const orderRef = open?.order.orderRef ?? null;
      const kept = { orderRef, before: 0, order: null, what, detail: {}, key, message };
      if (key && (await store.commit(kept, at)) === 'stale') return null;
      return { ...(await answers.show({ stored: open }, goods, realm)), errorMessage: message };
    }
    if (!next.value) return emptyCart(realm);
    const { order, redirect } = next.value;
    const before = open?.version ?? 0;
    const detail = ledgerDetail(open?.order ?? null, order);
    if ((await store.commit({ orderRef: order.orderRef, before, order, what, detail, key, redirect }, at)) === 'stale')
      return null;
    return { ...(await answers.answerOf(order, goods)), ...(redirect !== undefined && { redirectUrl: redirect }) };
  };

  return (orderRef, change) =>
    retryOnVersionConflict<Result<CartAnswerWire, KeyReused>>(async () => {
      const found = await store.find(orderRef, change.key?.key ?? null, now());
      if (found.kept && found.kept.fingerprint !== change.key?.fingerprint)
        return { done: failed({ kind: 'key-taken' }) };
      if (found.kept) return { done: ok(await repeat(found.kept, change.realm)) };
      const answer = await attempt(found, change);
      return answer && { done: ok(answer) };
    });
}
