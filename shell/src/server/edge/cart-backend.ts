/** The edge's own calls to the shop API on behalf of a visitor without script. */
import * as v from 'valibot';
import { isNewGoods } from 'shared-domain/cart';
import { type CartAnswer, cartAnswerSchema, type CartUpdateInput, readOrderReference } from 'shared-domain/cart/io';
import { FAILED_CALLS } from 'shared-domain/contracts/failed-calls';
import { PATHS } from 'shared-domain/contracts/paths';
import { type Realm, resolveRealm } from 'shared-domain/contracts/realm';
import type { ServerLog } from '../observability/server-log';
import type { ShellEnv } from '../settings/env';
import { onBehalfOf } from './on-behalf-of';

type Env = Pick<ShellEnv, 'shopApiUrl' | 'edgeKey'>;
/** A change is worth more patience than a page. */
const TIMEOUT_MS = 4_000;

export interface OrderReference {
  readonly orderRef: string | null;
  readonly realm: Realm;
}

/** What the edge reads of a visitor's request. */
export interface VisitorRequest {
  readonly ip: string;
  readonly headers: { readonly referer?: string | undefined; readonly cookie?: string | undefined };
  /** The order that an earlier update of the same form made. */
  readonly order?: OrderReference;
}

/** The visitor's order by their cookies; without one the realm is that of the page with the form. */
export function orderOf({ headers, order }: Pick<VisitorRequest, 'headers' | 'order'>): OrderReference {
  if (order) return order;
  const { orderRef, realm } = readOrderReference(headers.cookie ?? '');
  return { orderRef, realm: realm ?? pageRealmOf({ headers }) ?? 'B2C' };
}

/** Realm of the page with the form; null when the browser does not say which page it is, or it is the cart, which is every realm's. */
export function pageRealmOf({ headers: { referer = '' } }: Pick<VisitorRequest, 'headers'>): Realm | null {
  const { pathname } = URL.canParse(referer) ? new URL(referer) : { pathname: PATHS.cart };
  return pathname === PATHS.cart ? null : resolveRealm(pathname);
}

/**
 * The realm that an update is sent with, by the same rule as in the browser: new goods have that of their page, so that the API can
 * refuse a second realm in one order; a change of what is there has the order's.
 */
export function realmOf(request: Pick<VisitorRequest, 'headers' | 'order'>, input: CartUpdateInput): Realm {
  const { realm } = orderOf(request);
  return isNewGoods(input) ? (pageRealmOf(request) ?? realm) : realm;
}

/**
 * Null when the API cannot be reached or takes too long: the page then loads the cart in the browser.
 *
 * @param signal ends the call
 */
export async function fetchVisitorCart(
  visitor: VisitorRequest,
  env: Env,
  log: ServerLog,
  signal: AbortSignal,
): Promise<CartAnswer | null> {
  try {
    return await callCart('get', visitor, env, {}, signal);
  } catch (error) {
    log.error(new Error(FAILED_CALLS.cart, { cause: error }), { where: 'edge' });
    return null;
  }
}

/** @param idempotencyKey the same one changes the cart once @throws Error when the API cannot be reached or does not answer a cart */
export const updateVisitorCart = (
  visitor: VisitorRequest,
  env: Env,
  input: CartUpdateInput,
  idempotencyKey: string,
): Promise<CartAnswer> =>
  callCart('update', visitor, env, { ...input, realm: realmOf(visitor, input) }, AbortSignal.timeout(TIMEOUT_MS), {
    'idempotency-key': idempotencyKey,
  });

async function callCart(
  call: 'get' | 'update',
  visitor: VisitorRequest,
  env: Env,
  input: object,
  signal: AbortSignal,
  headers: Readonly<Record<string, string>> = {},
): Promise<CartAnswer> {
  const response = await fetch(`${env.shopApiUrl}/api/cart/${call}/`, {
    method: 'POST',
    headers: {
      ...onBehalfOf(visitor, env),
      'content-type': 'application/json',
      ...headers,
    },
    body: JSON.stringify({ ...orderOf(visitor), ...input }),
    signal,
  });
  if (!response.ok) throw new Error(`cart/${call} answered ${response.status}`);
  return v.parse(cartAnswerSchema, await response.json());
}
