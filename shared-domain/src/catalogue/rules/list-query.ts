import { toNok, toOre } from '../../money';
import { type FinancingOptionId, LIST_SORTS, type ListSort, type PriceSpan } from '../model';
import { type FacetId, FACETS, forEachFacet } from './facets';

/** The visitor's choices on a list. Values are the slugs of the URL. */
export interface ListFilters {
  readonly values: Readonly<Record<FacetId, readonly string[]>>;
  readonly price: PriceSpan | null;
  /** The financing option that the price range applies to; null is the upfront price. */
  readonly financing: FinancingOptionId | null;
  readonly inStock: boolean;
  /** Text search in brand and model. */
  readonly query: string;
}

export interface ListQuery {
  readonly filters: ListFilters;
  readonly sort: ListSort;
  /** From 1. */
  readonly page: number;
}

/** Names of the facets in the address of a list. */
export const FACET_PARAMETERS: readonly string[] = FACETS.map(({ parameter }) => parameter);

/** Names of a list's state in its address. Several values of one facet are repeated parameters; `pris` is 'min-max' in NOK. */
export const LIST_PARAMETERS: readonly string[] = [
  ...FACET_PARAMETERS,
  ...['pris', 'betaling', 'lager', 'sok', 'sorter', 'side'],
];

export const NO_FILTERS: ListFilters = {
  values: forEachFacet(() => []),
  price: null,
  financing: null,
  inStock: false,
  query: '',
};

export const EMPTY_LIST_QUERY: ListQuery = { filters: NO_FILTERS, sort: 'populaere', page: 1 };

/** The part of URLSearchParams that is used here: rules import no platform types. */
export interface QueryReader {
  readonly get: (name: string) => string | null;
  readonly getAll: (name: string) => readonly string[];
}

const FINANCING = /^(upfront|new-switch|leasenow|(lease|ukko)\d{1,2})$/;

/** F5.5-19: an existing switch costs what a new one does, so both are one state of the list. */
function parseFinancing(text: string | null): FinancingOptionId | null {
  const option = text === 'existing-switch' ? 'new-switch' : text;
  return FINANCING.test(option ?? '') ? option : null;
}

function parseAmount(text: string | undefined): number | undefined {
  return text && /^\d{1,7}$/.test(text) ? Number(text) : undefined;
}

/** 'min-max' in whole NOK, in either order, either end may be missing; any other text is ignored. */
function parsePrice(text: string | null): PriceSpan | null {
  const [from, to, ...rest] = (text ?? '').split('-');
  const [min, max] = [parseAmount(from), parseAmount(to)];
  if (rest.length > 0 || (min === undefined && max === undefined)) return null;
  if (min !== undefined && max !== undefined && min > max) return { min: toOre(max), max: toOre(min) };
  return { ...(min !== undefined && { min: toOre(min) }), ...(max !== undefined && { max: toOre(max) }) };
}

const formatPriceRange = ({ min, max }: PriceSpan): string =>
  [min, max].map((amount) => (amount === undefined ? '' : toNok(amount))).join('-');

/** Reads a list's state from its URL; facet values in any case. What is not understood is ignored, values that the list has not by its index. */
export function parseListQuery(parameters: QueryReader): ListQuery {
  const chosen = (parameter: string): readonly string[] =>
    [
      ...new Set(
        parameters
          .getAll(parameter)
          .filter(Boolean)
          .map((value) => value.toLowerCase()),
      ),
    ].sort();
  const price = parsePrice(parameters.get('pris'));
  const sort = LIST_SORTS.find((each) => each === parameters.get('sorter')) ?? 'populaere';
  const page = parseAmount(parameters.get('side') ?? undefined) ?? 1;
  return {
    filters: {
      values: forEachFacet(({ parameter }) => chosen(parameter)),
      price,
      financing: parseFinancing(parameters.get('betaling')),
      inStock: parameters.get('lager') === '1',
      query: parameters.get('sok')?.trim() ?? '',
    },
    sort,
    page: Math.max(1, page),
  };
}

/** The same state as name–value pairs in one fixed order, defaults left out: one state has one address. */
export function listQueryEntries({ filters, sort, page }: ListQuery): readonly (readonly [string, string])[] {
  const { values, price, financing, inStock, query } = filters;
  return [
    ...FACETS.flatMap(({ id, parameter }) => [...values[id]].sort().map((value) => [parameter, value] as const)),
    ...(price ? [['pris', formatPriceRange(price)] as const] : []),
    ...(financing ? [['betaling', financing] as const] : []),
    ...(inStock ? [['lager', '1'] as const] : []),
    ...(query ? [['sok', query] as const] : []),
    ...(sort === 'populaere' ? [] : [['sorter', sort] as const]),
    ...(page > 1 ? [['side', String(page)] as const] : []),
  ];
}

/** '?merke=apple&side=2', or '' for the plain list. */
export function formatListQuery(query: ListQuery): string {
  const pairs = listQueryEntries(query).map(
    ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%20', '+')}`,
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

export const isFiltered = ({ filters }: ListQuery): boolean =>
  filters.price !== null ||
  filters.inStock ||
  filters.query !== '' ||
  Object.values(filters.values).some((chosen) => chosen.length > 0);

/** Changes filters and goes back to the first page. */
export const withFilters = (query: ListQuery, change: Partial<ListFilters>): ListQuery => ({
  ...query,
  filters: { ...query.filters, ...change },
  page: 1,
});

/** Selects a value, or clears it when it is selected. */
export function toggleFacetValue(query: ListQuery, id: FacetId, value: string): ListQuery {
  const chosen = query.filters.values[id];
  const next = chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];
  return withFilters(query, { values: { ...query.filters.values, [id]: next } });
}

export const withSort = (query: ListQuery, sort: ListSort): ListQuery => ({ ...query, sort, page: 1 });
