import { sizeLabel } from '../../catalogue';
import { ok, type Result } from '../../kernel';
import { type Ore, toNok } from '../../money';
import type { AnalyticsProduct, ListedProduct, ShownProduct } from '../model';
import { resolveCategory } from './item-category';

type Shown = Pick<AnalyticsProduct, 'id' | 'name'> & {
  readonly type: string;
  readonly brand: string;
  readonly variant: string;
  readonly price: Ore | undefined;
};

function toProduct({ id, name, type, brand, variant, price }: Shown): Result<AnalyticsProduct, string> {
  const category = resolveCategory(type);
  if (!category.ok) return category;
  return ok({
    id,
    name,
    category: category.value,
    brand,
    ...(variant && { variant }),
    ...(price !== undefined && { price: toNok(price) }),
  });
}

/** A card of a list by its first sku and full price; a failure is the message to log (F7.7-5, F8-16). Hidden prices are left out. */
export function ofListItem({
  sku,
  name,
  type,
  brand,
  hidePrices,
  upfrontPrice,
}: ListedProduct): Result<AnalyticsProduct, string> {
  return toProduct({
    id: sku ?? name,
    name,
    type: String(type),
    brand,
    variant: '',
    price: hidePrices ? undefined : upfrontPrice?.upfront,
  });
}

/** The variant that a product page shows (F7.7-5, F8-16). */
export function ofVariant(
  { name, type, brand, hidePrices }: ShownProduct['product'],
  { sku, color, size, prices }: ShownProduct['variant'],
): Result<AnalyticsProduct, string> {
  const variant = [color.name, size === null ? '' : sizeLabel(size)].filter(Boolean).join(', ');
  return toProduct({ id: sku, name, type, brand, variant, price: hidePrices ? undefined : prices.upfront?.upfront });
}
