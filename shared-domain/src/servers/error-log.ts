/** Lines of a program's log, errors of which also go to the operator's Sentry (`SENTRY_DSN`). */
import { createStackParser, createTransport, type Event } from '@sentry/core';
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server';

const ERROR = 50;
const FATAL = 60;
const parseStack = createStackParser(nodeStackLineParser());

/** A line as pino writes it. Its fields hold nothing personal: they are the log's. */
interface LogLine {
  readonly level: number;
  readonly time: number;
  readonly msg?: string;
  readonly err?: { readonly type?: string; readonly message?: string; readonly stack?: string };
  readonly remote?: unknown;
  readonly build?: unknown;
  readonly [fact: string]: unknown;
}

export interface ErrorLogOptions {
  readonly dsn: string;
  /** 'shell', 'shop-api'. */
  readonly program: string;
  /** 'production', 'test' … */
  readonly environment: string;
}

function toEvent({ level, time, msg = '', err, pid: _pid, hostname: _host, name: _name, ...facts }: LogLine): Event {
  const { remote, build } = facts;
  return {
    level: level >= FATAL ? 'fatal' : 'error',
    timestamp: time / 1000,
    message: msg,
    ...(err && {
      exception: {
        values: [
          { type: err.type ?? 'Error', value: err.message ?? '', stacktrace: { frames: parseStack(err.stack ?? '') } },
        ],
      },
    }),
    tags: { ...(typeof remote === 'string' && { remote }), ...(typeof build === 'string' && { build }) },
    extra: facts,
  };
}

/**
 * A stream for pino, beside the one that it writes to. What cannot be sent is lost, and says nothing: the log has it.
 *
 * @throws Error when the address is none of Sentry's
 */
export function createErrorLog({ dsn, program, environment }: ErrorLogOptions) {
  const client = new ServerRuntimeClient({
    dsn,
    environment,
    platform: 'node',
    serverName: program,
    integrations: [],
    stackParser: parseStack,
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const answer = await fetch(options.url, {
          method: 'POST',
          headers: options.headers ?? {},
          body: body as string,
        });
        await answer.body?.cancel();
        const header = (name: string) => answer.headers.get(name);
        return {
          statusCode: answer.status,
          headers: { 'x-sentry-rate-limits': header('x-sentry-rate-limits'), 'retry-after': header('retry-after') },
        };
      }),
  });
  if (!client.getDsn()) throw new Error('SENTRY_DSN is no address of a Sentry project');
  client.init();
  return {
    write(line: string): void {
      const entry = JSON.parse(line) as LogLine;
      if (entry.level >= ERROR) client.captureEvent(toEvent(entry));
    },
    /** @returns when what was written has been sent, or the time is over */
    close: (withinMs = 2_000): PromiseLike<boolean> => client.close(withinMs),
  };
}

/** Where pino writes with a DSN: to stdout, and errors to Sentry as well. @returns undefined without one: pino's own stream */
export function logStream({
  dsn,
  ...rest
}: Omit<ErrorLogOptions, 'dsn'> & { readonly dsn: string | undefined }): { write(line: string): void } | undefined {
  if (dsn === undefined) return undefined;
  const errors = createErrorLog({ dsn, ...rest });
  return {
    write(line) {
      process.stdout.write(line);
      errors.write(line);
    },
  };
}
