import { type ListView, NO_FILTERS, withFilters } from 'shared-domain/catalogue';
import type { ActiveFilter } from './active-filters';

/** A filter that leaves nothing of the list, and the list without it. */
export interface EmptyingFilter extends ActiveFilter {
  /** Products of the list without it. */
  readonly count: number;
}

/**
 * For a list that is empty: the filters each of which, left out alone, would show products, the one that shows most first. A facet with several
 * chosen values is one filter: fewer of its values would give no more.
 *
 * @param withoutOne as the list says it; absent where something passes
 */
export function emptyingFilters(
  filters: readonly ActiveFilter[],
  withoutOne: ListView['withoutOne'],
  query: Parameters<typeof withFilters>[0],
): readonly EmptyingFilter[] {
  if (!withoutOne) return [];
  const facets = new Map<string, EmptyingFilter>();
  for (const filter of filters) {
    const { facet } = filter;
    const count = withoutOne[facet] ?? 0;
    if (count === 0 || facets.has(facet)) continue;
    const isFacet = facet in NO_FILTERS.values;
    const without = isFacet ? withFilters(query, { values: { ...query.filters.values, [facet]: [] } }) : filter.without;
    facets.set(facet, { ...filter, without, count });
  }
  return [...facets.values()].sort((one, other) => other.count - one.count);
}
