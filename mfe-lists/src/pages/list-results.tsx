import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import {
  LIST_PAGE_SIZE,
  listFinancing,
  type ListQuery,
  type ListScope,
  toFacets,
  toFinancingChoice,
  withFilters,
  withSort,
} from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { SkipLink, TextLink } from 'shared-domain/ui';
import { TILE_SIZES } from '../data/list-head';
import type { ListPageData } from '../data/list-loader';
import { priceSeed } from '../data/list-query-reader';
import { activeFilters } from '../rules/active-filters';
import { type ChangeQuery, useEarlyInput, useListQuery, useListStart } from '../state/use-list-query';
import { useListView } from '../state/use-list-view';
import { useListedProducts } from '../state/use-listed-products';
import { texts } from '../texts/nb';
import { FilterPanel } from '../ui/filter-panel';
import { ListSearch } from '../ui/list-search';
import { ProductGrid } from '../ui/product-grid';
import { ResultBar } from '../ui/result-bar';
import { CARD_PARTS, ListChips, ListCompare, ListFilterDrawer, ListMore } from './lazy-controls';
import styles from './list-results.module.css';

export interface ListResultsProps {
  readonly data: ListPageData;
  readonly realm: Realm;
}

/** Where the link past the filters leads. */
const PRODUCTS = 'produkter';

const NoHits = lazy(() => import('./no-hits').then(({ NoHits: page }) => ({ default: page })));

/** The name of a list in analytics, e.g. 'accessories/deksler'. */
const listNameOf = ({ listType, category, brand, series }: ListScope): string =>
  [listType, category, brand, series].filter(Boolean).join('/');

/** Facets, chips, sorting and products of a list, all from the address (F5.5, F9.13). */
export function ListResults({ data, realm }: ListResultsProps) {
  const { path, view } = data;
  const { noun } = data.texts;
  const { query, change, write, hrefOf } = useListQuery();
  const { from, setStart } = useListStart(view, query);
  const asked = useMemo(() => ({ query, from }), [query, from]);
  /** The pressed control is painted first, the list follows. */
  const listed = useDeferredValue(asked);
  const { shown, isPending } = useListView(data, listed.query, listed.from, hrefOf(listed.query));
  /** The address follows when the list shows the query: who reads it there finds its products. */
  useEffect(() => {
    if (!isPending) write(listed.query, listed.from);
  });
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [focusFrom, setFocusFrom] = useState<number | null>(null);
  const status = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLUListElement>(null);
  useListedProducts(grid, shown.items, listNameOf(data.scope), shown.from);
  const ids = useId();
  useEarlyInput(`${ids}form`);
  const facets = useMemo(() => toFacets(shown.facets, query.filters), [shown.facets, query.filters]);
  const financingChoices = useMemo(() => view.financing.map(toFinancingChoice), [view.financing]);
  const chips = activeFilters(query, facets, realm);
  const bounds = shown.priceBounds;
  const onChange = useCallback<ChangeQuery>(
    (next) => {
      setFocusFrom(null);
      setStart(0);
      change(next);
    },
    [change, setStart],
  );
  const financingOf = ({ filters }: ListQuery) => listFinancing(view.financing, filters.financing);
  const fields = {
    path,
    scope: data.scope,
    query,
    facets,
    financingChoices,
    financing: financingOf(query),
    priceBounds: bounds,
    isWithoutVat: realm !== 'B2C',
    priceSeed: bounds ? priceSeed(query.filters.financing ?? 'upfront', bounds) : '',
    onChange,
  };
  const focusStatus = () => status.current?.focus({ preventScroll: true });
  const removeChip: typeof change = (next) => {
    onChange(next);
    // The chip disappears with its filter; without this the focus would be lost.
    focusStatus();
  };
  const showMore = () => {
    setFocusFrom(shown.items.length);
    change({ ...query, page: query.page + 1 });
  };
  return (
    <div className={styles.layout}>
      <SkipLink href={`#${PRODUCTS}`}>{texts.toProducts}</SkipLink>
      <FilterPanel id={`${ids}filter`} formId={`${ids}form`} isFiltered={chips.length > 0} {...fields} />
      <div className={styles.results} id={PRODUCTS} tabIndex={-1}>
        <ResultBar
          count={shown.count}
          noun={noun}
          total={view.total}
          chosen={chips.length}
          sort={query.sort}
          formId={`${ids}form`}
          filterId={`${ids}filter`}
          onSort={(sort) => onChange((latest) => withSort(latest, sort))}
          onOpenFilter={() => setDrawerOpen(true)}
          statusRef={status}
        />
        <ListSearch
          formId={`${ids}form`}
          query={query.filters.query}
          onSearch={(searched) => onChange(withFilters(query, { query: searched }))}
        />
        <ListChips query={query} filters={chips} hrefOf={hrefOf} onChange={removeChip} />
        {shown.from > 0 && <TextLink href={hrefOf({ ...query, page: 1 })}>{texts.fromStart(shown.from)}</TextLink>}
        {shown.count === 0 ? (
          <Suspense fallback={null}>
            <NoHits
              {...{ path, query, chips, hrefOf }}
              withoutOne={shown.withoutOne}
              onDrop={removeChip}
              onReset={focusStatus}
            />
          </Suspense>
        ) : (
          <ProductGrid
            items={shown.items}
            listRef={grid}
            isPending={isPending}
            imageSizes={TILE_SIZES}
            focusFrom={focusFrom}
            financing={financingOf(listed.query)}
            realm={realm}
            parts={CARD_PARTS}
          />
        )}
        {shown.count > LIST_PAGE_SIZE && (
          <ListMore
            shown={shown.from + shown.items.length}
            total={shown.count}
            next={LIST_PAGE_SIZE}
            noun={noun[1]}
            href={hrefOf({ ...query, page: query.page + 1 })}
            onMore={showMore}
          />
        )}
      </div>
      <ListCompare realm={realm} />
      <ListFilterDrawer
        open={drawerOpen}
        onClose={() => setDrawerOpen(false)}
        count={shown.count}
        noun={noun}
        {...fields}
      />
    </div>
  );
}
