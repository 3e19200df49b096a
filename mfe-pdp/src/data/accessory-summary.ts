import { type ProductDetails, realAccessories } from 'shared-domain/catalogue';
import { kindsOf } from './accessory-kinds';

/** What the HTML holds of a product's accessories: the browser fetches them when it comes near them. */
export interface AccessorySummary {
  /** Kinds of all accessories, in their order (P3-39). */
  readonly kinds: readonly string[];
  /** Number of all accessories; some may not appear in the shop (P5-9). */
  readonly total: number;
}

/** @returns null without any */
export function accessorySummary({ product: { compatibleAccessories = [] } }: ProductDetails): AccessorySummary | null {
  const accessories = realAccessories(compatibleAccessories);
  return accessories.length === 0 ? null : { kinds: kindsOf(accessories), total: accessories.length };
}
