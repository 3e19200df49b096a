/**
 * Everything that a remote gives the shell. A remote's `federation.json` names its exposes; each is a module of one of these shapes. Their versions are
 * sealed into builds (`release-protocol/src/sealed-contract.ts`).
 */
import type { ComponentType } from 'react';
import type { Realm } from './realm';

/** The request that a page is rendered for: everything that may decide its HTML, and nothing about the person who asks. */
export interface PageRequest {
  /** Path with leading and trailing slash, without query. */
  readonly pathname: string;
  /** Parameters of the matched route, e.g. {brandSlug: 'apple'}. */
  readonly params: Readonly<Record<string, string | undefined>>;
  /** Only the parameters that the route lists in federation.json. */
  readonly searchParams: URLSearchParams;
  readonly realm: Realm;
  /** Milliseconds since the epoch at which the data was read: text that depends on time first paints from it. */
  readonly renderedAt: number;
  readonly signal: AbortSignal;
}

/**
 * Result of a page's loader. A loader that throws has a defect: it is reported, and the page is shown as unavailable.
 *
 * - `data`: the page can be drawn. Optional data that is missing is null in it; `isDegraded` then keeps the HTML out of caches.
 * - `not-found`: status 404; `near` lists pages with similar names.
 * - `unavailable`: required data could not be fetched. The shell shows its failed page with status 503 and runs the loader
 *   again after a while.
 */
export type LoaderAnswer<Data> =
  | { readonly kind: 'data'; readonly data: Data; readonly isDegraded?: true }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 | 308 }
  | { readonly kind: 'not-found'; readonly near?: readonly { readonly name: string; readonly href: string }[] }
  | { readonly kind: 'unavailable' };

/** Result of a slot's loader: a slot is on every page, so it has to be drawable without the data that it could not fetch. */
export interface SlotAnswer<Data> {
  readonly data: Data;
  /** Optional data is missing: HTML with this slot is not cached. */
  readonly isDegraded?: true;
}

/** The document head of a page. Written by the shell; a remote never touches `document.head`. */
export interface PageHead {
  readonly title: string;
  readonly description?: string;
  /** Path of the canonical address. */
  readonly canonicalPath?: string;
  readonly noIndex?: boolean;
  /**
   * schema.org objects, written as JSON-LD text nodes. For those who read the server's HTML: a head leaves them out where there is a
   * `document`, and browsers' builds then do not contain them.
   */
  readonly jsonLd?: readonly Readonly<Record<string, unknown>>[];
  /** The largest picture of the first view. */
  readonly preloadImage?: { readonly srcSet: string; readonly sizes: string; readonly type?: string };
  readonly image?: string;
}

/** A loader may have to fetch its own code (`lazy-loader.ts`); a link that is pointed at asks for it ahead. */
type PageLoader<Data> = ((request: PageRequest) => Promise<LoaderAnswer<Data>>) & {
  readonly preload?: () => Promise<unknown>;
};

/** An exposed module with one route's page. */
export interface PageModule<Data = unknown> {
  readonly loader: PageLoader<Data>;
  readonly Page: ComponentType<PageProps<Data>>;
  readonly head: (data: Data, request: Pick<PageRequest, 'pathname' | 'realm'>) => PageHead;
}

export interface PageProps<Data> {
  readonly data: Data;
  readonly realm: Realm;
  readonly renderedAt: number;
}

/** An exposed module with a region of every page (header, footer, content of the cart drawer). */
export interface SlotModule<Data = unknown> {
  /** Absent: the slot needs no data. */
  readonly loader?: (
    request: Pick<PageRequest, 'realm' | 'signal' | 'renderedAt' | 'pathname'>,
  ) => Promise<SlotAnswer<Data>>;
  readonly Slot: ComponentType<SlotProps<Data>>;
  /**
   * A key of everything that decides the slot's HTML on the server, apart from its data: pages with the same key and equal data share the HTML. Absent: it
   * is rendered for each page. A slot that shows another one on the server has none.
   */
  readonly htmlKey?: (props: Omit<SlotProps<Data>, 'slots'>) => string;
}

export interface SlotProps<Data> {
  readonly data: Data;
  readonly realm: Realm;
  /** Path of the page, with both slashes. */
  readonly pathname: string;
  /** Other slots that this one may show, e.g. the header shows the content of the cart drawer. */
  readonly slots?: Readonly<Record<string, ComponentType>>;
  /** 'web-shop' inside the shop, 'open-pages' on external pages (F2.1-13). */
  readonly appKey: 'web-shop' | 'open-pages';
}
