import { type Realm, resolveRealm } from '../../contracts/realm';
import type { CartUpdateInput } from '../model';

/**
 * The realm that an update is sent with: new goods get the realm of the page, so that the server can refuse a
 * second realm in one order; changes of existing rows get the realm of the order.
 */
export function resolveUpdateRealm(input: CartUpdateInput, pathname: string, orderRealm: Realm | null): Realm {
  const isNew = 'update' in input && input.update.cartItemId === undefined;
  return isNew ? resolveRealm(pathname) : (orderRealm ?? resolveRealm(pathname));
}
