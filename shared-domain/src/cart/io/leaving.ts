import { getConfig } from 'shared-domain/runtime/config';
import type { Realm } from '../../contracts/realm';
import { isSuperseded } from '../rules/superseded';
import type { CartUpdateInput } from './cart-wire';
import type { OrderReference } from './order-cookies';
import { CART_UPDATE_PATH, toUpdateBody } from './update-body';

/** A change without an answer, as it was or would have been sent. */
export interface UnansweredUpdate {
  readonly input: CartUpdateInput;
  readonly order: OrderReference;
  readonly realm: Realm;
  readonly idempotencyKey: string;
}

/**
 * Sends what has no answer yet once more from a page that is being left, with the same keys, so that the shop keeps what the visitor saw. Side
 * by side, because such a page awaits nothing: of changes that undo each other only the last one. Without an order none is sent: each would
 * begin one that no page knows.
 */
export function sendBeforeLeaving(updates: readonly UnansweredUpdate[]): void {
  for (const [index, { input, order, realm, idempotencyKey }] of updates.entries()) {
    const isOld = updates.slice(index + 1).some((later) => isSuperseded(input, later.input));
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
