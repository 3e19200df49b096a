import type { CardItem, HighlightItem, ProductListItem } from '../model';
import { bestStatus } from './list-card';
import { compareSizes } from './size';

/** What the cards of a list read of a product; the card is the same as that of the whole product. */
export function toCardItem(item: ProductListItem | HighlightItem): CardItem {
  const { brand, name, href, image, variants, upfrontPrice, leasePrice, switchPrice, ukkoPrice, flashText } = item;
  const sizes = [...item.sizes].sort(compareSizes);
  return {
    brand,
    name,
    href,
    image,
    sizes: sizes.filter((_, place) => place === 0 || place === sizes.length - 1),
    variants: {
      colors: variants.colors.map(({ name: colour, html }) => ({ name: colour, html })),
      salesStatuses: [bestStatus(item)],
    },
    upfrontPrice: upfrontPrice && {
      upfront: upfrontPrice.upfront,
      ...(upfrontPrice.before !== undefined && { before: upfrontPrice.before }),
    },
    leasePrice: leasePrice.map(({ duration, code, upfront, monthly, minimumTotal }) => ({
      duration,
      code,
      upfront,
      monthly,
      ...(minimumTotal !== undefined && { minimumTotal }),
    })),
    switchPrice: switchPrice && { monthly: switchPrice.monthly },
    ...(ukkoPrice && { ukkoPrice }),
    ...(flashText && { flashText }),
    hidePrices: item.hidePrices,
  };
}
