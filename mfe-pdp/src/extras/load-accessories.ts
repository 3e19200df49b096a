import { type CompatibleAccessory, realAccessories, shownAccessories } from 'shared-domain/catalogue';
import { fetchAvailability, fetchProductDetails } from 'shared-domain/catalogue/io';
import type { Realm } from 'shared-domain/contracts/realm';

/**
 * All accessories that may be shown with a product (P5-9, F5.5-1), by the path of its page.
 *
 * @returns null when product or stock could not be read
 */
export async function loadAccessories(realm: Realm, pathname: string): Promise<readonly CompatibleAccessory[] | null> {
  const answer = await fetchProductDetails(realm, pathname);
  if (!answer.ok || answer.value.kind !== 'product') return null;
  const accessories = realAccessories(answer.value.details.product.compatibleAccessories ?? []);
  const skus = accessories.flatMap(({ variants }) => variants.map(({ sku }) => sku));
  const availability = await fetchAvailability(skus);
  return availability.length === 0 && skus.length > 0 ? null : shownAccessories(accessories, availability);
}
