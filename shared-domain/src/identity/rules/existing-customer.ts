import { COOKIES } from '../../contracts/storage-keys';

const { name, maxAgeSeconds } = COOKIES.existingCustomer;

/**
 * The cookie 'ts' in the form for document.cookie: marks this browser as an existing customer's for a day (P6-7).
 *
 * @param isExisting false: deletes it
 */
export const existingCustomerCookie = (isExisting: boolean, { isSecure }: { readonly isSecure: boolean }): string =>
  `${name}=${isExisting}; Max-Age=${isExisting ? maxAgeSeconds : 0}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** The facts that decide whether a visitor is an existing customer (P6-7). */
export interface CustomerFacts {
  /** A user is logged in. */
  readonly hasProfile: boolean;
  /** Value of the cookie 'ts'; null without it. */
  readonly tsCookie: string | null;
}

/** Whether the visitor sees offers for existing customers: logged in, or the cookie 'ts' has the value 'true' (P6-7). */
export const isExistingCustomer = ({ hasProfile, tsCookie }: CustomerFacts): boolean =>
  hasProfile || tsCookie === 'true';
