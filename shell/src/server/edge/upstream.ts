import type { Readable } from 'node:stream';
/** Forwards requests to a service behind the edge. Bodies are buffered in both directions, so a slow client holds no connection to the service. */
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toLoggablePath } from 'shared-domain/contracts/loggable-path';
import { createPlainPages, type PlainPageName } from '../html/plain-page';
import { hasIntegrity, MAX_FILE_BYTES } from '../registry/sealed-files';
import { type CallGate, type CallInProgress, outcomeOfStatus } from '../upstreams/call-gate';
import type { Upstream } from '../upstreams/upstreams';
import { collectBody } from './collect-body';
import type { EdgeDependencies } from './dependencies';
import { answerHeaders, fileHeaders, onBehalfOf, seenBy, visitorHeaders } from './forwarded-headers';
import { BODY_LIMIT_BYTES } from './internal-server';
import { sendProblem } from './problem';

/** By default the library accepts any certificate. Its types lack the option. */
const CHECKED_CERTIFICATES: object = { tls: { rejectUnauthorized: true } };
/** Larger answers are streamed. */
const MAX_BUFFERED_BYTES = 2 * 1024 * 1024;
/** Seconds until a script may retry. */
const DATA_RETRY_AFTER_S = 1;
/** Changes get more time than pages, and a picture may have to be generated. */
const LONG_TIMEOUT_MS = 5_000;
const PICTURES = /\/pictures\//;

const HTML = /^text\/html\b/;
const TIMEOUT = /timed? ?out/i;
const isTimeout = ({ message, cause }: Error): boolean => TIMEOUT.test(`${message} ${String(cause)}`);
const READS = ['GET', 'HEAD'];
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

/** The system or store that requests are forwarded to. */
export interface Service {
  /** One of the systems behind the shop; undefined: stores of files, which are told nothing about the visitor. */
  readonly upstream?: Upstream;
  readonly connections: number;
  readonly gateOf: (origin: string) => CallGate;
}

export interface Forwarder {
  readonly pass: (request: FastifyRequest, reply: FastifyReply, target: string, options?: PassOptions) => FastifyReply;
  /** The shop has no such address. People get a page. */
  readonly miss: (request: FastifyRequest, reply: FastifyReply, isPage: boolean) => FastifyReply;
}

/** Request bodies of the scope's routes are read completely, up to a limit, before they are forwarded. */
export async function createForwarder(
  scope: FastifyInstance,
  { env, log }: Pick<EdgeDependencies, 'env' | 'log'>,
  { upstream, connections, gateOf }: Service,
): Promise<Forwarder> {
  const plainPages = createPlainPages(env.publicConfig);
  const longTimeout = upstream?.timeoutMs ?? LONG_TIMEOUT_MS;
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  await scope.register(replyFrom, {
    undici: {
      connections,
      headersTimeout: longTimeout,
      bodyTimeout: longTimeout,
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

  const miss: Forwarder['miss'] = (request, reply, isPage) => {
    if (!isPage || !isNavigation(request)) return sendProblem(reply, 404, 'Not found');
    sendPlain(reply, 'missing', 404);
    return reply;
  };

  const pass: Forwarder['pass'] = (request, reply, target, { prefix = '', isPage = false, member, file } = {}) => {
    const { origin, pathname } = new URL(target);
    const isQuick = READS.includes(request.method) && !PICTURES.test(pathname);
    const timeout = upstream?.timeoutMs ?? (isQuick ? env.renderDeadlineMs : LONG_TIMEOUT_MS);
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
    const failWith = (error: Error) => fail(isTimeout(error) ? 504 : 503, error.message);
    const timer = setTimeout(() => {
      call.settle('timed-out');
      fail(504, `no answer in ${timeout} ms`);
    }, timeout);

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

    let call: CallInProgress;
    try {
      call = gateOf(origin).begin();
    } catch (error) {
      failWith(error as Error);
      return reply;
    }

    const body = Buffer.isBuffer(request.body) && request.body.length > 0 ? request.body : undefined;
    return reply.from(target, {
      timeout,
      ...(body && { body, contentType: request.headers['content-type'] || 'application/octet-stream' }),
      rewriteRequestHeaders: (original, headers) =>
        upstream
          ? {
              ...visitorHeaders(headers, upstream, { hasBody: body !== undefined }),
              ...onBehalfOf(original, env, upstream, member),
              ...seenBy(request, prefix),
            }
          : fileHeaders(headers),
      rewriteHeaders: (headers) => (isAnswered ? {} : answerHeaders(headers, upstream)),
      onError: (_reply, { error }) => {
        call.settle(isTimeout(error) ? 'timed-out' : 'failed');
        call.leave();
        failWith(error);
      },
      onResponse: (_request, _reply, response) => {
        const { stream } = response as unknown as { readonly stream: Readable };
        call.settle(outcomeOfStatus(reply.statusCode));
        stream.once('close', () => call.leave());
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
  return { pass, miss };
}
