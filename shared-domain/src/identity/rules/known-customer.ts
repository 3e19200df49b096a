import { COOKIES } from '../../contracts/storage-keys';
import { readCookie } from '../../kernel';

const { name: existingName, maxAgeSeconds: existingSeconds } = COOKIES.existingCustomer;

/**
 * The cookie 'ts' in the form for document.cookie: marks this browser as an existing customer's for a day (P6-7).
 *
 * @param isExisting false: deletes it
 */
export const existingCustomerCookie = (isExisting: boolean, { isSecure }: { readonly isSecure: boolean }): string =>
  `${existingName}=${isExisting}; Max-Age=${isExisting ? existingSeconds : 0}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** Whether the visitor sees offers for existing customers: logged in, or the cookie 'ts' has the value 'true' (P6-7). */
export const isExistingCustomer = ({
  hasProfile,
  tsCookie,
}: {
  /** A user is logged in. */
  readonly hasProfile: boolean;
  /** Value of the cookie 'ts'; null without it. */
  readonly tsCookie: string | null;
}): boolean => hasProfile || tsCookie === 'true';

const { name: internetName, maxAgeSeconds: internetSeconds } = COOKIES.isInternetCustomer;

/**
 * Value of the cookie isInternetCustomer (F6-5); null when it is missing or neither 'true' nor 'false'.
 *
 * @param cookies a Cookie header, or document.cookie
 */
export function readInternetCustomer(cookies: string): boolean | null {
  const value = readCookie(cookies, internetName);
  return value === 'true' || value === 'false' ? value === 'true' : null;
}

/** The cookie that keeps an answer for a day (F9.15-2, P9-36), in the form for document.cookie. */
export const internetCustomerCookie = (value: boolean, { isSecure }: { readonly isSecure: boolean }): string =>
  `${internetName}=${value}; Max-Age=${internetSeconds}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** Deletes the cookie: after a login or a logout the user may be another one. */
export const FORGET_INTERNET_CUSTOMER = `${internetName}=; Max-Age=0; Path=/; SameSite=Lax`;
