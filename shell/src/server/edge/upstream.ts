import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
/** Forwards requests to a service behind the edge. Bodies are buffered in both directions, so a slow client holds no connection to the service. */
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from 'shared-domain/contracts/accepted-encoding';
import { toLoggablePath } from 'shared-domain/contracts/loggable-path';
import { createPlainPages, type PlainPageName } from '../html/plain-page';
import { hasIntegrity, MAX_FILE_BYTES } from '../registry/sealed-files';
import { onBehalfOf } from './cart-backend';
import { collectBody } from './collect-body';
import type { EdgeDependencies } from './dependencies';
import { BODY_LIMIT_BYTES } from './internal-server';
import { sendProblem } from './problem';

/** Per service. */
const CONNECTIONS = 64;
/** By default the library accepts any certificate. Its types lack the option. */
const CHECKED_CERTIFICATES: object = { tls: { rejectUnauthorized: true } };
/** Requests in flight, including queued ones. Further requests are refused at once, so that no queue of abandoned requests builds up. */
const MAX_IN_FLIGHT = 4 * CONNECTIONS;
/** Larger answers are streamed. */
const MAX_BUFFERED_BYTES = 2 * 1024 * 1024;
/** Seconds until a script may retry. */
const DATA_RETRY_AFTER_S = 1;
/** Changes get more time than pages, and a picture may have to be generated. */
const LONG_TIMEOUT_MS = 5_000;
const PICTURES = /\/pictures\//;

const HTML = /^text\/html\b/;
const TIMEOUT = /timed? ?out/i;
const READS = ['GET', 'HEAD'];
/** Headers that are not forwarded, except content-length together with a body. */
const UNFORWARDED_HEADERS = ['expect', 'content-length'];
/** They are about the connection to the service: a client that asked for its own to be closed would wait for it (RFC 9110, 7.6.1). */
const CONNECTION_HEADERS = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade'];
/** Headers forwarded to a file store: nothing about the visitor, no secret of the edge, and no range, of which nobody could tell whether it is right. */
const FILE_HEADERS = ['host', 'accept', 'if-none-match', 'if-modified-since'];

const fileHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders => ({
  ...Object.fromEntries(Object.entries(headers).filter(([name]) => FILE_HEADERS.includes(name))),
  'accept-encoding': acceptedEncoding(headers['accept-encoding'], ['br', 'gzip']) ?? 'identity',
});

function endToEndHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(/\s*,\s*/);
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !CONNECTION_HEADERS.includes(name) && !named.includes(name)),
  );
}

const isNavigation = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') === true;

interface PassOptions {
  /** Removed from the path by the edge; the service adds it to its own links. */
  readonly prefix?: string;
  /** People go there. */
  readonly isPage?: boolean;
  /** The member of the team who asks. */
  readonly member?: string;
  /** Given for a file store: a file that is not the sealed one is refused, and one that nobody has sealed is kept by no cache. */
  readonly file?: {
    /** @returns its integrity. @throws Error when it cannot be known now */
    readonly sealed?: (() => Promise<string | undefined>) | undefined;
  };
}

export type PassUpstream = (
  request: FastifyRequest,
  reply: FastifyReply,
  target: string,
  options?: PassOptions,
) => FastifyReply;

/** Request bodies of the scope's routes are read completely, up to a limit, before they are forwarded. */
export async function createUpstream(
  scope: FastifyInstance,
  { env, log }: Pick<EdgeDependencies, 'env' | 'log'>,
): Promise<PassUpstream> {
  const plainPages = createPlainPages(env.publicConfig);
  const inFlight = new Map<string, number>();
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  await scope.register(replyFrom, {
    undici: {
      connections: CONNECTIONS,
      headersTimeout: LONG_TIMEOUT_MS,
      bodyTimeout: LONG_TIMEOUT_MS,
      ...CHECKED_CERTIFICATES,
    },
    // The library would retry ten times.
    retryMethods: [],
    // Paths may contain telephone numbers.
    disableRequestLogging: true,
  });

  function sendPlain(reply: FastifyReply, name: PlainPageName, status: number): void {
    for (const header of Object.keys(reply.getHeaders())) reply.removeHeader(header);
    const { headers, html } = plainPages[name];
    void reply.code(status).headers(headers).send(html);
  }

  function refuse(request: FastifyRequest, reply: FastifyReply, status: 502 | 503 | 504): void {
    if (isNavigation(request))
      return sendPlain(reply, READS.includes(request.method) ? 'unreachable' : 'unsent', status);
    for (const header of Object.keys(reply.getHeaders())) reply.removeHeader(header);
    reply.header('retry-after', DATA_RETRY_AFTER_S);
    const title =
      status === 502 ? 'The file is not the one that was released' : 'The service behind the edge does not answer';
    void sendProblem(reply, status, title);
  }

  return (request, reply, target, { prefix = '', isPage = false, member, file } = {}) => {
    const { origin, pathname } = new URL(target);
    const isQuick = READS.includes(request.method) && !PICTURES.test(pathname);
    const timeout = isQuick ? env.renderDeadlineMs : LONG_TIMEOUT_MS;
    let isAnswered = false;
    const answer = (send: () => void) => {
      if (isAnswered) return;
      isAnswered = true;
      clearTimeout(timer);
      send();
    };
    const fail = (status: 502 | 503 | 504, reason: string) =>
      answer(() => {
        log.warning('A service behind the edge did not answer as it should', {
          target: origin,
          path: toLoggablePath(pathname),
          reason,
        });
        refuse(request, reply, status);
      });
    const failWith = (error: Error) =>
      fail(TIMEOUT.test(`${error.message} ${String(error.cause)}`) ? 504 : 503, error.message);
    const timer = setTimeout(() => fail(504, `no answer in ${timeout} ms`), timeout);

    const sendFile = async (stream: Readable, { sealed }: NonNullable<PassOptions['file']>) => {
      const [content, integrity] = await Promise.all([collectBody(stream, MAX_FILE_BYTES), sealed?.()]);
      const isWhole = reply.statusCode === 200 && request.method === 'GET';
      const encoding = String(reply.getHeader('content-encoding') ?? 'identity');
      if (isWhole && integrity && !(Buffer.isBuffer(content) && (await hasIntegrity(content, encoding, integrity)))) {
        if (!Buffer.isBuffer(content)) content.destroy();
        return fail(502, 'The file is not the one that was sealed');
      }
      const isKept = integrity && (reply.statusCode === 200 || reply.statusCode === 304);
      if (!isKept) reply.header('cache-control', 'no-store');
      answer(() => void reply.send(content));
    };

    const count = inFlight.get(origin) ?? 0;
    if (count >= MAX_IN_FLIGHT) {
      fail(503, `${count} requests are in flight`);
      return reply;
    }
    inFlight.set(origin, count + 1);
    const finish = () => void inFlight.set(origin, (inFlight.get(origin) ?? 1) - 1);

    const body = Buffer.isBuffer(request.body) && request.body.length > 0 ? request.body : undefined;
    return reply.from(target, {
      timeout,
      ...(body && { body, contentType: request.headers['content-type'] || 'application/octet-stream' }),
      rewriteRequestHeaders: (original, headers) =>
        file
          ? fileHeaders(headers)
          : {
              ...Object.fromEntries(
                Object.entries(headers).filter(
                  ([name]) => !UNFORWARDED_HEADERS.includes(name) || (name === 'content-length' && body),
                ),
              ),
              ...onBehalfOf(original, env, member),
              'x-forwarded-prefix': prefix,
              'x-forwarded-host': request.host,
              'x-forwarded-proto': request.protocol,
            },
      rewriteHeaders: (headers) => (isAnswered ? {} : endToEndHeaders(headers)),
      onError: (_reply, { error }) => {
        finish();
        failWith(error);
      },
      onResponse: (_request, _reply, response) => {
        const { stream } = response as unknown as { readonly stream: Readable };
        stream.once('close', finish);
        if (isAnswered) return void stream.destroy();
        // A defect, and an error for programs, is no page: a person who came by a link or a form gets one.
        const isDefect = reply.statusCode >= 500 || !HTML.test(String(reply.getHeader('content-type')));
        if (isPage && isNavigation(request) && reply.statusCode >= 400 && isDefect) {
          stream.destroy();
          const { statusCode } = reply;
          const refusal = statusCode >= 500 ? 'unsent' : 'refused';
          return answer(() => sendPlain(reply, statusCode === 404 ? 'missing' : refusal, statusCode));
        }
        // The headers have arrived: from here bodyTimeout applies between the parts of the body.
        clearTimeout(timer);
        if (file) return void sendFile(stream, file).catch(failWith);
        collectBody(stream, MAX_BUFFERED_BYTES).then((content) => answer(() => void reply.send(content)), failWith);
      },
    });
  };
}
