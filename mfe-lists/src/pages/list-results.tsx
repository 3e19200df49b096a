import { useCallback, useDeferredValue, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { activeFilters, LIST_PAGE_SIZE, toFacets, toFinancingChoice, withSort } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { ButtonLink, EmptyState, LoadMore, SkipLink, TextLink } from 'shared-domain/ui';
import type { ListPageData } from '../data/list-loader';
import { priceSeed } from '../data/list-query-reader';
import { TILE_SIZES } from '../data/tile-sizes';
import { type ChangeQuery, useListQuery } from '../state/use-list-query';
import { useListStart } from '../state/use-list-start';
import { useListView } from '../state/use-list-view';
import { texts } from '../texts/nb';
import { ActiveFilters } from '../ui/active-filters';
import { FilterDrawer } from '../ui/filter-drawer';
import { FilterPanel } from '../ui/filter-panel';
import { ProductGrid } from '../ui/product-grid';
import { ResultBar } from '../ui/result-bar';
import styles from './list-results.module.css';

export interface ListResultsProps {
  readonly data: ListPageData;
  readonly realm: Realm;
}

/** Where the link past the filters leads. */
const PRODUCTS = 'produkter';

/** Facets, chips, sorting and products of a list, all from the address (F5.5, F9.13). */
export function ListResults({ data, realm }: ListResultsProps) {
  const { path, view } = data;
  const { query, change, write, hrefOf } = useListQuery();
  const { from, setStart } = useListStart(view, query);
  const asked = useMemo(() => ({ query, from }), [query, from]);
  /** What is pressed is painted first, the list follows. */
  const listed = useDeferredValue(asked);
  const { shown, isPending } = useListView(data, listed.query, listed.from, hrefOf(listed.query));
  const writeAddress = useEffectEvent(write);
  /** The address follows when the list shows the query: who reads it there finds its products. */
  useEffect(() => {
    if (!isPending) writeAddress(listed.query, listed.from);
  }, [listed, isPending]);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [focusFrom, setFocusFrom] = useState<number | null>(null);
  const status = useRef<HTMLDivElement>(null);
  const ids = useId();
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
  const fields = {
    query,
    facets,
    financingChoices,
    priceBounds: bounds,
    isWithoutVat: realm === 'B2B',
    priceSeed: bounds ? priceSeed(query.filters.financing ?? 'upfront', bounds) : '',
    onChange,
  };
  const removeChip: typeof change = (next) => {
    onChange(next);
    // The chip disappears with its filter; without this the focus would be lost.
    status.current?.focus({ preventScroll: true });
  };
  const showMore = () => {
    setFocusFrom(shown.items.length);
    change({ ...query, page: query.page + 1 });
  };
  return (
    <div className={styles.layout}>
      <SkipLink href={`#${PRODUCTS}`}>{texts.toProducts}</SkipLink>
      <FilterPanel id={`${ids}filter`} formId={`${ids}form`} path={path} isFiltered={chips.length > 0} {...fields} />
      <div className={styles.results} id={PRODUCTS} tabIndex={-1}>
        <ResultBar
          count={shown.count}
          total={view.total}
          chosen={chips.length}
          sort={query.sort}
          formId={`${ids}form`}
          filterId={`${ids}filter`}
          onSort={(sort) => onChange(withSort(query, sort))}
          onOpenFilter={() => setDrawerOpen(true)}
          statusRef={status}
        />
        <ActiveFilters query={query} filters={chips} hrefOf={hrefOf} onChange={removeChip} />
        {shown.from > 0 && <TextLink href={hrefOf({ ...query, page: 1 })}>{texts.fromStart(shown.from)}</TextLink>}
        {shown.count === 0 ? (
          <EmptyState
            title={texts.emptyHeading}
            text={texts.emptyBody}
            action={
              <ButtonLink
                href={path}
                variant="secondary"
                replace
                preventScrollReset
                onClick={() => status.current?.focus({ preventScroll: true })}
              >
                {texts.emptyReset}
              </ButtonLink>
            }
          />
        ) : (
          <ProductGrid
            items={shown.items}
            isPending={isPending}
            imageSizes={TILE_SIZES}
            focusFrom={focusFrom}
            financing={listed.query.filters.financing}
            realm={realm}
          />
        )}
        {shown.count > LIST_PAGE_SIZE && (
          <LoadMore
            shown={shown.from + shown.items.length}
            total={shown.count}
            next={LIST_PAGE_SIZE}
            noun={texts.productsNoun}
            href={hrefOf({ ...query, page: query.page + 1 })}
            onMore={showMore}
          />
        )}
      </div>
      <FilterDrawer open={drawerOpen} onClose={() => setDrawerOpen(false)} count={shown.count} {...fields} />
    </div>
  );
}
