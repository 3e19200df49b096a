/** HTTP leaves these to a server: malformed requests, bodies that are announced, and the words of errors. */
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { toLoggablePath } from 'shared-domain/contracts/loggable-path';
import type { EdgeDependencies } from './dependencies';
import { BODY_LIMIT_BYTES } from './internal-server';
import { sendProblem } from './problem';

/** Answers by the status alone: messages of errors are for the log. */
const sendStatus = (reply: FastifyReply, status: number): FastifyReply =>
  sendProblem(reply, status, STATUS_CODES[status] ?? 'Error');

/** The status of an error that the client caused; anything else is 500. */
const statusOf = ({ statusCode = 500 }: Partial<FastifyError>): number =>
  statusCode >= 400 && statusCode < 500 ? statusCode : 500;

/** The form of a request's address that names the server, too (RFC 9112, 3.2.2). */
const ABSOLUTE = /^https?:\/\/([^/?#]*)(.*)$/i;

/**
 * Fastify's option `rewriteUrl`: every route sees a path with its query, however the request's line names it. A host in that line counts and
 * not the header's. '//host/' would lead to another site where it is sent back, so one slash is left of several.
 */
export function requestTarget({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const [, host, target = url] = ABSOLUTE.exec(url) ?? [];
  if (host !== undefined) headers.host = host;
  return `/${target.replace(/^[/\\]+/, '')}`;
}

/** Fastify's option: errors before a route is found. */
export const answerRouterError = (error: FastifyError, _request: unknown, reply: FastifyReply): void =>
  void sendStatus(reply, statusOf(error));

export function enforceProtocol(app: FastifyInstance, { log }: Pick<EdgeDependencies, 'log'>): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = statusOf(error);
    if (status === 500) log.error(error, { where: 'edge', path: toLoggablePath(request.url) });
    void sendStatus(reply, status);
  });

  // Node.js keeps the first of two hosts; a proxy in front may have read the other one (RFC 9112, 3.2).
  app.addHook('onRequest', async ({ raw: { rawHeaders } }, reply) => {
    const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
    if (hosts.length > 1) return sendStatus(reply, 400);
  });

  // A body that will be refused is not asked for.
  app.server.on('checkContinue', (request, response) => {
    if (!(Number(request.headers['content-length']) > BODY_LIMIT_BYTES)) response.writeContinue();
    app.server.emit('request', request, response);
  });
}
