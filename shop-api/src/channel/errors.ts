import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { type ExecutionResult, GraphQLError, type GraphQLFormattedError } from 'graphql';
import { ProblemError, sendProblem } from '../http/problem';

interface ChannelError extends FastifyError {
  /** The errors of a document, one entry each. */
  readonly errors?: readonly unknown[];
}

const INTERNAL = 'The channel could not answer this query';

/** GraphQL's messages propose names of the schema, which is not for everyone. */
const withoutProposals = (error: GraphQLError): GraphQLFormattedError => {
  const told = error.toJSON();
  return { ...told, message: told.message.replace(/ Did you mean .*\?$/s, '') };
};

/** Errors of the caller keep their message; other messages go to the log only. */
function tell(error: GraphQLError): GraphQLFormattedError {
  const isOwnFault = error.originalError !== undefined && !(error.originalError instanceof GraphQLError);
  return isOwnFault ? { ...error.toJSON(), message: INTERNAL } : error.toJSON();
}

/** Errors of an executed query, in GraphQL's shape (P7-24, F7.6-6). */
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

/** Answers requests that failed before execution: invalid GraphQL documents in GraphQL's shape, the rest as problem documents. */
export async function answerError(error: ChannelError, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (error instanceof ProblemError) return void (await sendProblem(reply, error.problem));
  const status = error.statusCode ?? 500;
  const refusals = (error.errors ?? []).filter((each) => each instanceof GraphQLError);
  if (refusals.length > 0)
    return void (await reply.code(status).send({ data: null, errors: refusals.map(withoutProposals) }));
  if (status < 500) {
    // For a document that is too deep, the details contain the depth.
    const reasons = (error.errors ?? []).flatMap((each) => (each instanceof Error ? [each.message] : []));
    const detail = error instanceof SyntaxError ? 'The body is not valid JSON' : [error.message, ...reasons].join(': ');
    return void (await sendProblem(reply, { status, detail }));
  }
  request.log.error({ err: error }, 'channel query failed');
  await sendProblem(reply, { status: 500, detail: INTERNAL });
}
