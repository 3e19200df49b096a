import type { FastifyReply } from 'fastify';

/** An invalid field of a request. */
export interface FieldError {
  /** JSON pointer into the body, or '?name' for a query parameter. */
  readonly pointer: string;
  readonly detail: string;
}

/** A problem document (RFC 9457), with optional extension members. */
export interface Problem {
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

export function toProblem({ status, detail, title, errors = [], ...members }: ProblemFacts): Problem {
  return { type: 'about:blank', title: title ?? TITLES[status] ?? 'Error', status, detail, errors, ...members };
}

/** Thrown below a route, it becomes the answer. `detail` is public: nothing internal, nothing personal. */
export class ProblemError extends Error {
  readonly problem: Problem;
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
