import type { CatalogueText, FacetCounts } from '../model';
import type { CountedFacet } from './facet-index';
import { type FacetId, facetOf } from './facets';
import type { ListRange } from './list-index';
import type { ListFilters } from './list-query';
import { ownText } from './placeholder';

export interface FacetValue {
  /** As in the URL. */
  readonly value: string;
  readonly text: CatalogueText;
  /** Products with this value when every other filter is applied (F5.5-14). */
  readonly count: number;
  readonly selected: boolean;
  /** Count 0 and not selected: listed, not selectable. */
  readonly disabled: boolean;
  /** Colour of the dot, for colours. */
  readonly html?: string;
}

export interface ShownFacet {
  readonly id: FacetId;
  readonly parameter: string;
  readonly isAbovePrice: boolean;
  /** It is left out with a single value, and closed until one is chosen. */
  readonly isMinor: boolean;
  readonly values: readonly FacetValue[];
}

/** Facets as a list shows them: counted values with their names, and which are chosen. */
export function toFacets(counted: readonly FacetCounts[], filters: ListFilters): readonly ShownFacet[] {
  return counted.flatMap(({ id, values }) => {
    const facet = facetOf(id);
    if (!facet) return [];
    const chosen = new Set(filters.values[facet.id]);
    return {
      id: facet.id,
      parameter: facet.parameter,
      isAbovePrice: facet.isAbovePrice ?? false,
      isMinor: facet.isMinor ?? false,
      values: values.map(({ value, name, html, count }): FacetValue => {
        const selected = chosen.has(value);
        return {
          value,
          text: facet.textOf?.(value) ?? ownText(name ?? value),
          count,
          selected,
          disabled: count === 0 && !selected,
          ...(html !== undefined && { html }),
        };
      }),
    };
  });
}

/** Values of a facet that are sent with a page; a list of thousands of accessories fits thousands of models. */
const SENT_VALUES = 100;

/** The first values of each facet, and those that are chosen. */
export const firstFacetValues = (counted: readonly CountedFacet[], filters: ListFilters): FacetCounts[] =>
  counted.map(({ id, values }) => ({
    id,
    values: values.filter(({ value }, place) => place < SENT_VALUES || filters.values[id].includes(value)),
  }));

/** Products per page; the next page adds as many below. */
export const LIST_PAGE_SIZE = 24;

/** Pages that are sent with the HTML of an address: a list of thousands has hundreds. */
const PAGES_SENT = 4;

/** The cards of an address with a page: from the first product to the end of the page; on a late page only the last ones. */
export const sentRange = (page: number): ListRange => ({
  from: Math.max(0, page - PAGES_SENT) * LIST_PAGE_SIZE,
  to: page * LIST_PAGE_SIZE,
});
