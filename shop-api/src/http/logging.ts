import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { toLoggablePath } from 'shared-domain/contracts/loggable-path';

/** Structured logs without personal data: no client addresses, headers or query strings; personal parts of paths are masked. */
export const loggerOptions = (level: string): FastifyServerOptions['logger'] => ({
  level,
  serializers: {
    req: (request: FastifyRequest) => ({ method: request.method, path: toLoggablePath(request.url), id: request.id }),
    res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
  },
});
