import {
  type CatalogueText,
  type FacetId,
  type ListFilters,
  type ListQuery,
  type ShownFacet,
  toggleFacetValue,
  withFilters,
} from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';

/** A chip: one chosen value and the state of the list without it. */
export interface ActiveFilter {
  readonly key: string;
  /** The facet that the value is of, or the name of another filter. */
  readonly facet: FacetId | 'price' | 'inStock' | 'query';
  readonly text: CatalogueText;
  readonly without: ListQuery;
}

/** The chosen filters in the order of the facets, then price, stock and search. Values that no product has are left out. */
export function activeFilters(
  query: ListQuery,
  facets: readonly ShownFacet[],
  realm: Realm = 'B2C',
): readonly ActiveFilter[] {
  const { price, inStock, query: searched } = query.filters;
  const isWithoutVat = realm !== 'B2C';
  const ticked = facets.flatMap((facet) =>
    facet.values
      .filter((value) => value.selected)
      .map(({ value, text }) => ({
        key: `${facet.id}:${value}`,
        facet: facet.id,
        text,
        without: toggleFacetValue(query, facet.id, value),
      })),
  );
  const chip = (
    key: 'price' | 'inStock' | 'query',
    text: CatalogueText,
    change: Partial<ListFilters>,
  ): ActiveFilter => ({
    key,
    facet: key,
    text,
    without: withFilters(query, change),
  });
  return [
    ...ticked,
    ...(price
      ? [
          chip(
            'price',
            { key: 'priceRange', values: { ...price, ...(isWithoutVat && { isWithoutVat }) } },
            { price: null },
          ),
        ]
      : []),
    ...(inStock ? [chip('inStock', { key: 'inStock' }, { inStock: false })] : []),
    ...(searched ? [chip('query', { key: 'searchedFor', values: { query: searched } }, { query: '' })] : []),
  ];
}
