import type { FastifyRequest, FastifyServerOptions } from 'fastify';

/** Without its query: what people search for and whom they are is not for a log. */
const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** Structured logs without personal data: no addresses of clients, no headers, no query strings; phone numbers in paths are blanked. */
export const loggerOptions = (level: string): FastifyServerOptions['logger'] => ({
  level,
  serializers: {
    req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request.url).replace(/\d{8,}/g, '…'), id: request.id }),
    res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
  },
});
