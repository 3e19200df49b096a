import { compareNorwegian } from '../../kernel';
import type { Facet, FacetId, FacetOptions, FacetValue, ListFilters, ProductListItem } from '../model';
import { FACET_DEFINITIONS, type FacetChoice, type FacetDefinition } from './facet-definition';
import { applyFilters, hasFacetValue } from './list-filter';
import { compareSizes } from './size';

type Counted = FacetValue & Pick<FacetChoice, 'order'>;
type Comparison = (one: Counted, other: Counted) => number;

/** What a value is called on the server; the shop's own names are sorted by their addresses, which are spelt alike. */
const nameOf = ({ text, value }: Counted): string => (text.key === 'ownText' ? text.values.text : value);
const byName: Comparison = (one, other) => compareNorwegian(nameOf(one), nameOf(other));
const byOrder: Comparison = (one, other) => (one.order ?? 0) - (other.order ?? 0);
const byOrderThenName: Comparison = (one, other) => byOrder(one, other) || byName(one, other);

/** How the values of each facet are sorted (F9.13-2). */
const SORTED: Readonly<Record<FacetId, Comparison>> = {
  compatible: byOrderThenName,
  categories: byOrderThenName,
  brands: byName,
  sizes: (one, other) => compareSizes(nameOf(one), nameOf(other)),
  colors: (one, other) => other.count - one.count || byName(one, other),
  conditions: byOrder,
};

function facetOf(
  definition: FacetDefinition,
  items: readonly ProductListItem[],
  filters: ListFilters,
  options: FacetOptions,
): Facet {
  const { id, parameter } = definition;
  const choices = new Map<string, FacetChoice>();
  for (const item of items) {
    for (const choice of definition.choicesOf(item, options))
      if (!choices.has(choice.value)) choices.set(choice.value, choice);
  }
  const others = applyFilters(items, filters, options, id);
  const values = [...choices.values()].map((choice): Counted => {
    const count = others.filter((item) => hasFacetValue(definition, item, choice.value, options)).length;
    const selected = filters.values[id].includes(choice.value);
    return { ...choice, count, selected, disabled: count === 0 && !selected };
  });
  const sorted = values.sort(SORTED[id]).map(({ order: _order, ...value }): FacetValue => value);
  return { id, parameter, values: sorted };
}

/**
 * The facets of a list with the counts of their values, each computed with all other filters applied (F5.5-14). Values with
 * count 0 stay listed. Facets in which no product has a value are left out.
 */
export function facetsOf(
  items: readonly ProductListItem[],
  filters: ListFilters,
  options: FacetOptions = {},
): readonly Facet[] {
  return FACET_DEFINITIONS.map((definition) => facetOf(definition, items, filters, options)).filter(
    (facet) => facet.values.length > 0,
  );
}
