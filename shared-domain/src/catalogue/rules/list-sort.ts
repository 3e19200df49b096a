import { compareNorwegian } from '../../kernel';
import type { HighlightItem } from '../io/list-wire';
import type { FinancingOptionId, ListSort, ProductListItem } from '../model';
import { accessoryWeight } from './accessory-category';
import { priceForFinancing } from './financing';
import { toInstantMs } from './instant';

type Sorted = Pick<
  HighlightItem,
  | 'type'
  | 'subType'
  | 'position'
  | 'releaseDate'
  | 'upfrontPrice'
  | 'leasePrice'
  | 'switchPrice'
  | 'ukkoPrice'
  | 'hidePrices'
> &
  Partial<Pick<ProductListItem, 'brand' | 'model'>>;
type Comparison = (one: Sorted, other: Sorted) => number;

/** Accessories by weight of their kind first (F9.13-4). */
const byPosition: Comparison = (one, other) => {
  const weight = (item: Sorted): number => (item.type === 'ACCESSORY' ? accessoryWeight(item.subType) : 0);
  return weight(one) - weight(other) || one.position - other.position;
};

/** Items without a price come last in both directions. */
const byPrice =
  (financing: FinancingOptionId | null, direction: 1 | -1): Comparison =>
  (one, other) => {
    const [a, b] = [priceForFinancing(one, financing), priceForFinancing(other, financing)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return direction * (a - b);
  };

/** Newest first; items with an unreadable date come last. Each date is read once. */
function byRelease(items: readonly Sorted[]): Comparison {
  const releasedMs = new Map(items.map((item) => [item, toInstantMs(item.releaseDate) ?? 0]));
  return (one, other) => (releasedMs.get(other) ?? 0) - (releasedMs.get(one) ?? 0);
}

const byName: Comparison = (one, other) =>
  compareNorwegian(`${one.brand} ${one.model}`, `${other.brand} ${other.model}`);

/** A sorted copy; ties are sorted by popularity. */
export function sortItems<Item extends Sorted>(
  items: readonly Item[],
  sort: ListSort,
  financing: FinancingOptionId | null,
): readonly Item[] {
  const first: Readonly<Record<ListSort, () => Comparison>> = {
    populaere: () => byPosition,
    'pris-lav': () => byPrice(financing, 1),
    'pris-hoy': () => byPrice(financing, -1),
    nyeste: () => byRelease(items),
    navn: () => byName,
  };
  const compare = first[sort]();
  return [...items].sort((one, other) => compare(one, other) || byPosition(one, other));
}
