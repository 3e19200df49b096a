import type { Realm } from '../../contracts/realm';

/** Where a business may be sent after adding a product: its checkout (P2-27, P7-10). Other realms send no address. */
export const returnUrlOf = (realm: Realm, checkoutPaths: { readonly B2B: string }): { readonly returnUrl?: string } =>
  realm === 'B2B' ? { returnUrl: checkoutPaths.B2B } : {};
