/** Answers of the CMS, for as long as their Cache-Control says. */
import CachePolicy from 'http-cache-semantics';
import { LRUCache } from 'lru-cache';

/** All bodies together, and one of them. */
const MAX_BYTES = 32 * 1024 * 1024;
const MAX_ENTRY_BYTES = 2 * 1024 * 1024;

export interface CmsAnswer {
  readonly type: string;
  /** The publisher's own security policy. */
  readonly policy: string | null;
  readonly body: Buffer;
}

export interface Kept {
  readonly answer: CmsAnswer;
  readonly policy: CachePolicy;
}

/** The CMS is told nothing about the visitor, so that everyone's request is the same. */
const requestTo = (address: string) => ({ url: address, method: 'GET', headers: {} });
const headersOf = ({ headers }: Response) => Object.fromEntries(headers);

interface Found extends Kept {
  /** Headers by which the CMS may say that it is still the same; null: it need not be asked. */
  readonly revalidation: Readonly<Record<string, string>> | null;
}

export class CmsCache {
  readonly #kept = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_ENTRY_BYTES,
    sizeCalculation: ({ answer }, address) => answer.body.byteLength + address.length + 500,
  });

  find(address: string): Found | undefined {
    const kept = this.#kept.get(address);
    if (!kept) return undefined;
    const request = requestTo(address);
    if (kept.policy.satisfiesWithoutRevalidation(request)) return { ...kept, revalidation: null };
    const headers = kept.policy.revalidationHeaders(request);
    return {
      ...kept,
      revalidation: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    };
  }

  /** The answer that is known, after the CMS has said that it is still the same. */
  renew(address: string, { answer, policy }: Kept, response: Response): Kept {
    const kept = {
      answer,
      policy: policy.revalidatedPolicy(requestTo(address), { status: 304, headers: headersOf(response) }).policy,
    };
    this.#kept.set(address, kept);
    return kept;
  }

  keep(address: string, answer: CmsAnswer, response: Response): Kept {
    const { status, headers } = response;
    const policy = new CachePolicy(requestTo(address), { status, headers: headersOf(response) }, { cacheHeuristic: 0 });
    const kept = { answer, policy };
    const isOfUse = policy.timeToLive() > 0 || headers.has('etag') || headers.has('last-modified');
    if (isOfUse && policy.storable() && !headers.has('set-cookie')) this.#kept.set(address, kept);
    else this.#kept.delete(address);
    return kept;
  }
}

/** What caches on the way and the browser are told. */
export function cachingHeaders({ policy }: Kept): Readonly<Record<string, string>> {
  const given = policy.responseHeaders();
  const named = ['cache-control', 'etag', 'last-modified', 'age'].flatMap((name): [string, string][] => {
    const value = given[name];
    return value === undefined ? [] : [[name, String(value)]];
  });
  return Object.fromEntries(named);
}
