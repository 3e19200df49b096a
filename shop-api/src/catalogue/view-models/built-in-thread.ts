import { hasListIn, listPathOf, type ListQuery, LISTS, type ListType } from 'shared-domain/catalogue';
import type { ListLeads } from 'shared-domain/catalogue/io';
import type { Realm } from 'shared-domain/contracts/realm';
import { hrefIn, mainImageOf } from '../addresses';
import type { Catalogue } from '../model';
import { type AskedSearch, search } from '../search/search';
import type { SearchContent } from '../search/search-categories';
import { suggestions } from '../search/suggestions';
import { sitemapIndex, sitemapPart } from '../sitemap';
import { type AskedList, indexedList, listView } from './indexed-list';
import { brands, productList, productsOf } from './product-list';
import { relatedProducts } from './related-products';
import { unknownPath } from './unknown-path';

/** The first product of each list of the realm that has one. */
export const listLeads = (catalogue: Catalogue, realm: Realm): ListLeads => ({
  realm,
  lists: (Object.keys(LISTS) as ListType[]).flatMap((listType) => {
    if (!hasListIn(realm, listType)) return [];
    const [first] = productsOf(catalogue, realm, listType);
    if (!first) return [];
    const { name, path } = first;
    return [{ path: listPathOf(listType, realm), name, href: hrefIn(realm, path), image: mainImageOf(first) }];
  }),
});

interface InRealm {
  readonly realm: Realm;
}

interface OfList extends InRealm {
  readonly listType: ListType;
}

interface AskedView {
  readonly query: ListQuery;
  readonly firstPage?: number | undefined;
  /** Root of the device-agreement host (F2.8-17). */
  readonly home?: string | undefined;
}

type OfAskedList = InRealm & AskedList;

interface Searched extends InRealm {
  readonly query: string;
}

/**
 * Answers that go through the whole catalogue. They are built in the catalogue's thread, so each is a function of what can be sent
 * there: `CatalogueReader.answer({ kind: 'product-list', realm, listType })` gives the bytes.
 */
export const BUILT_IN_THREAD = {
  'product-list': (catalogue: Catalogue, { realm, listType }: OfList, nowMs: number) =>
    productList(catalogue, realm, listType, nowMs),
  'list-view': (
    catalogue: Catalogue,
    { realm, query, firstPage, home, ...list }: OfAskedList & AskedView,
    nowMs: number,
  ) => ({
    ...listView(indexedList(catalogue, realm, list, nowMs), catalogue, { query, firstPage }, nowMs),
    ...(home !== undefined && { home }),
  }),
  'list-index': (catalogue: Catalogue, { realm, ...list }: OfAskedList, nowMs: number) =>
    indexedList(catalogue, realm, list, nowMs).columns,
  'list-highlights': (catalogue: Catalogue, { realm, listType }: OfList, nowMs: number) =>
    indexedList(catalogue, realm, { listType }, nowMs).highlights,
  brands: (catalogue: Catalogue, { realm }: InRealm) => brands(catalogue, realm),
  'list-leads': (catalogue: Catalogue, { realm }: InRealm) => listLeads(catalogue, realm),
  'sitemap-index': (catalogue: Catalogue, { origin }: { readonly origin: string }) => sitemapIndex(catalogue, origin),
  'sitemap-part': (catalogue: Catalogue, { origin, part }: { readonly origin: string; readonly part: number }) =>
    sitemapPart(catalogue, origin, part),
  search: (catalogue: Catalogue, asked: AskedSearch, nowMs: number, content: SearchContent) =>
    search(catalogue, content, asked, nowMs),
  suggestions: (catalogue: Catalogue, asked: Searched, _nowMs: number, content: SearchContent) =>
    suggestions(catalogue, content, asked),
  'related-products': (
    catalogue: Catalogue,
    { realm, pathname }: InRealm & { readonly pathname: string },
    nowMs: number,
  ) => relatedProducts(catalogue, { realm, pathname }, nowMs),
  'unknown-path': (catalogue: Catalogue, { realm, pathname }: InRealm & { readonly pathname: string }) =>
    unknownPath(catalogue, pathname, realm),
} as const;

type Kinds = typeof BUILT_IN_THREAD;
export type ThreadQuestion = {
  readonly [Kind in keyof Kinds]: { readonly kind: Kind } & Parameters<Kinds[Kind]>[1];
}[keyof Kinds];

/** Builds an answer from the catalogue, a question and the time. */
type Build = (catalogue: Catalogue, question: ThreadQuestion, nowMs: number, content: SearchContent) => unknown;

export const buildAnswer: Build = (catalogue, question, nowMs, content) =>
  (BUILT_IN_THREAD[question.kind] as Build)(catalogue, question, nowMs, content);
