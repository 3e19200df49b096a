import type { Realm } from '../../contracts/realm';

/** Where an added product may send a business: its checkout (P2-27, P7-10). Other realms name no address. */
export const returnUrlOf = (realm: Realm, checkoutPaths: { readonly B2B: string }): { readonly returnUrl?: string } =>
  realm === 'B2B' ? { returnUrl: checkoutPaths.B2B } : {};
