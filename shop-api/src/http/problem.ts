import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';

/** An invalid field of a request. */
export interface FieldError {
  /** JSON pointer into the body, or '?name' for a query parameter. */
  readonly pointer: string;
  readonly detail: string;
}

/** A problem document (RFC 9457), with optional extension members. */
export interface ProblemDocument {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly errors: readonly FieldError[];
  readonly [member: string]: unknown;
}

const TITLES: Readonly<Record<number, string>> = {
  400: 'The request is not valid',
  401: 'Not authenticated',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  413: 'The request is too large',
  415: 'Unsupported media type',
  422: 'The request cannot be carried out',
  429: 'Too many requests',
  500: 'Internal error',
  503: 'Not available',
};

export type ProblemFacts = {
  readonly status: number;
  readonly detail: string;
  readonly title?: string;
  readonly errors?: readonly FieldError[];
} & Readonly<Record<string, unknown>>;

export function toProblem({ status, detail, title, errors = [], ...members }: ProblemFacts): ProblemDocument {
  return { type: 'about:blank', title: title ?? TITLES[status] ?? 'Error', status, detail, errors, ...members };
}

/** Thrown below a route, it becomes the answer. `detail` is public: nothing internal, nothing personal. */
export class ProblemError extends Error {
  readonly problem: ProblemDocument;
  constructor(facts: ProblemFacts) {
    super(facts.detail);
    this.name = 'ProblemError';
    this.problem = toProblem(facts);
  }
}

export const sendProblem = (reply: FastifyReply, facts: ProblemFacts): FastifyReply =>
  reply
    .code(facts.status)
    .type('application/problem+json')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(toProblem(facts)));

type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;
type Part = 'body' | 'query' | 'params';

const escapePointer = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

function toFieldError(issue: v.BaseIssue<unknown>, part: Part): FieldError {
  const keys = (issue.path ?? []).map((item) => String(item.key));
  const pointer = part === 'body' ? keys.map((key) => `/${escapePointer(key)}`).join('') : `?${keys.join('.')}`;
  return { pointer, detail: issue.message };
}

/** Parses a part of a request by its schema. @throws ProblemError 400 that names every invalid field */
export function parseRequest<S extends Schema>(schema: S, value: unknown, part: Part): v.InferOutput<S> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new ProblemError({
    status: 400,
    detail: part === 'body' ? 'The body is not as described' : 'The address is not as described',
    errors: result.issues.map((issue) => toFieldError(issue, part)),
  });
}

/** Fastify's own client errors (4xx) as problem facts. Their messages contain nothing internal. */
function fromFastify(error: FastifyError): ProblemFacts | null {
  const status = error.statusCode;
  if (status === undefined || status < 400 || status > 499) return null;
  const errors =
    error.validation?.map((entry) => ({ pointer: entry.instancePath, detail: entry.message ?? 'is not valid' })) ?? [];
  // The JSON parser's message would quote the body.
  const detail = error instanceof SyntaxError ? 'The body is not valid JSON' : error.message;
  return { status, detail, errors };
}

/** The database is unreachable, starting, or ended the connection (PostgreSQL's class 08 and 57P0x): the client may retry. */
const AWAY = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|08\w{3}|57P0\d)$/;
const isAway = ({ code, message }: { readonly code?: string; readonly message?: string }): boolean =>
  AWAY.test(code ?? '') || /Connection terminated|timeout exceeded when trying to connect/.test(message ?? '');

/** Answers what the router refuses before a route is found: a malformed URL, or a path parameter that is too long. */
export const answerRouterError = (error: FastifyError, _request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendProblem(reply, fromFastify(error) ?? { status: 400, detail: 'The address cannot be read' });

/** Answers every error as a problem document. Internal errors are logged, and the answer contains no details. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof ProblemError) return sendProblem(reply, error.problem);
    const facts = fromFastify(error);
    if (facts) return sendProblem(reply, facts);
    request.log.error({ err: error }, 'request failed');
    if (isAway(error))
      return sendProblem(reply.header('retry-after', 1), {
        status: 503,
        detail: 'The database does not answer; try again',
      });
    return sendProblem(reply, { status: 500, detail: 'The shop could not answer this request' });
  });
  const routes: { readonly address: RegExp; readonly methods: readonly string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    const address = new RegExp(
      `^${url
        .replace(/\/$/, '')
        .replaceAll(/:[^/]+/g, '[^/]+')
        .replaceAll('*', '.*')}/?$`,
    );
    routes.push({ address, methods: [method].flat() });
  });
  app.setNotFoundHandler(({ url }, reply) => {
    const pathname = url.split('?', 1)[0] ?? '';
    const methods = routes.filter(({ address }) => address.test(pathname)).flatMap((route) => route.methods);
    if (methods.length === 0) return sendProblem(reply, { status: 404, detail: 'Nothing is found at this address' });
    return sendProblem(reply.header('allow', [...new Set(methods)].sort().join(', ')), {
      status: 405,
      detail: 'The address has no answer to this method',
    });
  });
}
