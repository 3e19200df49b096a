import type { AccessoryVariant, AvailabilityRecord, CompatibleAccessory } from '../model';
import { toContent } from './placeholder';

/** A placeholder brand marks an accessory that is not shown (P9-16). */
const isReal = ({ brand }: CompatibleAccessory): boolean => toContent(brand) !== null;

/**
 * The accessories that may be shown with a device (P5-9, F5.5-1): only variants that may appear in the shop according to the channel, no
 * accessory without such a variant, no placeholder (P9-16). The order is kept.
 *
 * @param availability records of the variants' skus; a sku without a record does not appear
 */
export function shownAccessories(
  accessories: readonly CompatibleAccessory[],
  availability: readonly AvailabilityRecord[],
): readonly CompatibleAccessory[] {
  const appearing = new Set(
    availability
      .filter(({ availabilityStatus }) => availabilityStatus.shouldAppearInShop)
      .map(({ productCode }) => productCode),
  );
  const appears = ({ sku }: AccessoryVariant): boolean => appearing.has(sku);
  return accessories
    .filter(isReal)
    .map((accessory) => ({ ...accessory, variants: accessory.variants.filter(appears) }))
    .filter(({ variants }) => variants.length > 0);
}
