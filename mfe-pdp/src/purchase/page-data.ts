import {
  type AvailabilityRecord,
  type ProductDetails,
  type ProductVariant,
  variantBySlug,
} from 'shared-domain/catalogue';
import type { PageProps } from 'shared-domain/contracts/exposes';
import type { Offering } from 'shared-domain/subscription';

/** The summary of a product's accessories in the HTML: the browser fetches them when the visitor comes near them. */
export interface AccessorySummary {
  /** Kinds of all accessories, in their order (P3-39). */
  readonly kinds: readonly string[];
  /** Number of all accessories; some may not appear in the shop (P5-9). */
  readonly total: number;
}

export interface ProductPageData {
  readonly details: ProductDetails;
  /** Null when they could not be read: the browser asks again. */
  readonly offerings: readonly Offering[] | null;
  /** Stock of all variants as the server read it; null: the view model says what is sold until the browser has asked. */
  readonly availability: readonly AvailabilityRecord[] | null;
  /** Null: nothing fits the product, or it is sold without accessories. */
  readonly accessories: AccessorySummary | null;
}

/** The realm is `useRealm`'s. */
export type ProductPageProps = Omit<PageProps<ProductPageData>, 'realm'>;

/** The variant of a page's path: a change of variant shows the same data differently (P2-2). */
export function variantOfPath({ variants, selectedVariantSlug }: ProductDetails, pathname: string): ProductVariant {
  return variants.find(({ href }) => href === pathname) ?? variantBySlug(variants, selectedVariantSlug);
}
