import { type Realm, resolveRealm } from '../../contracts/realm';
import type { CartUpdateInput } from '../model';

/**
 * The realm that an update is sent with: new goods belong to the page that they are bought on, so that the server can refuse a
 * second realm in one order; a change of what is in the cart belongs to the order.
 */
export function resolveUpdateRealm(input: CartUpdateInput, pathname: string, orderRealm: Realm | null): Realm {
  const isNew = 'update' in input && input.update.cartItemId === undefined;
  return isNew ? resolveRealm(pathname) : (orderRealm ?? resolveRealm(pathname));
}
