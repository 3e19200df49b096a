import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { toLoggableError } from './loggable-error';

/**
 * Structured logs without personal data: no client addresses, headers, queries or bodies; of an address only the pattern of its route, and
 * of an error only what repeats no input.
 */
export const loggerOptions = (level: string): FastifyServerOptions['logger'] => ({
  level,
  serializers: {
    req: ({ method, routeOptions, id }: FastifyRequest) => ({ method, path: routeOptions?.url ?? 'unknown', id }),
    res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
    err: toLoggableError,
  },
});
