import type { Realm } from '../../contracts/realm';
import type { CartUpdateInput } from './cart-wire';
import type { OrderReference } from './order-cookies';

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
