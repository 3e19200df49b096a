/** Calls of the shop's API that the shell makes for render workers, which have no network. */

/** A page's loaders ask for a few at a time. */
const MAX_CALLS = 100;
const MAX_ANSWER_BYTES = 16 * 2 ** 20;
/** Longer than a loader waits. */
const MAX_MS = 10_000;
/** Nothing that would make the API take a worker for the edge, or for a customer. */
const SENT_HEADERS = ['accept', 'content-type', 'clientid', 'x-api-key', 'idempotency-key'];
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
  readonly #bases: readonly URL[];
  #inProgress = 0;

  /** @param bases addresses that may be called, with all that is below them */
  constructor(bases: readonly string[]) {
    this.#bases = bases.map((base) => new URL(base));
  }

  /** @throws Error when the call is not allowed, fails or is given up */
  async call({ method, url, headers, body }: ApiCall, givenUp: AbortSignal): Promise<ApiAnswer> {
    const address = new URL(url);
    if (!this.#bases.some((base) => isBelow(address, base)))
      throw new Error(`A render worker may call the shop's API only, not ${address.origin}${address.pathname}`);
    if (this.#inProgress >= MAX_CALLS) throw new Error(`A render worker has ${MAX_CALLS} calls in progress already`);
    this.#inProgress += 1;
    try {
      const response = await fetch(address, {
        method,
        headers: only(SENT_HEADERS, Object.entries(headers)),
        ...(method === 'POST' && { body: new Uint8Array(body) }),
        redirect: 'error',
        signal: AbortSignal.any([givenUp, AbortSignal.timeout(MAX_MS)]),
      });
      return {
        status: response.status,
        headers: only(GIVEN_HEADERS, [...response.headers]),
        body: await readBody(response),
      };
    } finally {
      this.#inProgress -= 1;
    }
  }
}

/** The parser of addresses has removed every `..` before. */
const isBelow = (address: URL, { origin, pathname }: URL): boolean =>
  address.origin === origin &&
  (address.pathname === pathname || address.pathname.startsWith(`${pathname.replace(/\/$/, '')}/`));

const only = (names: readonly string[], headers: readonly (readonly [string, string])[]) =>
  Object.fromEntries(headers.filter(([name]) => names.includes(name.toLowerCase())));

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
