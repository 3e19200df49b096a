import { bySaving, isBuyable, sortItems } from 'shared-domain/catalogue';
import type { HighlightItem } from 'shared-domain/catalogue/io';

const SHOWN = 4;

type Items = readonly HighlightItem[];

export const isNewHandset = ({ type }: HighlightItem): boolean => type === 'HANDSET';
export const isPreowned = ({ type }: HighlightItem): boolean => type === 'HANDSET-PREOWNED';

const mostPopular = (items: Items): Items => sortItems(items, 'populaere', null);

/** The phone that the page opens with: the most popular new one. */
export const leadHandset = (handsets: Items): HighlightItem | null =>
  mostPopular(handsets.filter((item) => isNewHandset(item) && isBuyable(item)))[0] ?? null;

/** The phones that came last, or come next; the lead is above them already. */
export const newestHandsets = (handsets: Items, lead: HighlightItem | null): Items =>
  sortItems(
    handsets.filter((item) => isNewHandset(item) && isBuyable(item) && item !== lead),
    'nyeste',
    null,
  ).slice(0, SHOWN);

export const biggestSavings = (items: Items, shownElsewhere: Items): Items =>
  bySaving(items.filter((item) => !shownElsewhere.includes(item))).slice(0, SHOWN);

/** The most popular of each kind of accessory. */
export function oneOfEachKind(accessories: Items, shownElsewhere: Items): Items {
  const offered = mostPopular(accessories.filter((item) => isBuyable(item) && !shownElsewhere.includes(item)));
  return offered
    .filter((item, index) => offered.findIndex(({ subType }) => subType === item.subType) === index)
    .slice(0, SHOWN);
}
