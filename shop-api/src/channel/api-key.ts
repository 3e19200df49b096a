import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../http/problem';
import { isSameSecret } from '../http/same-secret';

const headerOf = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value.trim() : '';
};

/** Every channel call has a client id and the API key (P7-8). @throws ProblemError 401 */
export function checkApiKey(request: FastifyRequest, apiKey: string): void {
  if (headerOf(request, 'clientid') === '')
    throw new ProblemError({ status: 401, detail: 'The header clientId is missing' });
  if (!isSameSecret(headerOf(request, 'x-api-key'), apiKey)) {
    throw new ProblemError({ status: 401, detail: 'The header x-api-key is missing or wrong' });
  }
}
