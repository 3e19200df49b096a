import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../server/problem';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const headerOf = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value.trim() : '';
};

/** P7-8: every channel call names its client and carries the key. @throws ProblemError 401 */
export function checkApiKey(request: FastifyRequest, apiKey: string): void {
  if (headerOf(request, 'clientid') === '') throw new ProblemError({ status: 401, detail: 'The header clientId is missing' });
  // Digests are of one length and compared in constant time, so the answer's time tells nothing of the key.
  if (!timingSafeEqual(digest(headerOf(request, 'x-api-key')), digest(apiKey))) {
    throw new ProblemError({ status: 401, detail: 'The header x-api-key is missing or wrong' });
  }
}
