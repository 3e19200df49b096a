import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/env';
import { ProblemError } from './problem';

/** Refuses requests from pages of other sites (CSRF). @throws ProblemError 403 */
export function requireOwnOrigin(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { shopOrigin }: Pick<Config, 'shopOrigin'>,
): void {
  if (headers.origin !== shopOrigin)
    throw new ProblemError({ status: 403, detail: 'Only pages of the shop may ask this' });
}
