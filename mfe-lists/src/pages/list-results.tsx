import { useId, useRef, useState } from 'react';
import {
  activeFilters,
  facetsOf,
  financingChoices,
  LIST_PAGE_SIZE,
  type ListQuery,
  priceBounds,
  type ProductListItem,
  viewList,
  withSort,
} from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { ButtonLink, EmptyState, LoadMore } from 'shared-domain/ui';
import { type ListKey, nounOf } from '../data/list-definition';
import { priceSeed } from '../data/list-query-reader';
import { TILE_SIZES } from '../data/tile-sizes';
import { useListQuery } from '../state/use-list-query';
import { nounText, texts } from '../texts/nb';
import { ActiveFilters } from '../ui/active-filters';
import { FilterDrawer } from '../ui/filter-drawer';
import { FilterPanel } from '../ui/filter-panel';
import { ProductGrid } from '../ui/product-grid';
import { ResultBar } from '../ui/result-bar';
import styles from './list-results.module.css';

export interface ListResultsProps {
  readonly listKey: ListKey;
  readonly path: string;
  readonly realm: Realm;
  readonly items: readonly ProductListItem[];
}

/** Facets, chips, sorting and products of a loaded list, all from the address (F5.5, F9.13). */
export function ListResults({ listKey, path, realm, items }: ListResultsProps) {
  const { query, change, hrefOf } = useListQuery();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [focusFrom, setFocusFrom] = useState<number | null>(null);
  const status = useRef<HTMLDivElement>(null);
  const ids = useId();
  const noun = nounOf(listKey);
  const view = viewList(items, query);
  const facets = facetsOf(items, query.filters);
  const chips = activeFilters(query, facets);
  const bounds = priceBounds(items, query.filters);
  const fields = {
    query,
    facets,
    financingChoices: financingChoices(items),
    priceBounds: bounds,
    priceSeed: bounds ? priceSeed(query.filters.financing ?? 'upfront', bounds) : '',
    onChange: (next: ListQuery) => {
      setFocusFrom(null);
      change(next);
    },
  };
  const removeChip = (next: ListQuery) => {
    fields.onChange(next);
    // The chip disappears with its filter; without this the focus would be lost.
    status.current?.focus({ preventScroll: true });
  };
  const showMore = () => {
    setFocusFrom(view.items.length);
    change({ ...query, page: query.page + 1 });
  };
  return (
    <div className={styles.layout}>
      <FilterPanel id={`${ids}filter`} formId={`${ids}form`} path={path} isFiltered={chips.length > 0} {...fields} />
      <div className={styles.results}>
        <ResultBar
          count={view.total}
          total={items.length}
          chosen={chips.length}
          sort={query.sort}
          formId={`${ids}form`}
          filterId={`${ids}filter`}
          onSort={(sort) => fields.onChange(withSort(query, sort))}
          onOpenFilter={() => setDrawerOpen(true)}
          statusRef={status}
        />
        <ActiveFilters query={query} filters={chips} hrefOf={hrefOf} onChange={removeChip} />
        {view.total === 0 ? (
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
            items={view.items}
            imageSizes={TILE_SIZES}
            focusFrom={focusFrom}
            financing={query.filters.financing}
            realm={realm}
          />
        )}
        {view.total > LIST_PAGE_SIZE && (
          <LoadMore
            shown={view.items.length}
            total={view.total}
            next={LIST_PAGE_SIZE}
            noun={nounText(2, noun)}
            href={hrefOf({ ...query, page: query.page + 1 })}
            onMore={showMore}
          />
        )}
      </div>
      <FilterDrawer open={drawerOpen} onClose={() => setDrawerOpen(false)} count={view.total} noun={noun} {...fields} />
    </div>
  );
}
