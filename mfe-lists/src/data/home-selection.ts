import {
  type FinancingOptionId,
  isAnyInStock,
  priceForFinancing,
  type ProductListItem,
  sortItems,
} from 'shared-domain/catalogue';
import { type Ore, subtractOre } from 'shared-domain/money';

const SHOWN = 4;

type Items = readonly ProductListItem[];

export const isNewHandset = ({ type }: ProductListItem): boolean => type === 'HANDSET';
export const isPreowned = ({ type }: ProductListItem): boolean => type === 'HANDSET-PREOWNED';

const canBeBought = (item: ProductListItem): boolean =>
  isAnyInStock(item.variants.salesStatuses) && priceForFinancing(item, 'upfront') !== null;
const mostPopular = (items: Items): Items => sortItems(items, 'populaere', null);

/** The phone that the page opens with: the most popular new one. */
export const leadHandset = (handsets: Items): ProductListItem | null =>
  mostPopular(handsets.filter((item) => isNewHandset(item) && canBeBought(item)))[0] ?? null;

/** The phones that came last, or come next; the lead is above them already. */
export const newestHandsets = (handsets: Items, lead: ProductListItem | null): Items =>
  sortItems(
    handsets.filter((item) => isNewHandset(item) && canBeBought(item) && item !== lead),
    'nyeste',
    null,
  ).slice(0, SHOWN);

/** What the struck price was above today's; null without one. */
export function savingOf({ upfrontPrice }: ProductListItem): Ore | null {
  if (upfrontPrice?.before === undefined) return null;
  const saving = subtractOre(upfrontPrice.before, upfrontPrice.upfront);
  return saving > 0 ? saving : null;
}

/** Products with a struck price, the biggest saving first; of equal ones the one that saves the larger share. */
export function biggestSavings(items: Items, shownElsewhere: Items): Items {
  const saving = (item: ProductListItem): number => savingOf(item) ?? 0;
  const share = (item: ProductListItem): number => saving(item) / (item.upfrontPrice?.before ?? 1);
  return items
    .filter((item) => savingOf(item) !== null && canBeBought(item) && !shownElsewhere.includes(item))
    .sort((one, other) => saving(other) - saving(one) || share(other) - share(one))
    .slice(0, SHOWN);
}

/** The most popular of each kind of accessory. */
export function oneOfEachKind(accessories: Items, shownElsewhere: Items): Items {
  const offered = mostPopular(accessories.filter((item) => canBeBought(item) && !shownElsewhere.includes(item)));
  return offered
    .filter((item, index) => offered.findIndex(({ subType }) => subType === item.subType) === index)
    .slice(0, SHOWN);
}

/** What costs least by a way to pay; null when nothing is sold that way. */
export function cheapestBy(items: Items, financing: FinancingOptionId): ProductListItem | null {
  const price = (item: ProductListItem): number => priceForFinancing(item, financing) ?? Infinity;
  return (
    items
      .filter((item) => canBeBought(item) && price(item) < Infinity)
      .sort((one, other) => price(one) - price(other))[0] ?? null
  );
}
