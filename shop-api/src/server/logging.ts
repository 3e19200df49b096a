import type { FastifyRequest, FastifyServerOptions } from 'fastify';

/** Without its query: what people search for and whom they are is not for a log. */
const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** Phone numbers, and the state of an agreement's cart: whoever knows it has the order. */
const PRIVATE_PARTS = /\d{8,}|(?<=\/ukko\/cart\/update\/)[^/]+/g;

/** Structured logs without personal data: no addresses of clients, no headers, no query strings; private parts of paths are blanked. */
export const loggerOptions = (level: string): FastifyServerOptions['logger'] => ({
  level,
  serializers: {
    req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request.url).replace(PRIVATE_PARTS, '…'), id: request.id }),
    res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
  },
});
