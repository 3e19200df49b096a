import { getConfig } from 'shared-domain/runtime/config';
import { apiPost, type HttpFailure } from 'shared-domain/runtime/http';
import { isBrowser } from 'shared-domain/runtime/singleton';
import { FAILED_CALLS } from '../../contracts/failed-calls';
import type { Realm } from '../../contracts/realm';
import type { Result } from '../../kernel';
import { type CartAnswer, cartAnswerSchema, type CartUpdateInput } from './cart-wire';
import { orderCookies, type OrderReference, readOrderReference } from './order-cookies';
import { keepQueueData } from './queue-on-device';

/** Address of every change of the cart, below the API's base (P7-3). */
export const CART_UPDATE_PATH = '/cart/update/';

export const orderOf = ({ orderRef }: Pick<OrderReference, 'orderRef'>, realm: Realm): object => ({
  ...(orderRef !== null && { orderRef }),
  realm,
});

/** The body of a change: the same for each attempt, since a repeated key must come with the same request. */
export const toUpdateBody = (input: CartUpdateInput, order: OrderReference, realm: Realm): object => ({
  ...input,
  ...orderOf(order, realm),
});

export interface CartCallOptions {
  /** The order to ask about; absent: the one of this browser's cookies. A server must always say which. */
  readonly order?: OrderReference;
  /** The realm of the page; default B2C (P7-2). */
  readonly realm?: Realm;
  readonly signal?: AbortSignal;
}

/** Keeps what an answer says of the order: orderRef and orderRealm for 1 day (F7.1-20), and its place in the queue (F4.4-1). */
export function keepOrder(result: Result<CartAnswer, HttpFailure>): Result<CartAnswer, HttpFailure> {
  if (result.ok && isBrowser()) {
    const config = getConfig();
    for (const cookie of orderCookies(result.value, config, window.location.hostname)) document.cookie = cookie;
    keepQueueData(result.value, config.checkoutEnvironment);
  }
  return result;
}

const currentOrder = (): OrderReference =>
  isBrowser() ? readOrderReference(document.cookie) : { orderRef: null, realm: null };

/**
 * The cart (P7-2, F7.1-1). A failure is logged as 'Failed to fetch cart'; the caller then shows `emptyCart(realm)`.
 */
export async function getCart({ order = currentOrder(), realm, signal }: CartCallOptions = {}): Promise<
  Result<CartAnswer, HttpFailure>
> {
  const body = orderOf(order, order.realm ?? realm ?? 'B2C');
  return keepOrder(
    await apiPost('/cart/get/', body, cartAnswerSchema, {
      logMessage: FAILED_CALLS.cart,
      ...(signal && { signal }),
    }),
  );
}

/**
 * Changes the cart (P7-3, F7.1-4). A refusal is an answer with `errorMessage`; a failure is logged as 'Failed to update cart(1)'.
 *
 * @param options.idempotencyKey one for each intent of the visitor, so that a repeated call counts once
 */
export async function postCartUpdate(
  input: CartUpdateInput,
  {
    order = currentOrder(),
    realm,
    signal,
    idempotencyKey,
  }: CartCallOptions & { readonly idempotencyKey?: string } = {},
): Promise<Result<CartAnswer, HttpFailure>> {
  const body = toUpdateBody(input, order, realm ?? order.realm ?? 'B2C');
  return keepOrder(
    await apiPost(CART_UPDATE_PATH, body, cartAnswerSchema, {
      logMessage: FAILED_CALLS.cartUpdate,
      ...(idempotencyKey && { idempotencyKey }),
      ...(signal && { signal }),
    }),
  );
}
