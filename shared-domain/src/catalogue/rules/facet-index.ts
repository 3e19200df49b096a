import { ceilToKrone, floorToKrone, ore, toOre } from '../../money';
import type { ListColumns } from '../io/list-wire';
import type { FacetCounts, FinancingOptionId, ListSort, PriceSpan } from '../model';
import { type FacetId, facetOf } from './facets';
import { isSwitchOption } from './financing';

/** A facet of a list: which of its values each product has. */
export interface FacetIndex {
  readonly id: FacetId;
  readonly isSortedByCount: boolean;
  readonly values: ListColumns['facets'][number]['values'];
  /** Places of the values of each combination; null: it matches every value. */
  readonly sets: readonly (readonly number[] | null)[];
  /** The combination of each product. */
  readonly of: Uint32Array;
}

/** The counted values of a facet that the storefront knows. */
export interface CountedFacet extends FacetCounts {
  readonly id: FacetId;
}

/** Null for a facet that only a newer server knows: it is not shown. */
export function facetIndex({ id, values, sets, of }: ListColumns['facets'][number]): FacetIndex | null {
  const facet = facetOf(id);
  if (!facet) return null;
  return {
    id: facet.id,
    isSortedByCount: facet.isSortedByCount ?? false,
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

/** How many of the counted products have each value (F5.5-14); colours by count, the others as they are (F9.13-2). */
export function countValues(
  { id, isSortedByCount, values, sets, of }: FacetIndex,
  isCounted: (place: number) => boolean,
): CountedFacet {
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
  const counted = values.map((value, place) => ({ ...value, count: (counts[place] ?? 0) + matchingAll }));
  return { id, values: isSortedByCount ? counted.sort((one, other) => other.count - one.count) : counted };
}

/** The price of each product of a list by each option. */
export interface PriceIndex {
  readonly has: (option: FinancingOptionId | null) => boolean;
  readonly isInRange: (option: FinancingOptionId | null, range: PriceSpan) => (place: number) => boolean;
  /** The cheapest or the dearest first, what is not sold so last. */
  readonly byPrice: (option: FinancingOptionId | null, sort: ListSort) => (one: number, other: number) => number;
  /** Lowest and highest price of the counted products, in whole kroner; null when none is sold so. */
  readonly boundsOf: (
    option: FinancingOptionId | null,
    isCounted: (place: number) => boolean,
  ) => Required<PriceSpan> | null;
}

const NOT_SOLD = -1;

function amountsOf(differences: string): Float64Array {
  let before = 0;
  return Float64Array.from(differences.split(','), (text) => {
    if (text === '') return NOT_SOLD;
    before += toOre(Number(text));
    return before;
  });
}

/** The name of an option in the columns: 'lease06' is 'lease6', and a missing one the full price. */
export function priceColumnOf(option: FinancingOptionId | null): FinancingOptionId {
  if (option === null || option.startsWith('upfront')) return 'upfront';
  if (isSwitchOption(option)) return 'new-switch';
  return option.startsWith('lease') && option !== 'leasenow' ? `lease${Number(option.slice('lease'.length))}` : option;
}

export function priceIndex({ options, amounts, of }: ListColumns['prices']): PriceIndex {
  const rows = Uint32Array.from(numbersOf(of));
  const columns = new Map(options.map((option, place) => [priceColumnOf(option), amountsOf(amounts[place] ?? '')]));
  const priceBy = (option: FinancingOptionId | null): ((place: number) => number) => {
    const column = columns.get(priceColumnOf(option));
    return (place) => column?.[rows[place] ?? 0] ?? NOT_SOLD;
  };
  return {
    has: (option) => columns.has(priceColumnOf(option)),
    isInRange(option, { min = 0, max = Infinity }) {
      const priceOf = priceBy(option);
      return (place) => {
        const price = priceOf(place);
        return price !== NOT_SOLD && price >= min && price <= max;
      };
    },
    byPrice(option, sort) {
      const priceOf = priceBy(option);
      const direction = sort === 'pris-hoy' ? -1 : 1;
      return (one, other) => {
        const [a, b] = [priceOf(one), priceOf(other)];
        if (a === NOT_SOLD || b === NOT_SOLD) return Number(a === NOT_SOLD) - Number(b === NOT_SOLD);
        return direction * (a - b);
      };
    },
    boundsOf(option, isCounted) {
      const priceOf = priceBy(option);
      let min = Infinity;
      let max = NOT_SOLD;
      for (let place = 0; place < rows.length; place += 1) {
        const price = isCounted(place) ? priceOf(place) : NOT_SOLD;
        if (price === NOT_SOLD) continue;
        min = Math.min(min, price);
        max = Math.max(max, price);
      }
      return max === NOT_SOLD ? null : { min: floorToKrone(ore(min)), max: ceilToKrone(ore(max)) };
    },
  };
}

/** A column of whole numbers as it is sent. */
export const numbersOf = (column: string): readonly number[] => (column === '' ? [] : column.split(',').map(Number));
