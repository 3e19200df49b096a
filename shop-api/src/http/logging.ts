import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { toLoggableText } from 'shared-domain/contracts/loggable-text';

/** The fields of a database error that repeat no value. `detail`, `hint`, `where`, `parameters` and the message do. */
const DATABASE_FACTS = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine'] as const;
/** SQLSTATE: its class decides what a message may quote. */
const SQL_STATE = /^[0-9A-Z]{5}$/;
/** Drivers and Node tell these without a value. */
const PLAIN_MESSAGES =
  /^(timeout exceeded when trying to connect|Connection terminated( unexpectedly)?|Query read timeout)$/;
const QUOTED = /(["'`«(]).*(["'`»)])/gs;
const FRAME = /^\s+at .*:\d+:\d+\)?$/gm;

interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly [fact: string]: string;
}

/**
 * An error as the log may hold it: its type, the facts of a database, where it happened, and a message without quoted input. The
 * message of a database error is left out, and so is the cause: both repeat values of the statement.
 */
export function toLoggableError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const given = error as Error & Readonly<Record<string, unknown>>;
  const facts = DATABASE_FACTS.flatMap((name): [string, string][] =>
    typeof given[name] === 'string' ? [[name, toLoggableText(given[name])]] : [],
  );
  return {
    type: error.name,
    message: messageOf(error),
    stack: (error.stack?.match(FRAME) ?? []).join('\n'),
    ...Object.fromEntries(facts),
  };
}

function messageOf(error: Error & { readonly code?: unknown }): string {
  if (PLAIN_MESSAGES.test(error.message)) return error.message;
  if (typeof error.code === 'string' && SQL_STATE.test(error.code)) return 'database error';
  return toLoggableText(error.message.replace(QUOTED, '$1…$2'));
}

/**
 * Structured logs without personal data: no client addresses, headers, queries or bodies; of an address only the pattern of its route, and
 * of an error only what repeats no input.
 */
export const loggerOptions = (
  level: string,
  stream?: { write(line: string): void },
): FastifyServerOptions['logger'] => ({
  level,
  ...(stream && { stream }),
  serializers: {
    req: ({ method, routeOptions, id }: FastifyRequest) => ({ method, path: routeOptions?.url ?? 'unknown', id }),
    res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
    err: toLoggableError,
  },
});
