/**
 * REST calls of the shop's servers, the same in the browser and on the server: JSON in and out, parsed by schema, never throwing.
 * ky and what parses are loaded with the first call, as one file.
 */
import type { KyInstance, Options } from 'ky';
import type { GenericSchema } from 'valibot';
import { toLoggablePath } from 'shared-domain/contracts/loggable-path';
import { failed, ok, type Result } from 'shared-domain/kernel';
import { getConfig } from 'shared-domain/runtime/config';
import { sendForCustomer } from 'shared-domain/runtime/credentials';
import { reportError } from 'shared-domain/runtime/error-report';
import { type HttpFailure, toHttpFailure } from 'shared-domain/runtime/http-failure';
import { noteServerTime } from 'shared-domain/runtime/server-time';
import { isBrowser, singleton } from 'shared-domain/runtime/singleton';

export type { HttpFailure, Problem } from 'shared-domain/runtime/http-failure';

type Schema<Value> = GenericSchema<unknown, Value>;

export interface GetOptions {
  /** The base of a path: the shop API (default), or the shop's own origin. */
  readonly base?: 'api' | 'shop';
  readonly headers?: Readonly<Record<string, string>>;
  readonly searchParams?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** The log message when the call fails: one of `FAILED_CALLS`; null: the same fault has been reported by the call before. */
  readonly logMessage: string | null;
  /** Statuses that are answers, not failures to log, e.g. 404 of an unknown product. */
  readonly expectedStatuses?: readonly number[];
  /**
   * The call is the logged-in customer's: the access token is its Authorization header, and a field of its body where the API wants it.
   * Fails with status 401 when no one is logged in, or the configuration does not name the address.
   */
  readonly credential?: { readonly bodyField?: string };
}

export interface PostOptions extends Omit<GetOptions, 'searchParams' | 'headers'> {
  /** Makes the write safe to repeat, which whoever sends it does: only they can tell what a refusal after a lost answer means. */
  readonly idempotencyKey?: string;
  /** The call changes nothing: repeated like a read. */
  readonly isRead?: boolean;
}

/** How long a call may take: a page that is rendered waits less than a visitor does. */
const timeouts = singleton('shop.request-timeouts@1', () => ({ serverMs: 4_000, browserMs: 10_000 }));
const RETRIED_STATUSES = [408, 429, 502, 503, 504];

export const requestTimeoutMs = (): number => (isBrowser() ? timeouts.browserMs : timeouts.serverMs);

/** Shares the answers of anonymous reads between the pages that a server process renders. */
export interface AnswerKeeper {
  /** @param schema that the answer was parsed by: each remote has its own @param load asks for it when there is none */
  read<Value>(
    schema: object,
    address: string,
    load: () => Promise<Result<Value, HttpFailure>>,
  ): Promise<Result<Value, HttpFailure>>;
}

const keeping = singleton<{ keeper: AnswerKeeper | null }>('shop.answer-keeper@1', () => ({ keeper: null }));

/** For the shell's render workers. Until it is called every read is a call of its own, as in the browser. */
export function setAnswerKeeper(keeper: AnswerKeeper | null): void {
  keeping.keeper = keeper;
}

const transport = singleton<{ client: Promise<KyInstance> | null }>('shop.http@1', () => ({ client: null }));

async function createClient(): Promise<KyInstance> {
  const { default: ky } = await import(/* webpackChunkName: 'calls' */ 'ky');
  return ky.create({
    timeout: requestTimeoutMs(),
    // Nothing personal may reach a page that is rendered for everyone.
    credentials: isBrowser() ? 'same-origin' : 'omit',
    retry: { limit: 1, methods: ['get'], statusCodes: RETRIED_STATUSES, maxRetryAfter: 2_000 },
    headers: { accept: 'application/json' },
  });
}

/** A file of the transport that could not be loaded is loaded again with the next call. */
const loadClient = (): Promise<KyInstance> =>
  (transport.client ??= createClient().catch((error: unknown) => {
    transport.client = null;
    throw error;
  }));

/** Loads the transport ahead of the first call. A failure shows in that call. */
export function prepareHttp(): void {
  loadClient().catch(() => undefined);
}

function baseOf({ base = 'api' }: Pick<GetOptions, 'base'>): string {
  const { apiBase, shopOrigin } = getConfig();
  if (base === 'api') return apiBase;
  return isBrowser() ? window.location.origin : shopOrigin;
}

const addressOf = (path: string, options: Pick<GetOptions, 'base'>): string =>
  /^https?:\/\//.test(path) ? path : `${baseOf(options)}${path}`;

async function call<Value>(
  path: string,
  schema: Schema<Value>,
  options: PostOptions,
  request: Options,
): Promise<Result<Value, HttpFailure>> {
  const report = (failure: HttpFailure, cause: unknown): Result<never, HttpFailure> => {
    const isExpected = failure.status !== undefined && options.expectedStatuses?.includes(failure.status);
    const isAborted = options.signal?.aborted === true;
    if (!isExpected && !isAborted && options.logMessage !== null)
      reportError(new Error(options.logMessage, { cause }), { path: toLoggablePath(path), ...failure });
    return failed(failure);
  };
  try {
    const ky = await loadClient();
    const address = addressOf(path, options);
    const { signal, credential } = options;
    const send = (more?: Options) => ky(address, { ...request, ...(signal && { signal }), ...more });
    const response = await (credential ? sendForCustomer(address, request, credential.bodyField, send) : send());
    noteServerTime(response.headers);
    const { flatten, safeParse } = await import(/* webpackChunkName: 'calls' */ 'valibot');
    const parsed = safeParse(schema, await response.json());
    if (parsed.success) return ok(parsed.output);
    return report({ kind: 'schema', status: response.status }, flatten(parsed.issues));
  } catch (error) {
    return report(await toHttpFailure(error), error);
  }
}

/** A call that other readers share goes on without this one. */
async function unlessAborted<Value>(
  answer: Promise<Result<Value, HttpFailure>>,
  signal: AbortSignal | undefined,
): Promise<Result<Value, HttpFailure>> {
  if (!signal) return answer;
  let leave: () => void = () => undefined;
  const aborted = new Promise<Result<never, HttpFailure>>((resolve) => {
    const give = () => resolve(toHttpFailure(signal.reason).then(failed));
    if (signal.aborted) return give();
    signal.addEventListener('abort', give);
    leave = () => signal.removeEventListener('abort', give);
  });
  try {
    return await Promise.race([answer, aborted]);
  } finally {
    leave();
  }
}

/**
 * Reads `{api}{path}`, a path of the shop's own origin, or an absolute address of another system of the operator. Repeated once
 * after a network or gateway failure. What an `AnswerKeeper` keeps is some seconds old, and frozen.
 *
 * @returns the parsed answer, or the failure, which is already logged; it never throws
 */
export function apiGet<Value>(
  path: string,
  schema: Schema<Value>,
  options: GetOptions,
): Promise<Result<Value, HttpFailure>> {
  const { signal, ...shared } = options;
  const { searchParams, headers } = options;
  const request = { method: 'get', ...(searchParams && { searchParams }), ...(headers && { headers }) };
  // Headers may say who asks.
  if (headers || options.credential) return call(path, schema, options, request);
  const address = `${addressOf(path, options)}?${new URLSearchParams(searchParams)}`;
  return readKept(
    schema,
    address,
    (own) => call(path, schema, { ...shared, ...(own && { signal: own }) }, request),
    signal,
  );
}

/**
 * An anonymous read by way of the `AnswerKeeper`, if there is one.
 *
 * @param address what is asked, with everything that decides the answer
 * @param load with the signal of this reader, or without one when the call is shared
 */
export function readKept<Value>(
  schema: object,
  address: string,
  load: (signal: AbortSignal | undefined) => Promise<Result<Value, HttpFailure>>,
  signal: AbortSignal | undefined,
): Promise<Result<Value, HttpFailure>> {
  const { keeper } = keeping;
  return keeper
    ? unlessAborted(
        keeper.read(schema, address, () => load(undefined)),
        signal,
      )
    : load(signal);
}

/** Writes a whole resource at `{api}{path}`. PUT is idempotent, so it is repeated like a read. */
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

/** Writes to `{api}{path}`, once; where it is a read, it is repeated like one. */
export function apiPost<Value>(
  path: string,
  body: unknown,
  schema: Schema<Value>,
  options: PostOptions,
): Promise<Result<Value, HttpFailure>> {
  const { idempotencyKey, isRead } = options;
  return call(path, schema, options, {
    method: 'post',
    json: body,
    ...(idempotencyKey && { headers: { 'idempotency-key': idempotencyKey } }),
    ...(isRead && { retry: { limit: 1, methods: ['post'], statusCodes: RETRIED_STATUSES } }),
  });
}
