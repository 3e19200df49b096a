/** Passes requests on to a service behind the edge. A slow client holds no connection to it: neither by its body nor by its reading. */
import type { Readable } from 'node:stream';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toLoggablePath } from 'shared-domain/contracts/loggable-path';
import { createPlainPages } from '../html/plain-page';
import { collectBody } from './collect-body';
import type { EdgeDependencies } from './dependencies';
import { BODY_LIMIT_BYTES } from './http-limits';
import { onBehalfOf } from './on-behalf-of';
import { sendProblem } from './problem';

/** To one service. */
const CONNECTIONS = 64;
/** The library believes any certificate unless told otherwise; its types leave the option out. */
const CHECKED_CERTIFICATES: object = { tls: { rejectUnauthorized: true } };
/** Requests under way, waiting ones included; more are refused at once, so that no queue of abandoned requests builds up. */
const MAX_UNDER_WAY = 4 * CONNECTIONS;
/** Larger answers are streamed. */
const MAX_COLLECTED_BYTES = 2 * 1024 * 1024;
/** Seconds until a script may ask again. */
const DATA_RETRY_AFTER_S = 1;
/** A change is worth more patience than a page, and a picture may have to be made. */
const PATIENT_TIMEOUT_MS = 5_000;
const PICTURES = /\/pictures\//;

const TIMEOUT = /timed? ?out/i;
const READS = ['GET', 'HEAD'];
/** Of the client's connection to the edge, or answered by the edge itself. */
const OWN_HEADERS = ['expect', 'content-length'];
/** What a store of files is told: nothing of the visitor, and no secret of the edge. */
const PUBLIC_HEADERS = ['host', 'accept', 'accept-encoding', 'if-none-match', 'if-modified-since', 'range'];

const publicHeaders = <Value>(headers: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => PUBLIC_HEADERS.includes(name)));

/** @param prefix what the edge has taken from the beginning of the path; the service's own links begin with it */
export type PassUpstream = (
  request: FastifyRequest,
  reply: FastifyReply,
  target: string,
  options?: { readonly prefix?: string; readonly isPublicFile?: boolean },
) => FastifyReply;

/** Bodies of the scope's routes are read whole, up to a limit, before they are passed on. */
export async function createUpstream(
  scope: FastifyInstance,
  { env, log }: Pick<EdgeDependencies, 'env' | 'log'>,
): Promise<PassUpstream> {
  const plainPages = createPlainPages(env.publicConfig);
  const underWay = new Map<string, number>();
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  await scope.register(replyFrom, {
    undici: {
      connections: CONNECTIONS,
      headersTimeout: PATIENT_TIMEOUT_MS,
      bodyTimeout: PATIENT_TIMEOUT_MS,
      ...CHECKED_CERTIFICATES,
    },
    // A service that refuses is not asked ten more times.
    retryMethods: [],
    // Paths may hold telephone numbers.
    disableRequestLogging: true,
  });

  function refuse(request: FastifyRequest, reply: FastifyReply, status: 503 | 504): void {
    for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
    if (!request.headers.accept?.includes('text/html')) {
      reply.header('retry-after', DATA_RETRY_AFTER_S);
      return void sendProblem(reply, status, 'The service behind the edge does not answer');
    }
    const { headers, html } = plainPages[READS.includes(request.method) ? 'unreachable' : 'unsent'];
    void reply.code(status).headers(headers).send(html);
  }

  return (request, reply, target, { prefix = '', isPublicFile = false } = {}) => {
    const { origin, pathname } = new URL(target);
    const isQuick = READS.includes(request.method) && !PICTURES.test(pathname);
    const timeout = isQuick ? env.renderDeadlineMs : PATIENT_TIMEOUT_MS;
    let isAnswered = false;
    const answer = (send: () => void) => {
      if (isAnswered) return;
      isAnswered = true;
      clearTimeout(timer);
      send();
    };
    const fail = (status: 503 | 504, reason: string) =>
      answer(() => {
        log.warning('A service behind the edge cannot be reached', {
          target: origin,
          path: toLoggablePath(pathname),
          reason,
        });
        refuse(request, reply, status);
      });
    const failBy = (error: Error) =>
      fail(TIMEOUT.test(`${error.message} ${String(error.cause)}`) ? 504 : 503, error.message);
    const timer = setTimeout(() => fail(504, `no answer in ${timeout} ms`), timeout);

    const atWork = underWay.get(origin) ?? 0;
    if (atWork >= MAX_UNDER_WAY) {
      fail(503, `${atWork} requests are under way`);
      return reply;
    }
    underWay.set(origin, atWork + 1);
    const leave = () => void underWay.set(origin, (underWay.get(origin) ?? 1) - 1);

    const body = Buffer.isBuffer(request.body) && request.body.length > 0 ? request.body : undefined;
    return reply.from(target, {
      timeout,
      ...(body && { body, contentType: request.headers['content-type'] || 'application/octet-stream' }),
      rewriteRequestHeaders: (original, headers) =>
        isPublicFile
          ? publicHeaders(headers)
          : {
              ...Object.fromEntries(
                Object.entries(headers).filter(
                  ([name]) => !OWN_HEADERS.includes(name) || (name === 'content-length' && body),
                ),
              ),
              ...onBehalfOf(original, env),
              'x-forwarded-prefix': prefix,
              'x-forwarded-host': request.host,
              'x-forwarded-proto': request.protocol,
            },
      rewriteHeaders: (headers) => (isAnswered ? {} : headers),
      onError: (_reply, { error }) => {
        leave();
        failBy(error);
      },
      onResponse: (_request, _reply, response) => {
        const { stream } = response as unknown as { readonly stream: Readable };
        stream.once('close', leave);
        if (isAnswered) return void stream.destroy();
        // The headers are here: what is left of the answer has the service's own time limit between its parts.
        clearTimeout(timer);
        collectBody(stream, MAX_COLLECTED_BYTES).then((collected) => answer(() => void reply.send(collected)), failBy);
      },
    });
  };
}
