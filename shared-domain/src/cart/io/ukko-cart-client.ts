import { apiPut } from 'shared-domain/runtime/http';
import { isBrowser } from 'shared-domain/runtime/singleton';
import { FAILED_CALLS } from '../../contracts/failed-calls';
import { keepOrder } from './cart-client';
import { type CartAnswer, cartAnswerSchema, type UkkoCartUpdate } from './cart-wire';
import { readOrderReference, readUkkoStateId } from './order-cookies';

export interface UkkoCallOptions {
  /** Id of the agreement's cart; absent: that of this browser's cookies. */
  readonly stateId?: string | null;
  readonly signal?: AbortSignal;
}

/** Without a state: the server creates one and sets the cookie. */
const NEW_STATE = 'new';

/** An open order of another realm comes first, so that the server can refuse to mix the two, and offer to empty it. */
function currentState(): string | null {
  if (!isBrowser()) return null;
  const { orderRef, realm } = readOrderReference(document.cookie);
  return realm === 'UKKO'
    ? (readUkkoStateId(document.cookie) ?? orderRef)
    : (orderRef ?? readUkkoStateId(document.cookie));
}

/**
 * Puts a device into the cart of the equipment agreement (P7-4, P6-15).
 *
 * @returns the cart, with `errorMessage` when it is refused; null on a failure, which is logged as 'Failed to update ukko cart' and
 *   swallowed (P8-13)
 */
export async function updateUkkoCart(
  update: UkkoCartUpdate,
  { stateId = currentState(), signal }: UkkoCallOptions = {},
): Promise<CartAnswer | null> {
  const path = `/ukko/cart/update/${encodeURIComponent(stateId ?? NEW_STATE)}`;
  const result = keepOrder(
    await apiPut(path, update, cartAnswerSchema, {
      logMessage: FAILED_CALLS.ukkoCartUpdate,
      ...(signal && { signal }),
    }),
  );
  return result.ok ? result.value : null;
}
