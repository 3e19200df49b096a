import { COOKIES } from '../../contracts/storage-keys';

const { name, maxAgeSeconds } = COOKIES.isInternetCustomer;

/**
 * What the cookie isInternetCustomer says (F6-5); null when it is not there or says neither.
 *
 * @param cookies a Cookie header, or document.cookie
 */
export function readInternetCustomer(cookies: string): boolean | null {
  const value = cookies
    .split(';')
    .map((each) => each.trim())
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  return value === 'true' || value === 'false' ? value === 'true' : null;
}

/** The cookie that keeps an answer for a day (F9.15-2, P9-36), as document.cookie takes it. */
export const internetCustomerCookie = (value: boolean, { isSecure }: { readonly isSecure: boolean }): string =>
  `${name}=${value}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** Takes the cookie away: after a login and a logout somebody else may stand before the page. */
export const FORGET_INTERNET_CUSTOMER = `${name}=; Max-Age=0; Path=/; SameSite=Lax`;
