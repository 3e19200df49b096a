import type { CatalogueText, Facet, FacetCounts, FacetId, FacetValue, ListFilters } from '../model';
import { ACCESSORY_CATEGORIES } from './accessory-category';
import { CONDITIONS } from './condition';
import { FACET_DEFINITIONS } from './facet-definition';
import type { ListRange } from './list-index';
import { ownText } from './placeholder';

type Named = Pick<FacetCounts['values'][number], 'value' | 'name'>;

/** What a value is called; the shop's own names are known by their values. */
function textOf(id: FacetId, { value, name }: Named): CatalogueText {
  const category = id === 'categories' && ACCESSORY_CATEGORIES.find((each) => each.value === value);
  if (category) return { key: 'accessoryKind', values: { kind: category.subType } };
  const condition = id === 'conditions' && CONDITIONS.find((each) => each.value === value);
  if (condition) return { key: 'condition', values: { subType: condition.subType } };
  return ownText(name ?? value);
}

const PARAMETERS = Object.fromEntries(FACET_DEFINITIONS.map(({ id, parameter }) => [id, parameter])) as Readonly<
  Record<FacetId, string>
>;

/** Facets as a list shows them: counted values with their names, and which are chosen. */
export function toFacets(counted: readonly FacetCounts[], filters: ListFilters): readonly Facet[] {
  return counted.map(({ id, values }) => {
    const chosen = new Set(filters.values[id]);
    return {
      id,
      parameter: PARAMETERS[id],
      values: values.map(({ value, name, html, count }): FacetValue => {
        const selected = chosen.has(value);
        const text = textOf(id, { value, ...(name !== undefined && { name }) });
        return {
          value,
          text,
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
export const firstFacetValues = (counted: readonly FacetCounts[], filters: ListFilters): FacetCounts[] =>
  counted.map(({ id, values }) => ({
    id,
    values: values.filter(({ value }, place) => place < SENT_VALUES || filters.values[id].includes(value)),
  }));

/** Products per page; the next page adds as many below. */
export const LIST_PAGE_SIZE = 24;

/** Pages that are sent with the HTML of an address: a list of thousands has hundreds. */
const PAGES_SENT = 4;

/** What an address with a page shows: from the first product to the end of the page; of a late page only the last ones. */
export const sentRange = (page: number): ListRange => ({
  from: Math.max(0, page - PAGES_SENT) * LIST_PAGE_SIZE,
  to: page * LIST_PAGE_SIZE,
});
