/**
 * What a remote gives the shell. A remote's `federation.json` names its exposes; each is a module of one of these shapes.
 */
import type { ComponentType } from 'react';
import type { Realm } from './realm';

/** Where a render happens for: all that may decide server HTML. Never a person. */
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

/** What a loader may answer beside its data. */
export type LoaderAnswer<Data> =
  | { readonly kind: 'data'; readonly data: Data; readonly status?: 200 | 503 }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 | 308 }
  | { readonly kind: 'not-found'; readonly near?: readonly { readonly name: string; readonly href: string }[] };

/** The document head of a page. Written by the shell; a remote never touches `document.head`. */
export interface PageHead {
  readonly title: string;
  readonly description?: string;
  /** Path of the canonical address. */
  readonly canonicalPath?: string;
  readonly noIndex?: boolean;
  /** schema.org objects, written as JSON-LD text nodes. */
  readonly jsonLd?: readonly Readonly<Record<string, unknown>>[];
  /** The largest picture of the first view. */
  readonly preloadImage?: { readonly srcSet: string; readonly sizes: string; readonly type: string };
  readonly image?: string;
}

/** Module `./page`: one route's page. */
export interface PageModule<Data = unknown> {
  readonly loader: (request: PageRequest) => Promise<LoaderAnswer<Data>>;
  readonly Page: ComponentType<PageProps<Data>>;
  readonly head: (data: Data, request: Pick<PageRequest, 'pathname' | 'realm'>) => PageHead;
  /** Whether the loader must run again when only the query changes. Default: no. */
  readonly reloadsOnSearch?: boolean;
}

export interface PageProps<Data> {
  readonly data: Data;
  readonly realm: Realm;
  readonly renderedAt: number;
}

/** A region that stands on every page (header, footer, cart drawer content). */
export interface SlotModule<Data = unknown> {
  /** Absent: the slot needs no data. */
  readonly loader?: (request: Pick<PageRequest, 'realm' | 'signal' | 'renderedAt' | 'pathname'>) => Promise<Data>;
  readonly Slot: ComponentType<SlotProps<Data>>;
}

export interface SlotProps<Data> {
  readonly data: Data;
  readonly realm: Realm;
  /** Path of the page around it, with both slashes. */
  readonly pathname: string;
  /** The content of other slots that the shell lends this one, e.g. the header shows the cart drawer's content. */
  readonly slots?: Readonly<Record<string, ComponentType>>;
  /** 'web-shop' inside the shop, 'open-pages' on pages that are not ours (F2.1-13). */
  readonly appKey: 'web-shop' | 'open-pages';
}
