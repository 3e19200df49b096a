import { COOKIES } from '../../contracts/storage-keys';
import { readCookie } from '../../kernel';

const { name, maxAgeSeconds } = COOKIES.isInternetCustomer;

/**
 * Value of the cookie isInternetCustomer (F6-5); null when it is missing or neither 'true' nor 'false'.
 *
 * @param cookies a Cookie header, or document.cookie
 */
export function readInternetCustomer(cookies: string): boolean | null {
  const value = readCookie(cookies, name);
  return value === 'true' || value === 'false' ? value === 'true' : null;
}

/** The cookie that keeps an answer for a day (F9.15-2, P9-36), in the form for document.cookie. */
export const internetCustomerCookie = (value: boolean, { isSecure }: { readonly isSecure: boolean }): string =>
  `${name}=${value}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** Deletes the cookie: after a login or a logout the user may be another one. */
export const FORGET_INTERNET_CUSTOMER = `${name}=; Max-Age=0; Path=/; SameSite=Lax`;
