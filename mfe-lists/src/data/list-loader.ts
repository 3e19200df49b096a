import {
  type Breadcrumb,
  formatListQuery,
  isFiltered,
  listBreadcrumbs,
  listPathOf,
  type ListScope,
  type ListView,
  toBreadcrumbs,
} from 'shared-domain/catalogue';
import { fetchListView } from 'shared-domain/catalogue/io';
import type { PageModule, PageRequest } from 'shared-domain/contracts/exposes';
import type { Realm } from 'shared-domain/contracts/realm';
import { getConfig } from 'shared-domain/runtime/config';
import { handsetShortcuts, type ListTexts, listTexts, nounOf } from '../texts/lists-nb';
import type { Noun } from '../texts/nb';
import { findListDefinition, LIST_DEFINITIONS, type ListDefinition } from './list-definition';
import { readListQuery } from './list-query-reader';

/**
 * The crumbs of a list (P2-21, F2.8-17..20); a kind of accessories comes after all of them.
 *
 * @param ukkoRoot root of the device-agreement host; absent: the shop's own start page
 */
export function listTrail(
  { listType, category }: ListScope,
  { path, realm, heading, ukkoRoot }: TrailPlace,
): readonly Breadcrumb[] {
  if (listType === 'ALL') return [];
  const listPath = category === undefined ? path : listPathOf(listType, 'B2C');
  return toBreadcrumbs(
    listBreadcrumbs({ listType, realm, listPath, currentPath: path, productName: heading, ukkoRoot }),
  );
}

interface TrailPlace {
  readonly path: string;
  readonly realm: Realm;
  readonly heading: string;
  readonly ukkoRoot?: string | undefined;
}

/** A part of a list that has a page or an address of its own. */
export interface ListPart {
  readonly name: string;
  readonly href: string;
}

/** Data of a list page: what the requested address shows. */
export interface ListPageData {
  readonly scope: ListScope;
  /** Path of the list, with both slashes. */
  readonly path: string;
  /** The texts of the list; the description is for search engines. */
  readonly texts: Omit<ListTexts, 'description'> & { readonly description: string; readonly noun: Noun };
  readonly trail: readonly Breadcrumb[];
  readonly parts: readonly ListPart[];
  /** The query that `view` answers, as `formatListQuery` writes it. */
  readonly search: string;
  readonly view: ListView;
  /** The requested address narrows the list: search engines shall not keep it. */
  readonly isNarrowed: boolean;
}

/** The kinds of accessories, which have pages of their own; what phones are often looked for by. */
const partsOf = (key: ListDefinition['key']): readonly ListPart[] =>
  key === 'accessories'
    ? Object.entries(LIST_DEFINITIONS).flatMap(([href, { key: part, scope }]) =>
        scope.category === undefined ? [] : [{ name: listTexts[part].heading, href }],
      )
    : key === 'handsets'
      ? handsetShortcuts
      : [];

type ListIntro = Pick<ListPageData, 'scope' | 'trail' | 'parts' | 'texts'>;

/** The facts about a list that are known before its products are. */
type NamedList = Pick<ListPageData, 'scope' | 'trail' | 'parts'> & { readonly texts: ListTexts };

/** The page of a named list at an address; null when the API does not answer. */
export async function loadListPage(
  { pathname, searchParams, realm, signal }: PageRequest,
  scope: ListScope,
): Promise<Pick<ListPageData, 'search' | 'view' | 'isNarrowed' | 'path'> | null> {
  const query = readListQuery(searchParams);
  const view = await fetchListView(realm, scope, query, { signal });
  return view.ok
    ? {
        path: pathname,
        search: formatListQuery(query),
        view: view.value,
        isNarrowed: isFiltered(query) || query.sort !== 'populaere' || query.filters.financing !== null,
      }
    : null;
}

export const withTexts = ({
  texts,
  ...named
}: NamedList): Omit<ListPageData, 'search' | 'view' | 'isNarrowed' | 'path'> => ({
  ...named,
  texts: { ...texts, description: texts.description(getConfig().brand.name), noun: nounOf(named.scope) },
});

/**
 * Loads what a list shows for the query of the address (F2.8-1, F7.7-2). A change of the query needs no loader: the page reads the
 * index of the list.
 *
 * @returns `not-found` for a path that is no list, `unavailable` when the API does not answer (F8-1)
 */
export const loadList: PageModule<ListPageData>['loader'] = async (request) => {
  const { pathname: path, realm } = request;
  const definition = findListDefinition(path);
  if (!definition) return { kind: 'not-found' };
  const { scope } = definition;
  const page = await loadListPage(request, scope);
  return page
    ? { kind: 'data', data: { ...introOf(path, realm, definition, page.view.home), ...page } }
    : { kind: 'unavailable' };
};

/**
 * The introduction of a list.
 *
 * @param ukkoRoot root of the device-agreement host (F2.8-17)
 */
export function introOf(path: string, realm: Realm, { key, scope }: ListDefinition, ukkoRoot?: string): ListIntro {
  const texts: ListTexts = listTexts[key];
  const trail = listTrail(scope, { path, realm, heading: texts.heading, ukkoRoot });
  return withTexts({ scope, texts, trail, parts: partsOf(key) });
}
