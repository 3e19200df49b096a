/**
 * An error of another process for the log: its own message and stack instead of those of this process.
 *
 * @param stack with the message in its first line, as JavaScript writes it; without further lines when there is no stack
 */
export function foreignError(stack: string): Error {
  const [first = ''] = stack.split('\n', 1);
  return Object.assign(new Error(first.replace(/^Error: /, '')), { stack });
}

/** Structured logs without personal data: paths without their query, never a cookie, a header or a body. */
export interface ServerLog {
  info(facts: Readonly<Record<string, unknown>>, message: string): void;
  warning(message: string, facts: Readonly<Record<string, unknown>>): void;
  error(error: unknown, facts: Readonly<Record<string, unknown>>): void;
}

interface PinoLike {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

export function createServerLog(logger: PinoLike): ServerLog {
  return {
    info: (facts, message) => logger.info(facts, message),
    warning: (message, facts) => logger.warn(facts, message),
    error: (error, facts) =>
      error instanceof Error
        ? logger.error({ ...facts, err: error }, error.message)
        : logger.error(facts, String(error)),
  };
}
