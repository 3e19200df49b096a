import { type Ore, subtractOre } from '../../money';
import type { CardItem } from '../model';
import { priceForFinancing } from './financing-price';
import { isAnyInStock } from './in-stock';

/** Whether a product can be bought now: in stock, at a known full price. */
export const isBuyable = (item: CardItem): boolean =>
  isAnyInStock(item.variants.salesStatuses) && priceForFinancing(item, 'upfront') !== null;

/** What the struck price was above today's; null without one. */
export function savingOf({ upfrontPrice }: Pick<CardItem, 'upfrontPrice'>): Ore | null {
  if (upfrontPrice?.before === undefined) return null;
  const saving = subtractOre(upfrontPrice.before, upfrontPrice.upfront);
  return saving > 0 ? saving : null;
}
