import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { type ExecutionResult, GraphQLError, type GraphQLFormattedError } from 'graphql';
import { ProblemError, sendProblem } from '../http/problem';

interface ChannelError extends FastifyError {
  /** What is wrong with a document, one entry each. */
  readonly errors?: readonly unknown[];
}

const INTERNAL = 'The channel could not answer this query';

/** A caller's mistake may be told; anything else is ours, and its message is for the log. */
function tell(error: GraphQLError): GraphQLFormattedError {
  const isOwnFault = error.originalError !== undefined && !(error.originalError instanceof GraphQLError);
  return isOwnFault ? { ...error.toJSON(), message: INTERNAL } : error.toJSON();
}

/** Errors of a query that was carried out, in GraphQL's own shape (P7-24, F7.6-6). */
export function formatErrors(
  execution: ExecutionResult & Required<Pick<ExecutionResult, 'errors'>>,
  context: { readonly reply: FastifyReply },
): { statusCode: number; response: ExecutionResult | { data: null; errors: GraphQLFormattedError[] } } {
  for (const error of execution.errors) {
    if (error.originalError && !(error.originalError instanceof GraphQLError))
      context.reply.log.error({ err: error.originalError }, 'channel query failed');
  }
  return {
    statusCode: 200,
    response: { data: execution.data ?? null, errors: execution.errors.map(tell) } as {
      data: null;
      errors: GraphQLFormattedError[];
    },
  };
}

/** What stopped a request before a query was carried out: problem documents, but documents that GraphQL refuses in its own shape. */
export async function answerError(error: ChannelError, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (error instanceof ProblemError) return void (await sendProblem(reply, error.problem));
  const status = error.statusCode ?? 500;
  const refusals = (error.errors ?? []).filter((each) => each instanceof GraphQLError);
  if (refusals.length > 0)
    return void (await reply.code(status).send({ data: null, errors: refusals.map((each) => each.toJSON()) }));
  if (status < 500) {
    // Of a document that is too deep the errors say how deep it is.
    const reasons = (error.errors ?? []).flatMap((each) => (each instanceof Error ? [each.message] : []));
    const detail = error instanceof SyntaxError ? 'The body is not valid JSON' : [error.message, ...reasons].join(': ');
    return void (await sendProblem(reply, { status, detail }));
  }
  request.log.error({ err: error }, 'channel query failed');
  await sendProblem(reply, { status: 500, detail: INTERNAL });
}
