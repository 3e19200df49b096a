import * as PATHS from './path-list';
import type { Realm } from './realm';

export { PATHS };

/** Where 'Gå til kassen' leads (F2.9-2, F2.9-3). */
export const CHECKOUT_PATHS: Readonly<Record<Exclude<Realm, 'UKKO'>, string>> = {
  B2C: '/kasse/personlige-opplysninger/',
  B2B: '/bedrift/kasse/personlige-opplysninger/',
};

/** The cart in the frame of its order; of an unknown one, as consumers have it. */
export const cartPath = (realm: Realm | null): string => (realm === 'B2B' ? PATHS.businessCart : PATHS.cart);

/** A link that logs in and returns. @param returnTo path of the shop */
export const loginPath = (returnTo: string): string => `${PATHS.login}?til=${encodeURIComponent(returnTo)}`;
