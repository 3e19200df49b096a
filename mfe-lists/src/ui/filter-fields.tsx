import { memo, useCallback } from 'react';
import {
  catalogueText,
  FACET_NAMES,
  type FacetId,
  type FinancingChoice,
  type FinancingOptionId,
  formatListQuery,
  type ListQuery,
  type ListScope,
  type PriceSpan,
  type ShownFacet,
  toggleFacetValue,
  withFilters,
} from 'shared-domain/catalogue';
import { Facet, Switch } from 'shared-domain/ui';
import { PriceFacet } from './price-facet';
import { ValueFacet } from './value-facet';

export interface FilterFieldsProps {
  /** The list without filters: also where the plain form sends to. */
  readonly path: string;
  readonly scope: ListScope;
  readonly query: ListQuery;
  readonly facets: readonly ShownFacet[];
  readonly financingChoices: readonly FinancingChoice[];
  /** The way of paying by which the list shows its prices, see `listFinancing`. */
  readonly financing: FinancingOptionId | null;
  readonly priceBounds: Required<PriceSpan> | null;
  readonly priceSeed: string;
  readonly isWithoutVat: boolean;
  /** Takes the next state, or how it follows from the latest one. Keeps its identity. */
  readonly onChange: (next: ListQuery | ((latest: ListQuery) => ListQuery)) => void;
}

const isChosen = ({ values }: ShownFacet): boolean => values.some((value) => value.selected);

/** Whether the facet offers a choice: a single condition is none. */
const isWorthAsking = (facet: ShownFacet): boolean => !facet.isMinor || facet.values.length > 1 || isChosen(facet);

/** The category or brand that the list is limited to is no choice in it. */
const isFixed = ({ id }: ShownFacet, { category, brand }: ListScope): boolean =>
  (id === 'categories' && category !== undefined) || (id === 'brands' && brand !== undefined);

/** All facets of a list, in the order of F9.13-1. */
export const FilterFields = memo(function FilterFields({
  path,
  scope,
  query,
  facets,
  financingChoices,
  financing,
  priceBounds,
  priceSeed,
  isWithoutVat,
  onChange,
}: FilterFieldsProps) {
  const { filters } = query;
  const toggle = useCallback(
    (id: FacetId, value: string) => onChange((latest) => toggleFacetValue(latest, id, value)),
    [onChange],
  );
  const reset = useCallback(
    (id: FacetId) => onChange((latest) => withFilters(latest, { values: { ...latest.filters.values, [id]: [] } })),
    [onChange],
  );
  const hrefWithout = (id: FacetId) =>
    `${path}${formatListQuery(withFilters(query, { values: { ...filters.values, [id]: [] } }))}`;
  const shown = facets.filter((facet) => isWorthAsking(facet) && !isFixed(facet, scope));
  const valueFacet = (facet: ShownFacet) => (
    <ValueFacet
      key={facet.id}
      facet={facet}
      open={!facet.isMinor || isChosen(facet)}
      onToggle={toggle}
      resetHref={isChosen(facet) ? hrefWithout(facet.id) : null}
      onReset={reset}
    />
  );
  return (
    <>
      {shown.filter((facet) => facet.isAbovePrice).map(valueFacet)}
      <PriceFacet
        choices={financingChoices}
        financing={filters.financing}
        basis={financing}
        bounds={priceBounds}
        price={filters.price}
        seed={priceSeed}
        isWithoutVat={isWithoutVat}
        onFinancing={(chosen) => onChange((latest) => withFilters(latest, { financing: chosen, price: null }))}
        onPrice={(price) => onChange((latest) => withFilters(latest, { price }))}
      />
      {shown.filter((facet) => !facet.isAbovePrice).map(valueFacet)}
      <Facet label={FACET_NAMES.stock} chosen={filters.inStock ? 1 : 0} open>
        <Switch
          label={catalogueText({ key: 'inStockOnly' })}
          name="lager"
          value="1"
          checked={filters.inStock}
          onChange={(inStock) => onChange((latest) => withFilters(latest, { inStock }))}
        />
      </Facet>
    </>
  );
});
