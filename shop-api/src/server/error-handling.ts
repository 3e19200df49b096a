import type { FastifyError, FastifyInstance } from 'fastify';
import { ProblemError, sendProblem, type ProblemFacts } from './problem';

/** What Fastify's own refusals mean for the client; their messages are written for strangers and may be shown. */
function fromFastify(error: FastifyError): ProblemFacts | null {
  const status = error.statusCode;
  if (status === undefined || status < 400 || status > 499) return null;
  const errors = error.validation?.map((entry) => ({ pointer: entry.instancePath, detail: entry.message ?? 'is not valid' })) ?? [];
  // A body that is no JSON: the parser's message quotes the body.
  const detail = error instanceof SyntaxError ? 'The body is not valid JSON' : error.message;
  return { status, detail, errors };
}

/** Every error of the app is answered as a problem document; what is ours to mend is logged, and only its kind told. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof ProblemError) return sendProblem(reply, error.problem);
    const facts = fromFastify(error);
    if (facts) return sendProblem(reply, facts);
    request.log.error({ err: error }, 'request failed');
    return sendProblem(reply, { status: 500, detail: 'The shop could not answer this request' });
  });
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, { status: 404, detail: 'Nothing is found at this address' }));
}
