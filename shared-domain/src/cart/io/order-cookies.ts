import { parentDomain } from '../../contracts/cookie-domain';
import { type Realm, REALMS } from '../../contracts/realm';
import { COOKIES } from '../../contracts/storage-keys';
import { readCookie } from '../../kernel';
import type { CartAnswer } from './cart-wire';

/** The order of a visitor (P7-1). */
export interface OrderReference {
  readonly orderRef: string | null;
  readonly realm: Realm | null;
}

/** @param header a Cookie header, or document.cookie */
export function readOrderReference(header: string): OrderReference {
  const realm = readCookie(header, COOKIES.orderRealm.name);
  return { orderRef: readCookie(header, COOKIES.orderRef.name), realm: REALMS.find((each) => each === realm) ?? null };
}

/** The state of the equipment agreement's cart, which the server sets with the first update (P7-4); null before that. @param header as above */
export const readUkkoStateId = (header: string): string | null => readCookie(header, COOKIES.ukkoStateId.name);

/** The order cookies of an answer as Set-Cookie values, which document.cookie takes too (F7.1-20): 1 day, on the parent domain. */
export function orderCookies(
  { orderRef, realm }: Pick<CartAnswer, 'orderRef' | 'realm'>,
  { hostname, protocol }: { readonly hostname: string; readonly protocol: string },
): readonly string[] {
  const domain = parentDomain(hostname);
  const attributes = `Path=/; SameSite=Lax${domain ? `; Domain=${domain}` : ''}${protocol === 'https:' ? '; Secure' : ''}`;
  if (orderRef === null) return [];
  return [
    `${COOKIES.orderRef.name}=${encodeURIComponent(orderRef)}; Max-Age=${COOKIES.orderRef.maxAgeSeconds}; ${attributes}`,
    `${COOKIES.orderRealm.name}=${realm}; Max-Age=${COOKIES.orderRealm.maxAgeSeconds}; ${attributes}`,
  ];
}
