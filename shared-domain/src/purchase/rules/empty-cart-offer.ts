import type { CartAnswer } from '../../cart';
import type { Realm } from '../../contracts/realm';

/** Whether a refusal offers 'Tøm handlekurven': the order contains goods of another realm than the page's (P8-1). */
export const offersEmptyCart = (cart: Pick<CartAnswer, 'realm' | 'cart'> | null, pageRealm: Realm): boolean =>
  cart !== null && cart.cart.content.length > 0 && cart.realm !== pageRealm;
