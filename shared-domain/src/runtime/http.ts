/**
 * The one way to the shop's servers, the same in the browser and on the server: JSON in and out, parsed by schema, never throwing.
 * ky and graphql-request are loaded with the first call.
 */
import type { KyInstance, Options } from 'ky';
import * as v from 'valibot';
import { CHANNEL_REJECTIONS, channelFailureMessage, graphqlErrorMessage } from 'shared-domain/contracts/failed-calls';
import { toLoggablePath } from 'shared-domain/contracts/loggable-path';
import { failed, ok, type Result } from 'shared-domain/kernel';
import { getConfig } from 'shared-domain/runtime/config';
import { reportError } from 'shared-domain/runtime/error-report';
import { isBrowser } from 'shared-domain/runtime/singleton';

/** RFC 9457. */
export interface Problem {
  readonly type?: string;
  readonly title?: string;
  readonly status?: number;
  readonly detail?: string;
  readonly errors?: readonly { readonly pointer: string; readonly detail: string }[];
  /** Extension members, e.g. `near` of an unknown product. */
  readonly [extension: string]: unknown;
}

export interface HttpFailure {
  readonly kind: 'network' | 'timeout' | 'status' | 'schema';
  /** HTTP status, when one arrived. */
  readonly status?: number;
  readonly problem?: Problem;
}

type Schema<Value> = v.GenericSchema<unknown, Value>;

export interface GetOptions {
  /** Where the path begins: at the shop API (default), or at the shop's own origin, for the calls that name no base. */
  readonly base?: 'api' | 'shop';
  readonly headers?: Readonly<Record<string, string>>;
  readonly searchParams?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** What the log says when the call fails: a message of `FAILED_CALLS`. */
  readonly logMessage: string;
  /** Statuses that are answers, not failures to log, e.g. 404 of an unknown product. */
  readonly expectedStatuses?: readonly number[];
}

export interface PostOptions extends Omit<GetOptions, 'searchParams' | 'headers'> {
  /** Makes the write safe to repeat; without one it is never sent twice. */
  readonly idempotencyKey?: string;
}

const SERVER_TIMEOUT_MS = 4_000;
const BROWSER_TIMEOUT_MS = 10_000;
const RETRIED_STATUSES = [408, 429, 502, 503, 504];

let client: Promise<KyInstance> | undefined;

const loadClient = (): Promise<KyInstance> =>
  (client ??= import('ky').then(({ default: ky }) =>
    ky.create({
      timeout: isBrowser() ? BROWSER_TIMEOUT_MS : SERVER_TIMEOUT_MS,
      // Nothing personal may reach a page that is rendered for everyone.
      credentials: isBrowser() ? 'same-origin' : 'omit',
      retry: { limit: 1, methods: ['get'], statusCodes: RETRIED_STATUSES, maxRetryAfter: 2_000 },
      headers: { accept: 'application/json' },
    }),
  ));

async function toFailure(error: unknown): Promise<HttpFailure> {
  if (!(error instanceof Error)) return { kind: 'network' };
  if (error.name === 'TimeoutError') return { kind: 'timeout' };
  const response = (error as { readonly response?: Response }).response;
  if (!response) return { kind: 'network' };
  const isProblem = response.headers.get('content-type')?.includes('json') === true;
  const problem = isProblem ? ((await response.json().catch(() => undefined)) as Problem | undefined) : undefined;
  return { kind: 'status', status: response.status, ...(problem && { problem }) };
}

function baseOf({ base = 'api' }: Pick<GetOptions, 'base'>): string {
  const { apiBase, shopOrigin } = getConfig();
  if (base === 'api') return apiBase;
  return isBrowser() ? window.location.origin : shopOrigin;
}

async function call<Value>(
  path: string,
  schema: Schema<Value>,
  options: PostOptions,
  request: Options,
): Promise<Result<Value, HttpFailure>> {
  const report = (failure: HttpFailure, cause: unknown): Result<never, HttpFailure> => {
    const isExpected = failure.status !== undefined && options.expectedStatuses?.includes(failure.status);
    const isAborted = options.signal?.aborted === true;
    if (!isExpected && !isAborted)
      reportError(new Error(options.logMessage, { cause }), { path: toLoggablePath(path), ...failure });
    return failed(failure);
  };
  try {
    const ky = await loadClient();
    const url = /^https?:\/\//.test(path) ? path : `${baseOf(options)}${path}`;
    const response = await ky(url, { ...request, ...(options.signal && { signal: options.signal }) });
    const parsed = v.safeParse(schema, await response.json());
    if (parsed.success) return ok(parsed.output);
    return report({ kind: 'schema', status: response.status }, v.flatten(parsed.issues));
  } catch (error) {
    return report(await toFailure(error), error);
  }
}

/**
 * Reads `{api}{path}`, a path of the shop's own origin, or a whole address of an operator's other system. A failed call is logged once and
 * returned, never thrown. Repeated once on a network or gateway failure.
 */
export function apiGet<Value>(
  path: string,
  schema: Schema<Value>,
  options: GetOptions,
): Promise<Result<Value, HttpFailure>> {
  return call(path, schema, options, {
    method: 'get',
    ...(options.searchParams && { searchParams: options.searchParams }),
    ...(options.headers && { headers: options.headers }),
  });
}

/** Puts something in its place at `{api}{path}`: the same twice is once, so it is repeated like a read. */
export function apiPut<Value>(
  path: string,
  body: unknown,
  schema: Schema<Value>,
  options: Omit<GetOptions, 'searchParams'>,
): Promise<Result<Value, HttpFailure>> {
  return call(path, schema, options, {
    method: 'put',
    json: body,
    retry: { limit: 1, methods: ['put'], statusCodes: RETRIED_STATUSES },
  });
}

/** Writes to `{api}{path}`. Repeated only with an idempotency key. */
export function apiPost<Value>(
  path: string,
  body: unknown,
  schema: Schema<Value>,
  options: PostOptions,
): Promise<Result<Value, HttpFailure>> {
  const { idempotencyKey } = options;
  return call(path, schema, options, {
    method: 'post',
    json: body,
    ...(idempotencyKey && {
      headers: { 'idempotency-key': idempotencyKey },
      retry: { limit: 1, methods: ['post'], statusCodes: RETRIED_STATUSES },
    }),
  });
}

/**
 * Asks the channel API (P7-8, F7.6-1).
 *
 * @param name name of the query for the log: 'GraphQL error in query function {name}: {message}' (F8-13)
 * @throws Error 'host not specified' or 'apiKey not specified' when the configuration lacks it (F8-14);
 *   the transport's error after logging 'Failed to fetch from channel-api: {error}' (F8-12)
 */
export async function channelQuery<Value>(
  name: string,
  document: string,
  variables: Readonly<Record<string, unknown>>,
  schema: Schema<Value>,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<Result<Value, HttpFailure>> {
  const { channelUrl, channelApiKey, shopOrigin } = getConfig();
  if (!channelUrl) throw new Error(CHANNEL_REJECTIONS.host);
  if (!channelApiKey) throw new Error(CHANNEL_REJECTIONS.apiKey);
  const { ClientError, GraphQLClient } = await import('graphql-request');
  const deadline = AbortSignal.timeout(isBrowser() ? BROWSER_TIMEOUT_MS : SERVER_TIMEOUT_MS);
  const channel = new GraphQLClient(new URL(channelUrl, isBrowser() ? window.location.origin : shopOrigin).href, {
    headers: { clientId: 'webshopb2c', 'x-api-key': channelApiKey },
    signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
  });
  try {
    const parsed = v.safeParse(schema, await channel.request<unknown>(document, variables));
    if (parsed.success) return ok(parsed.output);
    reportError(new Error(graphqlErrorMessage(name, 'unexpected answer'), { cause: v.flatten(parsed.issues) }), {
      name,
    });
    return failed({ kind: 'schema' });
  } catch (error) {
    if (error instanceof ClientError && error.response.errors) {
      const message = error.response.errors.map((each) => each.message).join('; ');
      reportError(new Error(graphqlErrorMessage(name, message), { cause: error }), { name });
      return failed({ kind: 'status', status: error.response.status });
    }
    if (!signal?.aborted) reportError(new Error(channelFailureMessage(error), { cause: error }), { name });
    throw error;
  }
}
