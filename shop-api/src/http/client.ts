import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { SHELL_COOKIES } from 'shared-domain/contracts/storage-keys';
import type { Config } from '../config/env';
import { ProblemError } from './problem';

type Caller = Pick<FastifyRequest, 'ip' | 'headers'>;

/** HttpOnly; set when the shop's login page returns. */
export const SESSION_COOKIE = SHELL_COOKIES.session.name;

/** The client's address. X-Forwarded-For counts only with the edge's key: anyone else can forge it. */
export function clientAddress({ ip, headers }: Caller, edgeKey: string): string {
  const { 'x-edge-key': key, 'x-forwarded-for': forwardedFor } = headers;
  if (edgeKey === '' || typeof key !== 'string' || !isSameSecret(key, edgeKey)) return ip;
  if (typeof forwardedFor !== 'string') return ip;
  return forwardedFor.split(',').at(-1)?.trim() || ip;
}

/** A digest that stands for secrets and addresses where only equality matters. */
export const digestOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** The client of a request as a digest: its address and its session's cookie, which need not be valid. */
export const clientOf = (request: Caller & Pick<FastifyRequest, 'cookies'>, edgeKey: string): string =>
  digestOf(clientAddress(request, edgeKey), request.cookies[SESSION_COOKIE] ?? '');

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares digests of equal length in constant time, so that timing reveals nothing about the secret. */
export const isSameSecret = (given: string, secret: string): boolean => timingSafeEqual(digest(given), digest(secret));

/** Refuses requests from pages of other sites (CSRF). @throws ProblemError 403 */
export function requireOwnOrigin(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { shopOrigin }: Pick<Config, 'shopOrigin'>,
): void {
  if (headers.origin !== shopOrigin)
    throw new ProblemError({ status: 403, detail: 'Only pages of the shop may ask this' });
}
