/** The edge's own calls to the shop API on behalf of a visitor without script. */
import * as v from 'valibot';
import { COOKIES } from 'shared-domain/contracts/storage-keys';
import { REALMS, type Realm } from 'shared-domain/contracts/realm';
import { cartAnswerSchema, type CartAnswer, type CartUpdateInput } from 'shared-domain/cart/io';
import type { ServerLog } from '../server-log';

type Cookies = Readonly<Record<string, string | undefined>>;
const TIMEOUT_MS = 4_000;

/** What the visitor's cookies say of their order. */
export function orderOf(cookies: Cookies): { readonly orderRef: string | null; readonly realm: Realm } {
  const realm = cookies[COOKIES.orderRealm.name];
  return { orderRef: cookies[COOKIES.orderRef.name] ?? null, realm: REALMS.find((known) => known === realm) ?? 'B2C' };
}

/** Null when the API cannot be reached: the page then loads the cart in the browser. */
export async function fetchVisitorCart(apiUrl: string, cookies: Cookies, log: ServerLog): Promise<CartAnswer | null> {
  try {
    return await callCart(apiUrl, 'get', orderOf(cookies));
  } catch (error) {
    log.error(new Error('Failed to fetch cart', { cause: error }), { where: 'edge' });
    return null;
  }
}

/** @throws Error when the API cannot be reached or answers what is no cart */
export function updateVisitorCart(apiUrl: string, cookies: Cookies, input: CartUpdateInput): Promise<CartAnswer> {
  return callCart(apiUrl, 'update', { ...input, ...orderOf(cookies) });
}

async function callCart(apiUrl: string, call: 'get' | 'update', body: unknown): Promise<CartAnswer> {
  const response = await fetch(`${apiUrl}/api/cart/${call}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`cart/${call} answered ${response.status}`);
  return v.parse(cartAnswerSchema, await response.json());
}
