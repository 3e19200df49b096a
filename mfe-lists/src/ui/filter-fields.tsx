import { memo, useCallback } from 'react';
import {
  catalogueText,
  type Facet as FacetModel,
  FACET_NAMES,
  type FacetId,
  type FinancingChoice,
  type ListQuery,
  type PriceRange,
  toggleFacetValue,
  withFilters,
} from 'shared-domain/catalogue';
import { Facet, Switch } from 'shared-domain/ui';
import { PriceFacet } from './price-facet';
import { ValueFacet } from './value-facet';

export interface FilterFieldsProps {
  readonly query: ListQuery;
  readonly facets: readonly FacetModel[];
  readonly financingChoices: readonly FinancingChoice[];
  readonly priceBounds: Required<PriceRange> | null;
  readonly priceSeed: string;
  readonly isWithoutVat: boolean;
  /** Takes the next state, or how it follows from the latest one. Keeps its identity. */
  readonly onChange: (next: ListQuery | ((latest: ListQuery) => ListQuery)) => void;
}

/** Facets above the price. */
const ABOVE_PRICE: readonly string[] = ['compatible', 'categories'];

/** Conditions with a single value are no choice, so they are left out. */
const isWorthAsking = ({ id, values }: FacetModel): boolean =>
  id !== 'conditions' || values.length > 1 || values.some((value) => value.selected);

/** All facets of a list, in the order of F9.13-1. */
export const FilterFields = memo(function FilterFields({
  query,
  facets,
  financingChoices,
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
  const shown = facets.filter(isWorthAsking);
  const valueFacet = (facet: FacetModel) => (
    <ValueFacet
      key={facet.id}
      facet={facet}
      open={facet.id !== 'conditions' || facet.values.some((value) => value.selected)}
      onToggle={toggle}
    />
  );
  return (
    <>
      {shown.filter(({ id }) => ABOVE_PRICE.includes(id)).map(valueFacet)}
      <PriceFacet
        choices={financingChoices}
        financing={filters.financing ?? 'upfront'}
        bounds={priceBounds}
        price={filters.price}
        seed={priceSeed}
        isWithoutVat={isWithoutVat}
        onFinancing={(financing) => onChange(withFilters(query, { financing, price: null }))}
        onPrice={(price) => onChange(withFilters(query, { price }))}
      />
      {shown.filter(({ id }) => !ABOVE_PRICE.includes(id)).map(valueFacet)}
      <Facet label={FACET_NAMES.stock} chosen={filters.inStock ? 1 : 0} open>
        <Switch
          label={catalogueText({ key: 'inStockOnly' })}
          name="lager"
          value="1"
          checked={filters.inStock}
          onChange={(inStock) => onChange(withFilters(query, { inStock }))}
        />
      </Facet>
      {filters.query && <input type="hidden" name="sok" value={filters.query} />}
    </>
  );
});
