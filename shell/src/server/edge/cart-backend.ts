/** The edge's own calls to the shop API on behalf of a visitor without script. */
import * as v from 'valibot';
import { COOKIES } from 'shared-domain/contracts/storage-keys';
import { REALMS, resolveRealm, type Realm } from 'shared-domain/contracts/realm';
import { cartAnswerSchema, type CartAnswer, type CartUpdateInput } from 'shared-domain/cart/io';
import type { ServerLog } from '../server-log';

type Cookies = Readonly<Record<string, string | undefined>>;
const TIMEOUT_MS = 4_000;

export interface OrderReference {
  readonly orderRef: string | null;
  readonly realm: Realm;
}

/** The visitor's order by their cookies; without one the realm is that of the page that the form stands on. */
export function orderOf({ cookies, headers }: { readonly cookies: Cookies; readonly headers: { readonly referer?: string | undefined } }): OrderReference {
  const stored = REALMS.find((known) => known === cookies[COOKIES.orderRealm.name]);
  const page = URL.canParse(headers.referer ?? '') ? resolveRealm(new URL(headers.referer ?? '').pathname) : undefined;
  return { orderRef: cookies[COOKIES.orderRef.name] ?? null, realm: stored ?? page ?? 'B2C' };
}

/** Null when the API cannot be reached: the page then loads the cart in the browser. */
export async function fetchVisitorCart(apiUrl: string, order: OrderReference, log: ServerLog): Promise<CartAnswer | null> {
  try {
    return await callCart(apiUrl, 'get', order);
  } catch (error) {
    log.error(new Error('Failed to fetch cart', { cause: error }), { where: 'edge' });
    return null;
  }
}

/** @throws Error when the API cannot be reached or answers what is no cart */
export function updateVisitorCart(apiUrl: string, order: OrderReference, input: CartUpdateInput): Promise<CartAnswer> {
  return callCart(apiUrl, 'update', { ...input, ...order });
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
