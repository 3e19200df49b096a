/** `fetch` for a process without network: the shell makes the call, if it is one of the shop's API. */
import type { FromWorker, ToWorker } from '../messages';

type Send = (message: FromWorker, bytes?: Uint8Array) => void;
type Answer = Extract<ToWorker, { type: 'fetched' | 'fetch-failed' }>;

interface Pending {
  readonly resolve: (response: Response) => void;
  readonly reject: (error: unknown) => void;
}

/** Statuses whose `Response` may have no body. */
const WITHOUT_BODY = [204, 205, 304];

export function createRelayedFetch(send: Send) {
  const pending = new Map<number, Pending>();
  let lastId = 0;

  async function relayedFetch(input: Request | string | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init);
    const { method, url, headers, signal } = request;
    const body = new Uint8Array(await request.arrayBuffer());
    signal.throwIfAborted();
    const id = (lastId += 1);
    return new Promise<Response>((resolve, reject) => {
      const onAbort = () => {
        pending.delete(id);
        send({ type: 'abort-fetch', id });
        reject(signal.reason as Error);
      };
      const settled =
        <Value>(then: (value: Value) => void) =>
        (value: Value) => {
          signal.removeEventListener('abort', onAbort);
          then(value);
        };
      signal.addEventListener('abort', onAbort, { once: true });
      pending.set(id, { resolve: settled(resolve), reject: settled(reject) });
      send({ type: 'fetch', id, method: method as 'GET' | 'POST', url, headers: Object.fromEntries(headers) }, body);
    });
  }

  /** Call with what the shell answers. */
  function settle(answer: Answer, bytes: Buffer): void {
    const call = pending.get(answer.id);
    pending.delete(answer.id);
    if (!call) return;
    // As `fetch` fails: callers tell it from an answer by its type.
    if (answer.type === 'fetch-failed') return call.reject(new TypeError(answer.message));
    const { status, headers } = answer;
    call.resolve(new Response(WITHOUT_BODY.includes(status) ? null : new Uint8Array(bytes), { status, headers }));
  }

  return { relayedFetch, settle };
}
