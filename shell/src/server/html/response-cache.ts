import { LRUCache } from 'lru-cache';

/** A page's HTML as it is sent. */
export interface CachedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Brotli. */
  readonly body: Buffer;
  /** Monotonic milliseconds. */
  readonly storedAt: number;
}

export type Lookup =
  | { readonly kind: 'miss' }
  | { readonly kind: 'fresh' | 'stale'; readonly response: CachedResponse };

export interface ResponseCacheOptions {
  readonly maxEntries: number;
  /** Bodies and headers count. */
  readonly maxBytes: number;
  readonly freshMs: number;
  /** Age up to which a response may be sent while it is rendered again. */
  readonly staleMs: number;
}

/** Pages by address, bounded by number and by bytes: the least recently used ones are dropped. */
export class ResponseCache {
  readonly #options: ResponseCacheOptions;
  readonly #responses: LRUCache<string, CachedResponse>;

  constructor(options: ResponseCacheOptions) {
    this.#options = options;
    this.#responses = new LRUCache({
      max: options.maxEntries,
      maxSize: options.maxBytes,
      sizeCalculation: ({ body, headers }, address) =>
        body.byteLength + JSON.stringify(headers).length + address.length,
    });
  }

  get(address: string, now: number): Lookup {
    const response = this.#responses.get(address);
    if (!response) return { kind: 'miss' };
    const ageMs = now - response.storedAt;
    if (ageMs <= this.#options.freshMs) return { kind: 'fresh', response };
    if (ageMs <= this.#options.staleMs) return { kind: 'stale', response };
    this.#responses.delete(address);
    return { kind: 'miss' };
  }

  set(address: string, response: CachedResponse): void {
    this.#responses.set(address, response);
  }

  /** Drops all others. */
  keep(isKept: (address: string) => boolean): void {
    for (const address of [...this.#responses.keys()]) if (!isKept(address)) this.#responses.delete(address);
  }

  get entries(): number {
    return this.#responses.size;
  }

  get bytes(): number {
    return this.#responses.calculatedSize;
  }
}
