/**
 * HTML of pages, compressed, per address. Fresh for a while, then served stale while it is rendered anew; a page that cannot
 * be rendered goes on being served as it was.
 */
export interface CachedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Brotli. */
  readonly body: Buffer;
  /** Milliseconds since the epoch. */
  readonly storedAt: number;
}

export type Lookup = { readonly kind: 'miss' } | { readonly kind: 'fresh' | 'stale'; readonly page: CachedPage };

export interface HtmlCacheOptions {
  readonly maxEntries: number;
  readonly freshMs: number;
  readonly staleMs: number;
}

export class HtmlCache {
  /** Least recently used first. */
  readonly #pages = new Map<string, CachedPage>();
  readonly #options: HtmlCacheOptions;

  constructor(options: HtmlCacheOptions) {
    this.#options = options;
  }

  get(key: string, now: number): Lookup {
    const page = this.#pages.get(key);
    if (!page) return { kind: 'miss' };
    const age = now - page.storedAt;
    if (age > this.#options.staleMs) {
      this.#pages.delete(key);
      return { kind: 'miss' };
    }
    this.#pages.delete(key);
    this.#pages.set(key, page);
    return { kind: age <= this.#options.freshMs ? 'fresh' : 'stale', page };
  }

  set(key: string, page: CachedPage) {
    this.#pages.delete(key);
    this.#pages.set(key, page);
    const oldest = this.#pages.keys().next().value;
    if (this.#pages.size > this.#options.maxEntries && oldest !== undefined) this.#pages.delete(oldest);
  }

  clear() {
    this.#pages.clear();
  }

  get size() {
    return this.#pages.size;
  }
}
