import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { toLoggablePath } from 'shared-domain/contracts/loggable-path';

/** Structured logs without personal data: no addresses of clients, no headers, no query strings; private parts of paths are blanked. */
export const loggerOptions = (level: string): FastifyServerOptions['logger'] => ({
  level,
  serializers: {
    req: (request: FastifyRequest) => ({ method: request.method, path: toLoggablePath(request.url), id: request.id }),
    res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
  },
});
