import { type Realm, resolveRealm } from '../../contracts/realm';
import type { CartUpdateInput } from '../model';

/** Whether an update puts something new into the order. */
export const isNewGoods = (input: CartUpdateInput): boolean =>
  'update' in input && input.update.cartItemId === undefined;

/**
 * The realm that an update is sent with: new goods get the realm of the page, so that the server can refuse a
 * second realm in one order; changes of existing rows get the realm of the order.
 */
export function resolveUpdateRealm(input: CartUpdateInput, pathname: string, orderRealm: Realm | null): Realm {
  return isNewGoods(input) ? resolveRealm(pathname) : (orderRealm ?? resolveRealm(pathname));
}
