/** The edge's own calls of the cart on behalf of a visitor without script. */
import { createHash, randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { isNewGoods } from 'shared-domain/cart';
import { type CartAnswer, cartAnswerSchema, type CartUpdateInput, readOrderReference } from 'shared-domain/cart/io';
import { FAILED_CALLS } from 'shared-domain/contracts/failed-calls';
import { PATHS } from 'shared-domain/contracts/paths';
import { type Realm, resolveRealm } from 'shared-domain/contracts/realm';
import { SHELL_COOKIES } from 'shared-domain/contracts/storage-keys';
import type { ServerLog } from '../observability/server-log';
import type { ShellEnv } from '../settings/env';
import { within } from '../upstreams/call-gate';
import type { Upstream } from '../upstreams/upstreams';
import { onBehalfOf } from './forwarded-headers';

/**
 * The idempotency key of a form: the same for every attempt, until one has been answered. Pages are the same for everyone, so a form cannot hold
 * a key; and address and content cannot be one: two visitors behind one address would share an order. So the first form of a browser is answered
 * by a random cookie and a redirect that sends the form again (307). A second click, or a form that is sent again because its answer was
 * lost, brings the same cookie; the answer brings the next one, so that the same goods can be added once more.
 */
const { name: COOKIE, maxAgeSeconds: LIFETIME_S } = SHELL_COOKIES.formKey;
const VALUE = /^[0-9a-f-]{36}$/;
/** Marks the second time, so that a browser without cookies is redirected only once. */
const AGAIN = 'igjen';

/** @returns undefined when the reply has been sent: the browser comes again, or blocks cookies */
export function formKeyOf(request: FastifyRequest, reply: FastifyReply, shopOrigin: string): string | undefined {
  const { cookies, routeOptions, query, body } = request;
  const given = cookies[COOKIE] ?? '';
  const path = String(routeOptions.url);
  if (VALUE.test(given)) return keyOf(given, path, body);
  if (Object.hasOwn(query as object, AGAIN)) {
    if (orderOf(request).orderRef !== null) return randomUUID();
    // An order that the browser cannot keep would be lost.
    void reply.redirect(`${PATHS.cart}?melding=uten-informasjonskapsler`, 303);
    return undefined;
  }
  giveFormKey(reply, path, shopOrigin);
  void reply.header('cache-control', 'no-store').redirect(`${path}?${AGAIN}`, 307);
  return undefined;
}

/** For the next form of this browser. @param path of one of the forms */
export const giveFormKey = (reply: FastifyReply, path: string, shopOrigin: string): void =>
  void reply.setCookie(COOKIE, randomUUID(), {
    path: path.replace(/[^/]+\/$/, ''),
    httpOnly: true,
    sameSite: 'strict',
    secure: shopOrigin.startsWith('https:'),
    maxAge: LIFETIME_S,
  });

const keyOf = (secret: string, path: string, body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([secret, path, Object.entries(body ?? {}).sort()]))
    .digest('base64url');

/** The cart's system, and how it knows the edge. */
export interface CartAccess {
  readonly upstream: Upstream;
  readonly env: Pick<ShellEnv, 'edgeKey'>;
}

/** A change is worth more patience than a page. */
export const TIMEOUT_MS = 4_000;

export interface VisitorOrder {
  readonly orderRef: string | null;
  readonly realm: Realm;
}

/** The edge reads these from a visitor's request. */
export interface VisitorRequest {
  readonly ip: string;
  readonly headers: { readonly referer?: string | undefined; readonly cookie?: string | undefined };
  /** The order that an earlier update of the same form made. */
  readonly order?: VisitorOrder;
}

/** The visitor's order by their cookies; without one the realm is that of the page with the form. */
export function orderOf({ headers, order }: Pick<VisitorRequest, 'headers' | 'order'>): VisitorOrder {
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
  access: CartAccess,
  log: ServerLog,
  signal: AbortSignal,
): Promise<CartAnswer | null> {
  try {
    return await callCart('get', visitor, access, {}, within(signal, access.upstream.timeoutMs));
  } catch (error) {
    log.error(new Error(FAILED_CALLS.cart, { cause: error }), { where: 'edge' });
    return null;
  }
}

/**
 * An answer that is lost is asked for once more: what was changed is not changed again.
 *
 * @param idempotencyKey the same one changes the cart once
 * @throws Error when the API cannot be reached or does not answer a cart
 */
export const updateVisitorCart = (
  visitor: VisitorRequest,
  access: CartAccess,
  input: CartUpdateInput,
  idempotencyKey: string,
): Promise<CartAnswer> => {
  const body = { ...input, realm: realmOf(visitor, input) };
  const attempt = () =>
    callCart('update', visitor, access, body, AbortSignal.timeout(access.upstream.timeoutMs ?? TIMEOUT_MS), {
      'idempotency-key': idempotencyKey,
    });
  return attempt().catch((error: unknown) => (error instanceof Refused ? Promise.reject(error) : attempt()));
};

/** An answer that another attempt would not change. */
class Refused extends Error {}

async function callCart(
  call: 'get' | 'update',
  visitor: VisitorRequest,
  { upstream, env }: CartAccess,
  input: object,
  signal: AbortSignal,
  headers: Readonly<Record<string, string>> = {},
): Promise<CartAnswer> {
  const init = {
    method: 'POST',
    headers: {
      ...onBehalfOf(visitor, env, upstream),
      'content-type': 'application/json',
      ...headers,
    },
    body: JSON.stringify({ ...orderOf(visitor), ...input }),
    signal,
  };
  return upstream.gate.fetch(`${upstream.url}/api/cart/${call}/`, init, async (response) => {
    const failure = `cart/${call} answered ${response.status}`;
    if (response.status >= 400 && response.status < 500) throw new Refused(failure);
    if (!response.ok) throw new Error(failure);
    return v.parse(cartAnswerSchema, await response.json());
  });
}
