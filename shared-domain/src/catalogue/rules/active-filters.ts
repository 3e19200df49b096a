import type { Facet, ListQuery } from '../model';
import { toggleFacetValue, withFilters } from './list-query';
import { priceRangeText } from './price-facet';

/** A chip: one chosen value and the state of the list without it. */
export interface ActiveFilter {
  readonly key: string;
  readonly label: string;
  readonly without: ListQuery;
}

/** The chosen filters in the order of the facets, then price, stock and search. Values that no product has are left out. */
export function activeFilters(query: ListQuery, facets: readonly Facet[]): readonly ActiveFilter[] {
  const { price, inStock, query: text } = query.filters;
  const ticked = facets.flatMap((facet) =>
    facet.values
      .filter((value) => value.selected)
      .map(({ value, label }) => ({
        key: `${facet.id}:${value}`,
        label,
        without: toggleFacetValue(query, facet.id, value),
      })),
  );
  return [
    ...ticked,
    ...(price ? [{ key: 'price', label: priceRangeText(price), without: withFilters(query, { price: null }) }] : []),
    ...(inStock ? [{ key: 'stock', label: 'På lager', without: withFilters(query, { inStock: false }) }] : []),
    ...(text ? [{ key: 'query', label: `«${text}»`, without: withFilters(query, { query: '' }) }] : []),
  ];
}
