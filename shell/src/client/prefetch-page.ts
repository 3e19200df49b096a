import type { Address, LoadOutcome } from '../app/load-page';

type Load = (address: Address, signal: AbortSignal) => Promise<LoadOutcome>;

/** Milliseconds: what is older is loaded again. Pages of the server's cache are older. */
const FRESH_MS = 10_000;

export interface PagePrefetch {
  /** Takes what was prefetched for the address, or loads it. */
  readonly load: Load;
  /** Loads an address that is likely to be visited next; the one before it is dropped. */
  readonly prefetch: (address: Address) => void;
}

/** One page's data ahead: of the link that the visitor is about to follow. */
export function createPagePrefetch(load: Load, now: () => number = () => performance.now()): PagePrefetch {
  let ahead: { name: string; at: number; controller: AbortController; answer: Promise<LoadOutcome> } | null = null;
  const nameOf = ({ pathname, search }: Address) => pathname + search;
  const isFresh = (name: string) => ahead?.name === name && now() - ahead.at < FRESH_MS;
  const drop = () => {
    ahead?.controller.abort();
    ahead = null;
  };
  return {
    async load(address, signal) {
      const taken = isFresh(nameOf(address)) ? ahead : null;
      if (!taken) {
        drop();
        return load(address, signal);
      }
      ahead = null;
      const answer = await taken.answer.catch(() => null);
      signal.throwIfAborted();
      // It may have failed because of a short loss of the connection.
      return answer === null || answer.kind === 'unavailable' ? load(address, signal) : answer;
    },
    prefetch(address) {
      const name = nameOf(address);
      if (isFresh(name)) return;
      drop();
      const controller = new AbortController();
      const answer = load(address, controller.signal);
      // Nobody may ever ask for it.
      answer.catch(() => undefined);
      ahead = { name, at: now(), controller, answer };
    },
  };
}
