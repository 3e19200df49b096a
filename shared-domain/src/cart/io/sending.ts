/** How the page's changes of the cart reach the server: each counts once, also when its answer is lost or the page is left. */
import { getConfig } from 'shared-domain/runtime/config';
import type { HttpFailure } from 'shared-domain/runtime/http';
import type { Realm } from '../../contracts/realm';
import type { Result } from '../../kernel';
import { isSuperseded } from '../rules/changes';
import { resolveUpdateRealm } from '../rules/update-realm';
import { CART_UPDATE_PATH, postCartUpdate, toUpdateBody } from './cart-client';
import type { CartAnswer, CartUpdateInput } from './cart-wire';
import { type OrderReference, readOrderReference } from './order-cookies';

/** A call with everything that makes it the repetition of another one: equal calls change the cart only once. */
export interface UpdateCall {
  readonly idempotencyKey: string;
  readonly order: OrderReference;
  readonly realm: Realm;
}

export interface QueuedChange {
  readonly input: CartUpdateInput;
  /** Absent until it is sent. */
  call?: UpdateCall;
}

/** Calls of changes that may have been made, by what they are: whoever asks for one again repeats it. */
export type UnansweredCalls = Map<string, UpdateCall>;

/** Pauses before a change is sent again whose answer was lost, in milliseconds. */
const RESEND_AFTER_MS = [500, 2_000];
const FIRST_UPDATE_LOCK = 'shop.cart.first-update';

/** Two tabs that both send their first update would make two orders: the second one waits and then uses the first one's cookie. */
function withOneOrder<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  const hasOrder = readOrderReference(document.cookie).orderRef !== null;
  return hasOrder || !('locks' in navigator) ? send() : navigator.locks.request(FIRST_UPDATE_LOCK, send);
}

function newCall(input: CartUpdateInput): UpdateCall {
  const order = readOrderReference(document.cookie);
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)));
  return {
    idempotencyKey: bytes.map((byte) => byte.toString(16).padStart(2, '0')).join(''),
    order,
    realm: resolveUpdateRealm(input, window.location.pathname, order.realm),
  };
}

/** It may have begun an order, but another tab's has become the one of this browser: no page will ever know the first one. */
const isForLostOrder = ({ order }: UpdateCall): boolean =>
  order.orderRef === null && readOrderReference(document.cookie).orderRef !== null;

/** The call of a change: the same each time, also when an earlier press asked for the same and got no answer. */
function callOf(change: QueuedChange, unanswered: UnansweredCalls): UpdateCall {
  const call = change.call ?? unanswered.get(JSON.stringify(change.input));
  change.call = call && !isForLostOrder(call) ? call : newCall(change.input);
  return change.call;
}

/** Whether the change may have been made although there is no usable answer. */
function mayBeMade(answer: Result<CartAnswer, HttpFailure>): boolean {
  if (answer.ok) return false;
  const { kind, status = 0 } = answer.failure;
  return kind !== 'status' || status >= 500 || status === 408;
}

/** Sends a change, again where its answer is lost. @returns the last answer, and whether the change may have been made without one */
export async function sendChange(
  change: QueuedChange,
  unanswered: UnansweredCalls,
): Promise<{ readonly answer: Result<CartAnswer, HttpFailure>; readonly isUnknown: boolean }> {
  const key = JSON.stringify(change.input);
  const post = () => postCartUpdate(change.input, callOf(change, unanswered));
  // A refusal on the way says nothing of an earlier sending, which may have changed the cart.
  let isLost = change.call !== undefined || unanswered.has(key);
  let answer = await withOneOrder(post);
  for (const pauseMs of RESEND_AFTER_MS) {
    if (!mayBeMade(answer)) break;
    isLost = true;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    answer = await withOneOrder(post);
  }
  const isUnknown = !answer.ok && (isLost || mayBeMade(answer));
  if (isUnknown) unanswered.set(key, callOf(change, unanswered));
  else unanswered.delete(key);
  return { answer, isUnknown };
}

/**
 * Sends what has no answer yet once more from a page that is being left, with the same keys, so that the shop keeps what the visitor saw. Side
 * by side, because such a page awaits nothing: of changes that undo each other only the last one. Without an order none is sent: each would
 * begin one that no page knows.
 */
export function sendBeforeLeaving(changes: readonly QueuedChange[], unanswered: UnansweredCalls): void {
  for (const [index, change] of changes.entries()) {
    const { input } = change;
    const { order, realm, idempotencyKey } = callOf(change, unanswered);
    const isOld = changes.slice(index + 1).some((later) => isSuperseded(input, later.input));
    if (isOld || order.orderRef === null) continue;
    fetch(`${getConfig().apiBase}${CART_UPDATE_PATH}`, {
      method: 'POST',
      keepalive: true,
      credentials: 'same-origin',
      headers: { accept: 'application/json', 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
      body: JSON.stringify(toUpdateBody(input, order, realm)),
    }).catch(() => undefined);
  }
}
