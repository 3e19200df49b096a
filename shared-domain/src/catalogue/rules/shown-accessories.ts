import type { AccessoryVariant, AvailabilityRecord, CompatibleAccessory } from '../model';
import { toContent } from './placeholder';

/** The accessories without placeholders: their brand marks those (P5-9, P9-16). */
export const realAccessories = (accessories: readonly CompatibleAccessory[]): readonly CompatibleAccessory[] =>
  accessories.filter(({ brand }) => toContent(brand) !== null);

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
  return realAccessories(accessories)
    .map((accessory) => ({ ...accessory, variants: accessory.variants.filter(appears) }))
    .filter(({ variants }) => variants.length > 0);
}
