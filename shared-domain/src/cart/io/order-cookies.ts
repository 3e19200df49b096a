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

/** Where the order cookies live: edge, browser and stand-ins read it from the same configuration. */
export interface OrderCookieScope {
  readonly shopOrigin: string;
  /** 'host': the shop's host alone, by the prefix `__Host-` over https; absent: the parent domain (F7.1-20). */
  readonly orderCookieScope?: 'host';
}

const HOST_PREFIX = '__Host-';

/** The value of a cookie of either scope; a browser takes `__Host-` only from the shop's own host, so it counts first. */
const read = (header: string, { name }: { readonly name: string }): string | null =>
  readCookie(header, HOST_PREFIX + name) ?? readCookie(header, name);

/** @param header a Cookie header, or document.cookie */
export function readOrderReference(header: string): OrderReference {
  const realm = read(header, COOKIES.orderRealm);
  return { orderRef: read(header, COOKIES.orderRef), realm: REALMS.find((each) => each === realm) ?? null };
}

/** The state of the equipment agreement's cart, which the server sets with the first update (P7-4); null before that. @param header as above */
export const readUkkoStateId = (header: string): string | null => readCookie(header, COOKIES.ukkoStateId.name);

/**
 * The order cookies of an answer as Set-Cookie values, which document.cookie takes too (F7.1-20): for 1 day, in the one scope of the
 * deployment. Where that is the parent domain, a cookie of the host alone would hide the one of the domain, so it is removed.
 *
 * @param hostname of the browser's address; outside the parent domain of the shop the cookies are the host's own
 */
export function orderCookies(
  { orderRef, realm }: Pick<CartAnswer, 'orderRef' | 'realm'>,
  { shopOrigin, orderCookieScope }: OrderCookieScope,
  hostname: string = new URL(shopOrigin).hostname,
): readonly string[] {
  if (orderRef === null) return [];
  const secure = shopOrigin.startsWith('https:') ? '; Secure' : '';
  const isHostOnly = orderCookieScope === 'host';
  const shopDomain = isHostOnly ? null : parentDomain(new URL(shopOrigin).hostname);
  const domain = shopDomain !== null && `.${hostname}`.endsWith(`.${shopDomain}`) ? shopDomain : null;
  const prefix = isHostOnly && secure ? HOST_PREFIX : '';
  return [
    { ...COOKIES.orderRef, value: encodeURIComponent(orderRef) },
    { ...COOKIES.orderRealm, value: realm },
  ].flatMap(({ name, maxAgeSeconds, value }) => [
    ...(domain ? [`${name}=; Max-Age=0; Path=/; SameSite=Lax${secure}`] : []),
    `${prefix}${name}=${value}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax${domain ? `; Domain=${domain}` : ''}${secure}`,
  ]);
}
