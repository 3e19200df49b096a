import { ceilToKrone, floorToKrone, ore, toOre } from '../../money';
import type { FinancingOptionId, ListColumns, ListSort, PriceRange } from '../model';
import { numbersOf } from './column';
import { isSwitchOption } from './financing-price';

/** What each product of a list costs by each option. */
export interface PriceIndex {
  readonly has: (option: FinancingOptionId | null) => boolean;
  readonly isInRange: (option: FinancingOptionId | null, range: PriceRange) => (place: number) => boolean;
  /** The cheapest or the dearest first, what is not sold so last. */
  readonly byPrice: (option: FinancingOptionId | null, sort: ListSort) => (one: number, other: number) => number;
  /** Lowest and highest price of the counted products, in whole kroner; null when none is sold so. */
  readonly boundsOf: (
    option: FinancingOptionId | null,
    isCounted: (place: number) => boolean,
  ) => Required<PriceRange> | null;
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
