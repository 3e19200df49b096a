import { isInStock, isPresale, sizeLabel } from 'shared-domain/catalogue';
import { fetchProductInfoMini, type ProductInfoMini } from 'shared-domain/catalogue/io';
import type { PlanDevice } from './plan-sections';

type Item = ProductInfoMini['items'][number];

function toPlanDevice(item: Item): PlanDevice | null {
  const { sku, type, name, size, color, href, image, upfrontPrice, hidePrices, salesStatus } = item;
  const isPhone = type === 'HANDSET' || type === 'HANDSET-PREOWNED';
  // A device that opens later or is sold out is bought on its own page.
  if (!isPhone || !upfrontPrice || hidePrices || isPresale(salesStatus) || !isInStock(salesStatus)) return null;
  return {
    sku,
    name: [name, size && sizeLabel(size), color.name].filter(Boolean).join(', '),
    href,
    image,
    price: upfrontPrice.upfront,
    ...(upfrontPrice.before !== undefined && { before: upfrontPrice.before }),
  };
}

/** A consumer's phone; null: it cannot be bought now, or could not be read. */
export async function loadPlanDevice(sku: string, signal: AbortSignal): Promise<PlanDevice | null> {
  const found = await fetchProductInfoMini('B2C', [sku], { signal });
  const [item] = found.ok ? found.value : [];
  return item ? toPlanDevice(item) : null;
}
