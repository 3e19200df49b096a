import type { FacetId, FacetOptions, ListFilters, ProductListItem } from '../model';
import { FACET_DEFINITIONS, type FacetDefinition } from './facet-definition';
import { priceForFinancing } from './financing-price';
import { isAnyInStock } from './in-stock';
import { matchesText } from './text-match';

/** One of the filters that apply together (F5.5-5..13). */
export type FilterId = FacetId | 'prices' | 'instock' | 'query';

type Predicate = (item: ProductListItem, filters: ListFilters, options: FacetOptions) => boolean;

export function hasFacetValue(
  definition: FacetDefinition,
  item: ProductListItem,
  value: string,
  options: FacetOptions,
): boolean {
  return (
    definition.matches?.(item, value) ?? definition.choicesOf(item, options).some((choice) => choice.value === value)
  );
}

const facetPredicate =
  (definition: FacetDefinition): Predicate =>
  (item, { values }, options) => {
    const chosen = values[definition.id];
    return chosen.length === 0 || chosen.some((value) => hasFacetValue(definition, item, value, options));
  };

function isInPriceRange(item: ProductListItem, { price, financing }: ListFilters): boolean {
  if (!price) return true;
  const amount = priceForFinancing(item, financing);
  if (amount === null) return false;
  return (price.min === undefined || amount >= price.min) && (price.max === undefined || amount <= price.max);
}

const PREDICATES: readonly { readonly id: FilterId; readonly passes: Predicate }[] = [
  ...FACET_DEFINITIONS.map((definition) => ({ id: definition.id, passes: facetPredicate(definition) })),
  { id: 'prices', passes: isInPriceRange },
  { id: 'instock', passes: (item, { inStock }) => !inStock || isAnyInStock(item.variants.salesStatuses) },
  { id: 'query', passes: (item, { query }) => matchesText(item, query) },
];

/**
 * The items that pass every filter: OR inside a facet, AND across (F5.5-5..13).
 *
 * @param without a filter to leave out, for the counts of its own values (F5.5-14)
 */
export function applyFilters(
  items: readonly ProductListItem[],
  filters: ListFilters,
  options: FacetOptions = {},
  without?: FilterId,
): readonly ProductListItem[] {
  const applied = PREDICATES.filter(({ id }) => id !== without);
  return items.filter((item) => applied.every(({ passes }) => passes(item, filters, options)));
}
