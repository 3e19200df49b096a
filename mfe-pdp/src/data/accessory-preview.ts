import {
  ACCESSORY_STEP,
  type AvailabilityRecord,
  type CompatibleAccessory,
  type ProductDetails,
  realAccessories,
  shownAccessories,
} from 'shared-domain/catalogue';
import { kindsOf } from './accessory-kinds';

/** The accessories of a product as far as the HTML holds them. */
export interface AccessoryPreview {
  /** The first ones that may be shown; null: their stock is not known, the browser asks. */
  readonly first: readonly CompatibleAccessory[] | null;
  /** Kinds of all accessories, in their order (P3-39). */
  readonly kinds: readonly string[];
  /** Number of all accessories. */
  readonly total: number;
}

/** Those whose stock the server asks for: some may not appear in the shop, three are shown (P9-10). */
const ASKED = 2 * ACCESSORY_STEP;

const all = ({ product: { compatibleAccessories = [] } }: ProductDetails): readonly CompatibleAccessory[] =>
  realAccessories(compatibleAccessories);

/** Skus of the accessories that may be the first. */
export const previewedSkus = (details: ProductDetails): readonly string[] =>
  all(details)
    .slice(0, ASKED)
    .flatMap(({ variants }) => variants.map(({ sku }) => sku));

/**
 * What the HTML holds of a product's accessories: the first three that may be shown (P5-9, P9-10), and what else there is.
 *
 * @param availability at least of `previewedSkus`; null: not known
 * @returns null without any
 */
export function accessoryPreview(
  details: ProductDetails,
  availability: readonly AvailabilityRecord[] | null,
): AccessoryPreview | null {
  const accessories = all(details);
  if (accessories.length === 0) return null;
  return {
    first: availability && shownAccessories(accessories.slice(0, ASKED), availability).slice(0, ACCESSORY_STEP),
    kinds: kindsOf(accessories),
    total: accessories.length,
  };
}
