import type { CartItem } from 'shared-domain/cart';
import { sizeLabel } from 'shared-domain/catalogue';
import { fetchProductInfoMini, parseSeenProducts, storedSeenProducts } from 'shared-domain/catalogue/io';
import { formatPrice } from 'shared-domain/money';

export interface SeenRow {
  readonly sku: string;
  readonly name: string;
  readonly href: string;
  readonly image: CartItem['image'];
  /** 'Lyng, 256 GB' */
  readonly detail: string;
  /** '' where none is shown. */
  readonly price: string;
}

/** The products that were looked at on this device, with today's full prices; none when there are none or the call fails. */
export async function loadSeenRows(): Promise<readonly SeenRow[]> {
  const skus = parseSeenProducts(storedSeenProducts()).map(({ sku }) => sku);
  if (skus.length === 0) return [];
  const answer = await fetchProductInfoMini('B2C', skus);
  if (!answer.ok) return [];
  return answer.value.map(({ sku, brand, name, href, image, color, size, upfrontPrice, hidePrices }) => ({
    sku,
    name: `${brand} ${name}`,
    href,
    image,
    detail: size === null ? color.name : `${color.name}, ${sizeLabel(size)}`,
    price: hidePrices || !upfrontPrice ? '' : formatPrice(upfrontPrice.upfront),
  }));
}
