import type { Realm } from '../../contracts/realm';
import { compareNorwegian } from '../../kernel';
import { type Ore, toNok } from '../../money';
import type { ListColumns } from '../io/list-wire';
import type { FacetOptions, ProductListItem } from '../model';
import { type FacetChoice, type FacetDefinition, FACETS } from './facets';
import { financingChoices, priceForFinancing } from './financing';
import { amountOnList } from './flash-badge';
import { isAnyInStock } from './in-stock';
import { toInstantMs } from './instant';

/** Marks a product that every value of the facet matches. */
const ANY = '*';
const UNKNOWN = 'unknown value';

type Columns = Omit<ListColumns, 'listType' | 'realm' | 'version'>;
type FacetColumn = Columns['facets'][number];

/** Each different entry once, in the order of their first use, and the place of each one's entry. */
function distinct(entries: readonly string[]): { readonly known: readonly string[]; readonly of: readonly number[] } {
  const places = new Map<string, number>();
  const of = entries.map((entry) => {
    const place = places.get(entry) ?? places.size;
    places.set(entry, place);
    return place;
  });
  return { known: [...places.keys()], of };
}

function facetColumn(
  definition: FacetDefinition,
  items: readonly ProductListItem[],
  options: FacetOptions,
): FacetColumn {
  const choices = new Map<string, FacetChoice>();
  const chosen = items.map((item) => definition.choicesOf(item, options));
  for (const choice of chosen.flat()) if (!choices.has(choice.value)) choices.set(choice.value, choice);
  const sorted = [...choices.values()].sort(definition.compare);
  const places = new Map(sorted.map(({ value }, place) => [value, place]));
  const sets = items.map((item, index) => {
    if (definition.matches?.(item, UNKNOWN)) return ANY;
    const own = new Set(chosen[index]?.map(({ value }) => places.get(value) ?? 0));
    return [...own].sort((one, other) => one - other).join(',');
  });
  const { known, of } = distinct(sets);
  const values = sorted.map(({ value, name, html }) => ({
    value,
    ...(!definition.textOf && { name }),
    ...(html !== undefined && { html }),
  }));
  return { id: definition.id, values, sets: known.join(';'), of: of.join(',') };
}

/** Differences from the amount before it are short, and alike in the columns of all options. */
function toDifferences(amounts: readonly (Ore | null)[]): string {
  let before = 0;
  return amounts
    .map((amount) => {
      if (amount === null) return '';
      const difference = (amount - before) as Ore;
      before = amount;
      return toNok(difference);
    })
    .join(',');
}

function priceColumns(items: readonly ProductListItem[], realm: Realm): Columns['prices'] {
  const options = financingChoices(items).map(({ value }) => value);
  const priced = items.map((item) =>
    options.map((option) => {
      const amount = priceForFinancing(item, option);
      return amount && amountOnList(amount, option, realm);
    }),
  );
  const byAmount = (one: readonly (Ore | null)[], other: readonly (Ore | null)[]): number => {
    const place = one.findIndex((amount, index) => amount !== other[index]);
    return (one[place] ?? 0) - (other[place] ?? 0);
  };
  const rows = [...new Map(priced.map((row) => [row.join(), row])).values()].sort(byAmount);
  const places = new Map(rows.map((row, place) => [row.join(), place]));
  return {
    options: [...options],
    amounts: options.map((_, index) => toDifferences(rows.map((row) => row[index] ?? null))),
    of: priced.map((row) => places.get(row.join()) ?? 0).join(','),
  };
}

/** The order by brand and model, in the alphabet's order (F9.13-2). */
function nameRanks(items: readonly ProductListItem[]): string {
  const nameOf = ({ brand, model }: ProductListItem): string => `${brand} ${model}`;
  const sorted = [...new Set(items.map(nameOf))].sort(compareNorwegian);
  const ranks = new Map(sorted.map((name, rank) => [name, rank]));
  return items.map((item) => ranks.get(nameOf(item)) ?? 0).join(',');
}

function releaseRanks(items: readonly ProductListItem[]): string {
  const released = items.map(({ releaseDate }) => toInstantMs(releaseDate) ?? 0);
  const newestFirst = [...new Set(released)].sort((one, other) => other - one);
  const ranks = new Map(newestFirst.map((instant, rank) => [instant, rank]));
  return released.map((instant) => ranks.get(instant) ?? 0).join(',');
}

/**
 * A list as columns, from which `createListIndex` answers every query.
 *
 * @param items the whole list by popularity: a product's place in it names the product
 * @param realm whose prices are filtered and sorted by
 */
export function toListColumns(
  items: readonly ProductListItem[],
  options: FacetOptions = {},
  realm: Realm = 'B2C',
): Columns {
  return {
    total: items.length,
    facets: FACETS.map((definition) => facetColumn(definition, items, options)),
    prices: priceColumns(items, realm),
    inStock: items.map(({ variants }) => (isAnyInStock(variants.salesStatuses) ? '1' : '0')).join(''),
    released: releaseRanks(items),
    named: nameRanks(items),
    financing: financingChoices(items, {
      onlySwitch: options.onlySwitch ?? false,
      ...(options.financing && { configured: options.financing }),
    }).map(({ value }) => value),
  };
}
