import { type ProductDetails, type ProductVariant, variantBySlug } from 'shared-domain/catalogue';

/** The variant of a page's path: a change of variant shows the same data differently (P2-2). */
export function variantOfPath({ variants, selectedVariantSlug }: ProductDetails, pathname: string): ProductVariant {
  return variants.find(({ href }) => href === pathname) ?? variantBySlug(variants, selectedVariantSlug);
}
