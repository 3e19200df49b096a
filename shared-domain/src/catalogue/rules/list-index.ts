import type { ListColumns } from '../io/list-wire';
import type { FinancingOptionId, PriceSpan } from '../model';
import {
  type CountedFacet,
  countValues,
  type FacetIndex,
  facetIndex,
  hasChosenValue,
  numbersOf,
  priceColumnOf,
  priceIndex,
} from './facet-index';
import type { FacetId } from './facets';
import { listFinancing } from './financing';
import type { ListFilters, ListQuery } from './list-query';
import { matchesText } from './search-match';

type Columns = Omit<ListColumns, 'listType' | 'realm' | 'version'>;
type Texts = readonly { readonly brand: string; readonly model: string }[];

/** The answer of a list to a query. */
export interface ListAnswer {
  /** Products that pass the filters (F5.5-5..13). */
  readonly count: number;
  /** Places of the asked ones, in the order of the query. */
  readonly places: readonly number[];
  /** Each facet's values, counted with all other filters applied (F5.5-14); facets without values are left out. */
  readonly facets: readonly CountedFacet[];
  /** Prices of the products that pass every other filter. */
  readonly priceBounds: Required<PriceSpan> | null;
  /** Only where nothing passes: how many products would, without that filter alone. */
  readonly withoutOne?: WithoutOne;
}

export type WithoutOne = Readonly<Record<FacetId | 'price' | 'inStock' | 'query', number>>;

/** Which of the products that pass: from the `from`th, up to the `to`th. */
export interface ListRange {
  readonly from: number;
  readonly to: number;
}

export interface ListIndex {
  readonly total: number;
  /** Options that some product is sold by (F5.5-20). */
  readonly financing: readonly FinancingOptionId[];
  /** Null for a text search in an index without texts. */
  readonly answer: (query: ListQuery, range: ListRange) => ListAnswer | null;
}

/**
 * Reads the columns of a list, one a step: in a browser the steps wait for idle moments.
 *
 * @param texts brand and model of each product, for the text search
 */
export function* buildListIndex(columns: Columns, texts?: Texts): Generator<undefined, ListIndex> {
  const { total, inStock } = columns;
  const basisOf = ({ financing }: ListFilters) => listFinancing(columns.financing, financing);
  const facets: FacetIndex[] = [];
  for (const column of columns.facets) {
    const facet = facetIndex(column);
    if (facet) facets.push(facet);
    yield;
  }
  // Filters that are no facet have the bits after the facets'.
  const priceBit = 1 << facets.length;
  const stockBit = priceBit << 1;
  const textBit = stockBit << 1;
  const prices = priceIndex(columns.prices);
  yield;
  const released = Uint32Array.from(numbersOf(columns.released));
  const named = Uint32Array.from(numbersOf(columns.named));
  const popular = Uint32Array.from({ length: total }, (_, place) => place);
  const orders = new Map<string, Uint32Array>();

  /** Places in an order, made once; the sort is stable, so ties are by popularity. */
  function orderOf({ sort, filters }: ListQuery): Uint32Array {
    const financing = basisOf(filters);
    if (sort === 'populaere') return popular;
    const ranks = sort === 'nyeste' ? released : sort === 'navn' ? named : null;
    const key = ranks ? sort : `${sort} ${priceColumnOf(financing)}`;
    const known = orders.get(key);
    if (known) return known;
    const byRank = (one: number, other: number): number => (ranks?.[one] ?? 0) - (ranks?.[other] ?? 0);
    const order = popular.slice().sort(ranks ? byRank : prices.byPrice(financing, sort));
    // Addresses name any option; only the orders of those that the list has are kept.
    if (ranks || prices.has(financing)) orders.set(key, order);
    return order;
  }

  /** The filters that each product fails, a bit each: one pass serves the list and the counts of every facet. */
  function failedFilters(filters: ListFilters): Uint32Array {
    const { values, price, inStock: onlyInStock, query } = filters;
    const failed = new Uint32Array(total);
    const apply = (bit: number, passes: (place: number) => boolean): void => {
      for (let place = 0; place < total; place += 1) if (!passes(place)) failed[place] = (failed[place] ?? 0) | bit;
    };
    facets.forEach((facet, index) => {
      const passes = hasChosenValue(facet, values[facet.id]);
      if (passes) apply(1 << index, passes);
    });
    if (price) apply(priceBit, prices.isInRange(basisOf(filters), price));
    if (onlyInStock) apply(stockBit, (place) => inStock[place] === '1');
    if (query) apply(textBit, (place) => matchesText(texts?.[place] ?? { brand: '', model: '' }, query));
    return failed;
  }

  return {
    total,
    financing: columns.financing,
    answer(query, { from, to }) {
      if (query.filters.query && !texts) return null;
      const failed = failedFilters(query.filters);
      const passesAllBut = (bit: number) => (place: number) => ((failed[place] ?? 0) & ~bit) === 0;
      const places: number[] = [];
      let count = 0;
      for (const place of orderOf(query)) {
        if (failed[place] !== 0) continue;
        if (count >= from && count < to) places.push(place);
        count += 1;
      }
      const countWithout = (bit: number): number => {
        let passing = 0;
        for (let place = 0; place < total; place += 1) if (passesAllBut(bit)(place)) passing += 1;
        return passing;
      };
      return {
        count,
        places,
        ...(count === 0 && {
          withoutOne: {
            ...(Object.fromEntries(facets.map(({ id }, index) => [id, countWithout(1 << index)])) as Record<
              FacetId,
              number
            >),
            price: countWithout(priceBit),
            inStock: countWithout(stockBit),
            query: countWithout(textBit),
          },
        }),
        facets: facets.flatMap((facet, index) =>
          facet.values.length === 0 ? [] : [countValues(facet, passesAllBut(1 << index))],
        ),
        priceBounds: prices.boundsOf(basisOf(query.filters), passesAllBut(priceBit)),
      };
    },
  };
}

/** All steps at once. */
export function createListIndex(columns: Columns, texts?: Texts): ListIndex {
  const steps = buildListIndex(columns, texts);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
