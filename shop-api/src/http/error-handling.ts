import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError, type ProblemFacts, sendProblem } from './problem';

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
  app.setNotFoundHandler((_request, reply) =>
    sendProblem(reply, { status: 404, detail: 'Nothing is found at this address' }),
  );
}
