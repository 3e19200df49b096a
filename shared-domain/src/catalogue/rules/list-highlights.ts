import type { HighlightItem } from '../io/list-wire';
import { isBuyable, savingOf } from './card-item';
import { financingChoices } from './financing-choices';
import { priceForFinancing } from './financing-price';
import { sortItems } from './list-sort';

/** How many of each a front page may pick from: it shows four, and leaves out those that it shows elsewhere. */
const FIRST = 2;
const POPULAR = 6;
const NEWEST = 6;
const SAVINGS = 10;

type Items<Item> = readonly Item[];

function ofEachKind<Item extends HighlightItem>(items: Items<Item>): readonly Items<Item>[] {
  const kinds = new Map<string, Item[]>();
  for (const item of items) {
    const kind = `${item.type} ${item.subType}`;
    const known = kinds.get(kind);
    if (known) known.push(item);
    else kinds.set(kind, [item]);
  }
  return [...kinds.values()];
}

/** The product with the lowest price by an option, the first of equal ones. */
export function cheapestBy<Item extends HighlightItem>(items: Items<Item>, option: string): Item | null {
  return items.filter(isBuyable).reduce<Item | null>((best, item) => {
    const [price, lowest] = [priceForFinancing(item, option), best && priceForFinancing(best, option)];
    return price !== null && (lowest === null || price < lowest) ? item : best;
  }, null);
}

/** Products with a struck price, the biggest saving first; of equal ones the one that saves the larger share. */
export function bySaving<Item extends HighlightItem>(items: Items<Item>): Items<Item> {
  const saving = (item: Item): number => savingOf(item) ?? 0;
  const share = (item: Item): number => saving(item) / (item.upfrontPrice?.before ?? 1);
  return items
    .filter((item) => savingOf(item) !== null && isBuyable(item))
    .sort((one, other) => saving(other) - saving(one) || share(other) - share(one));
}

/**
 * The products of a list that a front page may pick, whatever else it shows: of each kind the first, the most popular, the newest and
 * the cheapest, and those that save the most. In the order of the list.
 */
export function listHighlights<Item extends HighlightItem>(items: Items<Item>): Items<Item> {
  const ofKind = (kind: Items<Item>): Items<Item> => {
    const sold = kind.filter(isBuyable);
    return [
      ...kind.slice(0, FIRST),
      ...sortItems(sold, 'populaere', null).slice(0, POPULAR),
      ...sortItems(sold, 'nyeste', null).slice(0, NEWEST),
      ...financingChoices(kind).flatMap(({ value }) => cheapestBy(kind, value) ?? []),
    ];
  };
  const picked = new Set([...ofEachKind(items).flatMap(ofKind), ...bySaving(items).slice(0, SAVINGS)]);
  return items.filter((item) => picked.has(item));
}
