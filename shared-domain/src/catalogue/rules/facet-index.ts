import type { FacetCounts, ListColumns } from '../model';
import { numbersOf } from './column';

/** A facet of a list: which of its values each product has. */
export interface FacetIndex {
  readonly id: FacetCounts['id'];
  readonly values: ListColumns['facets'][number]['values'];
  /** Places of the values of each combination; null: it matches every value. */
  readonly sets: readonly (readonly number[] | null)[];
  /** The combination of each product. */
  readonly of: Uint32Array;
}

export function facetIndex({ id, values, sets, of }: ListColumns['facets'][number]): FacetIndex {
  return {
    id,
    values,
    sets: sets.split(';').map((set) => (set === '*' ? null : numbersOf(set))),
    of: Uint32Array.from(numbersOf(of)),
  };
}

/**
 * Whether a product has one of the chosen values; null when the list has none of them: an address that names values which the list does not
 * know is read without them.
 */
export function hasChosenValue(
  { values, sets, of }: FacetIndex,
  chosen: readonly string[],
): ((place: number) => boolean) | null {
  const places = new Set(chosen.map((value) => values.findIndex((each) => each.value === value)));
  places.delete(-1);
  if (places.size === 0) return null;
  const passing = Uint8Array.from(sets, (set) => Number(set === null || set.some((value) => places.has(value))));
  return (place) => passing[of[place] ?? 0] === 1;
}

/** Colours by count, the others as they are (F9.13-2). */
const inFacetOrder = ({ id, values }: FacetCounts): FacetCounts =>
  id === 'colors' ? { id, values: [...values].sort((one, other) => other.count - one.count) } : { id, values };

/** How many of the counted products have each value (F5.5-14). */
export function countValues({ id, values, sets, of }: FacetIndex, isCounted: (place: number) => boolean): FacetCounts {
  const products = new Uint32Array(sets.length);
  for (let place = 0; place < of.length; place += 1) {
    const set = of[place] ?? 0;
    if (isCounted(place)) products[set] = (products[set] ?? 0) + 1;
  }
  const counts = new Uint32Array(values.length);
  let matchingAll = 0;
  sets.forEach((set, place) => {
    const held = products[place] ?? 0;
    if (set === null) matchingAll += held;
    else for (const value of set) counts[value] = (counts[value] ?? 0) + held;
  });
  return inFacetOrder({
    id,
    values: values.map((value, place) => ({ ...value, count: (counts[place] ?? 0) + matchingAll })),
  });
}
