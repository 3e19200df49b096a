/** The rules of lists as they read in the specification, product by product: what the index is compared with. */
import { ceilToKrone, floorToKrone, higherOre, lowerOre } from '../../money';
import type { FacetOptions, PriceSpan, ProductListItem } from '../model';
import { type FacetValue, LIST_PAGE_SIZE, type ShownFacet } from '../rules/facet-counts';
import { type FacetChoice, type FacetDefinition, type FacetId, FACETS } from '../rules/facets';
import { priceForFinancing } from '../rules/financing';
import { isAnyInStock } from '../rules/in-stock';
import type { ListFilters, ListQuery } from '../rules/list-query';
import { sortItems } from '../rules/list-sort';
import { ownText } from '../rules/placeholder';
import { matchesText } from '../rules/search-match';

type FilterId = FacetId | 'prices' | 'instock' | 'query';
type Predicate = (item: ProductListItem, filters: ListFilters, options: FacetOptions) => boolean;
type Items = readonly ProductListItem[];

const hasFacetValue = (
  definition: FacetDefinition,
  item: ProductListItem,
  value: string,
  options: FacetOptions,
): boolean =>
  definition.matches?.(item, value) ?? definition.choicesOf(item, options).some((choice) => choice.value === value);

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
  ...FACETS.map((definition) => ({ id: definition.id, passes: facetPredicate(definition) })),
  { id: 'prices', passes: isInPriceRange },
  { id: 'instock', passes: (item, { inStock }) => !inStock || isAnyInStock(item.variants.salesStatuses) },
  { id: 'query', passes: (item, { query }) => matchesText(item, query) },
];

/** Values that no product of the list has are no filter. */
function known(items: Items, filters: ListFilters, options: FacetOptions): ListFilters {
  const values = FACETS.map(({ id, choicesOf }) => {
    const all = new Set(items.flatMap((item) => choicesOf(item, options).map(({ value }) => value)));
    return [id, filters.values[id].filter((value) => all.has(value))];
  });
  return { ...filters, values: Object.fromEntries(values) as ListFilters['values'] };
}

/** The items that pass every filter but one: OR inside a facet, AND across (F5.5-5..14). */
export function plainlyFiltered(
  items: readonly ProductListItem[],
  filters: ListFilters,
  options: FacetOptions = {},
  without?: FilterId,
): readonly ProductListItem[] {
  const applied = PREDICATES.filter(({ id }) => id !== without);
  const understood = known(items, filters, options);
  return items.filter((item) => applied.every(({ passes }) => passes(item, understood, options)));
}

function facetOf(
  definition: FacetDefinition,
  items: readonly ProductListItem[],
  filters: ListFilters,
  options: FacetOptions,
): ShownFacet {
  const { id, parameter, compare, isSortedByCount, textOf, isAbovePrice = false, isMinor = false } = definition;
  const choices = new Map<string, FacetChoice>();
  for (const choice of items.flatMap((item) => definition.choicesOf(item, options)))
    if (!choices.has(choice.value)) choices.set(choice.value, choice);
  const others = plainlyFiltered(items, filters, options, id);
  const values = [...choices.values()].sort(compare).map(({ order: _order, name, ...choice }): FacetValue => {
    const count = others.filter((item) => hasFacetValue(definition, item, choice.value, options)).length;
    const selected = filters.values[id].includes(choice.value);
    return {
      ...choice,
      text: textOf?.(choice.value) ?? ownText(name),
      count,
      selected,
      disabled: count === 0 && !selected,
    };
  });
  if (isSortedByCount) values.sort((one, other) => other.count - one.count);
  return { id, parameter, isAbovePrice, isMinor, values };
}

export const plainFacets = (
  items: readonly ProductListItem[],
  filters: ListFilters,
  options: FacetOptions = {},
): readonly ShownFacet[] =>
  FACETS.map((definition) => facetOf(definition, items, filters, options)).filter((facet) => facet.values.length > 0);

export function plainPriceBounds(
  items: readonly ProductListItem[],
  filters: ListFilters,
  options: FacetOptions = {},
): Required<PriceSpan> | null {
  const prices = plainlyFiltered(items, filters, options, 'prices').flatMap((item) => {
    const price = priceForFinancing(item, filters.financing);
    return price === null ? [] : [price];
  });
  const [first, ...others] = prices;
  if (first === undefined) return null;
  return { min: floorToKrone(others.reduce(lowerOre, first)), max: ceilToKrone(others.reduce(higherOre, first)) };
}

/** Filtered, sorted, from the first product to the end of the page. */
export const plainPage = (
  items: readonly ProductListItem[],
  query: ListQuery,
  options: FacetOptions = {},
): readonly ProductListItem[] =>
  sortItems(plainlyFiltered(items, query.filters, options), query.sort, query.filters.financing).slice(
    0,
    query.page * LIST_PAGE_SIZE,
  );
