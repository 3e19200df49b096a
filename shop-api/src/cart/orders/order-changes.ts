import { emptyCart } from 'shared-domain/cart';
import type { CartAnswerWire } from 'shared-domain/cart/io';
import type { Realm } from 'shared-domain/contracts/realm';
import { failed, ok, type Result } from 'shared-domain/kernel';
import { retryOnVersionConflict } from '../../concurrency/keyed-queue';
import type { CartView } from '../answer/cart-answer';
import type { CartCatalogue, CartCatalogueReader } from '../pricing/cart-catalogue';
import { type Found, skusOf } from './find-order';
import type { KeyedRequest, StoredResult } from './idempotency';
import { ledgerDetail, type LedgerEntry } from './ledger';
import type { NextOrder } from './next-order';
import type { Order } from './order';
import type { OrderStore } from './order-store';

/** A requested change of an order. `next` is evaluated again in each attempt, on the order as it then is. */
export interface Change {
  readonly realm: Realm;
  readonly what: LedgerEntry['what'];
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
  readonly view: CartView;
  readonly catalogue: CartCatalogueReader;
  readonly now: () => Date;
}

/** Applies a change with one reading and one writing statement, and retries when another process changed the order in between. */
export function orderChanges({
  store,
  view,
  catalogue,
  now,
}: Options): (orderRef: string | null, change: Change) => Promise<Result<CartAnswerWire, KeyReused>> {
  /** The answer to a repeated request: the cart as it is now, with the message of the first answer. */
  const repeat = async ({ orderRef, message, redirect }: StoredResult, realm: Realm): Promise<CartAnswerWire> => {
    const found = await store.find(orderRef, null, now());
    return {
      ...(await view.show(found, await catalogue(found.catalogueVersion, skusOf(found)), realm)),
      ...(message !== null && { errorMessage: message }),
      ...(redirect !== null && { redirectUrl: redirect }),
    };
  };

  /** Null after a version conflict. */
  const attempt = async (
    found: Found,
    { realm, what, key, skus, next: decide }: Change,
  ): Promise<CartAnswerWire | null> => {
    const at = now();
    const goods = await catalogue(found.catalogueVersion, [...skusOf(found), ...skus]);
    const open = found.stored?.state === 'open' ? found.stored : null;
    const next = decide(open?.order ?? null, goods, at);
    if (next.kind === 'nothing') return emptyCart(realm);
    if (next.kind === 'refused') {
      const kept = {
        orderRef: open?.order.orderRef ?? null,
        before: 0,
        order: null,
        entry: { what, detail: {} },
        key,
        message: next.message,
      };
      if (key && (await store.commit(kept, at)) === 'stale') return null;
      return { ...(await view.show({ stored: open }, goods, realm)), errorMessage: next.message };
    }
    const { order, redirect } = next;
    const entry = { what, detail: ledgerDetail(open?.order ?? null, order) };
    if (
      (await store.commit(
        { orderRef: order.orderRef, before: open?.version ?? 0, order, entry, key, redirect },
        at,
      )) === 'stale'
    )
      return null;
    return { ...(await view.answerOf(order, goods)), ...(redirect !== undefined && { redirectUrl: redirect }) };
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
