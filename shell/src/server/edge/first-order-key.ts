/**
 * The idempotency key of a form that makes an order. Pages are the same for everyone, so a form cannot hold a key; and address and
 * content cannot be one: two visitors behind one address would share an order. So the first form of a browser is answered by a
 * random cookie and a redirect that sends the form again (307). A second click either comes before that answer, and the browser drops
 * the first navigation, or brings the cookie and thus the same key.
 */
import { createHash, randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readOrderReference } from 'shared-domain/cart/io';
import { SHELL_COOKIES } from 'shared-domain/contracts/storage-keys';

const { name: COOKIE, maxAgeSeconds: LIFETIME_S } = SHELL_COOKIES.formKey;
const VALUE = /^[0-9a-f-]{36}$/;
/** Marks the second time, so that a browser without cookies is redirected only once. */
const AGAIN = 'igjen';

/** @returns undefined when the reply has been sent: the browser comes again */
export function firstOrderKey(request: FastifyRequest, reply: FastifyReply, shopOrigin: string): string | undefined {
  const { cookies, headers, routeOptions, query, body } = request;
  if (readOrderReference(headers.cookie ?? '').orderRef !== null) return randomUUID();
  const given = cookies[COOKIE] ?? '';
  const path = String(routeOptions.url);
  if (VALUE.test(given)) return keyOf(given, path, body);
  if (Object.hasOwn(query as object, AGAIN)) return randomUUID();
  reply.setCookie(COOKIE, randomUUID(), {
    path: path.replace(/[^/]+\/$/, ''),
    httpOnly: true,
    sameSite: 'strict',
    secure: shopOrigin.startsWith('https:'),
    maxAge: LIFETIME_S,
  });
  void reply.header('cache-control', 'no-store').redirect(`${path}?${AGAIN}`, 307);
  return undefined;
}

const keyOf = (secret: string, path: string, body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([secret, path, Object.entries(body ?? {}).sort()]))
    .digest('base64url');
