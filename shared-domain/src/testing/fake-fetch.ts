/** A call that a client made, as the network would see it. */
export interface FakeCall {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: string;
}

type Responder = (call: FakeCall) => Response | Promise<Response>;

const json = (body: unknown, init: ResponseInit = {}): Response =>
  new Response(JSON.stringify(body), { ...init, headers: { 'content-type': 'application/json', ...init.headers } });

/**
 * Replaces `fetch` for a test: every call is answered by `respond` and kept.
 *
 * @returns the calls so far, and `restore` for afterEach
 */
export function fakeFetch(respond: Responder): { readonly calls: FakeCall[]; readonly restore: () => void } {
  const original = globalThis.fetch;
  const calls: FakeCall[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const call = {
      method: request.method,
      url: request.url,
      headers: request.headers,
      body: await request.clone().text(),
    };
    calls.push(call);
    return respond(call);
  };
  return { calls, restore: () => void (globalThis.fetch = original) };
}

fakeFetch.json = json;
/** RFC 9457. */
fakeFetch.problem = (status: number, body: object = {}): Response =>
  json({ type: 'about:blank', status, ...body }, { status, headers: { 'content-type': 'application/problem+json' } });
