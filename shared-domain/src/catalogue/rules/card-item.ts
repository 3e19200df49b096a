import { type Ore, subtractOre } from '../../money';
import type { CardItem, HighlightItem } from '../io/list-wire';
import type { ProductListItem } from '../model';
import { priceForFinancing } from './financing';
import { isAnyInStock } from './in-stock';
import { compareSizes } from './size';

type Colour = CardItem['variants']['colors'][number];

type Preview = Pick<Colour, 'image' | 'href' | 'salesStatus'>;

const previewOf = ({ image, href, salesStatus }: Preview): Preview => ({
  ...(image && { image }),
  ...(href !== undefined && { href }),
  ...(salesStatus && { salesStatus }),
});

/** The fields of a product that cards of lists read; they give the same card as the whole product. */
export function toCardItem(
  item: ProductListItem | HighlightItem,
): CardItem & Pick<ProductListItem, 'type' | 'subType'> {
  const { brand, name, href, image, variants, upfrontPrice, leasePrice, switchPrice, ukkoPrice, flashText } = item;
  const sizes = [...item.sizes].sort(compareSizes);
  const sku = 'skus' in item ? item.skus[0] : item.sku;
  return {
    ...(sku !== undefined && { sku }),
    type: item.type,
    subType: item.subType,
    ...(item.energyClass !== undefined && { energyClass: item.energyClass }),
    brand,
    name,
    href,
    image,
    sizes: sizes.filter((_, place) => place === 0 || place === sizes.length - 1),
    variants: {
      colors: variants.colors.map(({ name: colour, html, ...seen }) => ({
        name: colour,
        html,
        ...(variants.colors.length > 1 && previewOf(seen)),
      })),
      salesStatuses: variants.salesStatuses.slice(0, 1),
    },
    upfrontPrice: upfrontPrice && {
      upfront: upfrontPrice.upfront,
      ...(upfrontPrice.before !== undefined && { before: upfrontPrice.before }),
    },
    leasePrice: leasePrice.map(({ duration, code, upfront, monthly, total, minimumTotal, planMonths }) => ({
      duration,
      code,
      upfront,
      monthly,
      // The larger sum is what a card says.
      ...(minimumTotal === undefined
        ? total !== undefined && { total }
        : { minimumTotal, ...(planMonths !== undefined && { planMonths }) }),
    })),
    switchPrice: switchPrice && {
      monthly: switchPrice.monthly,
      ...(switchPrice.total !== undefined && { total: switchPrice.total }),
    },
    ...(ukkoPrice && { ukkoPrice }),
    ...(flashText && { flashText }),
    ...(item.rating && { rating: item.rating }),
    ...(item.grade !== undefined && { grade: item.grade }),
    hidePrices: item.hidePrices,
  };
}

/** Whether a product can be bought now: in stock, at a known full price. */
export const isBuyable = (item: CardItem): boolean =>
  isAnyInStock(item.variants.salesStatuses) && priceForFinancing(item, 'upfront') !== null;

/** The difference between the struck price and today's; null without one. */
export function savingOf({ upfrontPrice }: Pick<CardItem, 'upfrontPrice'>): Ore | null {
  if (upfrontPrice?.before === undefined) return null;
  const saving = subtractOre(upfrontPrice.before, upfrontPrice.upfront);
  return saving > 0 ? saving : null;
}
