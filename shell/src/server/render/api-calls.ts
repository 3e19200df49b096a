/** Calls of the systems behind the shop that the shell makes for render workers, which have no network. */
import { destinationOf, type Upstreams } from '../upstreams/upstreams';

/** A page's loaders ask for a few at a time. */
const MAX_CALLS = 100;
const MAX_ANSWER_BYTES = 16 * 2 ** 20;
/** Longer than a loader waits. */
const MAX_MS = 10_000;
/** Nothing that would make the API take a worker for the edge, or for a customer. */
const SENT_HEADERS = ['accept', 'content-type', 'clientid', 'x-api-key', 'idempotency-key'];
/** Sessions and pages are none of a worker's business. */
const CALLED_PATHS = /^\/(?:api|graphql)(?:\/|$)/;
const GIVEN_HEADERS = ['content-type', 'date', 'age', 'retry-after', 'x-request-id'];

export interface ApiCall {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface ApiAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** One for each worker, so that none uses up the calls of the others. */
export class ApiCalls {
  readonly #upstreams: Partial<Upstreams>;
  readonly #origin: string;
  #inProgress = 0;

  /** @param shopOrigin the addresses that workers call begin with it, as those of browsers do */
  constructor(upstreams: Partial<Upstreams>, shopOrigin: string) {
    this.#upstreams = upstreams;
    this.#origin = new URL(shopOrigin).origin;
  }

  /** @throws Error when the call is not allowed, fails or is given up */
  async call({ method, url, headers, body }: ApiCall, givenUp: AbortSignal): Promise<ApiAnswer> {
    const { origin, pathname, search } = new URL(url);
    const destination =
      origin === this.#origin && CALLED_PATHS.test(pathname)
        ? destinationOf({ pathname, search }, this.#upstreams)
        : undefined;
    if (!destination) throw new Error(`A render worker may call the shop's API only, not ${origin}${pathname}`);
    if (this.#inProgress >= MAX_CALLS) throw new Error(`A render worker has ${MAX_CALLS} calls in progress already`);
    this.#inProgress += 1;
    try {
      const { upstream, address } = destination;
      const init = {
        method,
        headers: only(SENT_HEADERS, Object.entries(headers)),
        ...(method === 'POST' && { body: new Uint8Array(body) }),
        signal: AbortSignal.any([givenUp, AbortSignal.timeout(upstream.timeoutMs ?? MAX_MS)]),
      };
      return await upstream.gate.fetch(address, init, readAnswer);
    } finally {
      this.#inProgress -= 1;
    }
  }
}

const only = (names: readonly string[], headers: readonly (readonly [string, string])[]) =>
  Object.fromEntries(headers.filter(([name]) => names.includes(name.toLowerCase())));

async function readAnswer(response: Response): Promise<ApiAnswer> {
  const { status, headers } = response;
  if (headers.has('location')) {
    await response.body?.cancel();
    throw new Error('A call of the API leads elsewhere');
  }
  return { status, headers: only(GIVEN_HEADERS, [...headers]), body: await readBody(response) };
}

async function readBody({ body }: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > MAX_ANSWER_BYTES) throw new Error(`An answer of the API is larger than ${MAX_ANSWER_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
