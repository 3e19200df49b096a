import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError, type ProblemFacts, sendProblem } from './problem';

/** What Fastify's own refusals mean for the client; their messages are written for strangers and may be shown. */
function fromFastify(error: FastifyError): ProblemFacts | null {
  const status = error.statusCode;
  if (status === undefined || status < 400 || status > 499) return null;
  const errors =
    error.validation?.map((entry) => ({ pointer: entry.instancePath, detail: entry.message ?? 'is not valid' })) ?? [];
  // A body that is no JSON: the parser's message quotes the body.
  const detail = error instanceof SyntaxError ? 'The body is not valid JSON' : error.message;
  return { status, detail, errors };
}

/** The database is away, is starting, or ended the connection (PostgreSQL's class 08 and 57P0x): the call may be sent again. */
const AWAY = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|08\w{3}|57P0\d)$/;
const isAway = ({ code, message }: { readonly code?: string; readonly message?: string }): boolean =>
  AWAY.test(code ?? '') || /Connection terminated|timeout exceeded when trying to connect/.test(message ?? '');

/** What the router itself refuses, before there is a route: an address that cannot be read, or a part of one that is too long. */
export const answerRouterError = (error: FastifyError, _request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendProblem(reply, fromFastify(error) ?? { status: 400, detail: 'The address cannot be read' });

/** Every error of the app is answered as a problem document; what is ours to mend is logged, and only its kind told. */
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
