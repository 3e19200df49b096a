import {
  type ColourOption,
  colourOptions,
  isSoldOut,
  type ProductVariant,
  resolveSizeSelector,
  type SizeOption,
  sizeOptions,
  type SizeSelector,
  type StockLine,
  variantBySlug,
} from 'shared-domain/catalogue';
import type { ProductPageData } from '../purchase/page-data';

interface WithStock {
  readonly soldOut: boolean;
}

export interface VariantOptions {
  readonly colours: readonly (ColourOption & WithStock)[];
  readonly sizes: readonly (SizeOption & WithStock)[];
  readonly sizeSelector: SizeSelector;
}

/** The colours and sizes to choose among (P2-2), with what a size costs as `priceOf` says it; '' where prices are hidden. */
export function variantOptions(
  { product, variants }: ProductPageData['details'],
  variant: ProductVariant,
  stockOf: (variant: ProductVariant) => StockLine,
  priceOf: (variant: ProductVariant) => string | null,
): VariantOptions {
  const sizes = sizeOptions(variants, variant);
  const withStock = <Option extends { readonly variantSlug: string }>(option: Option) => ({
    ...option,
    soldOut: isSoldOut(stockOf(variantBySlug(variants, option.variantSlug))),
  });
  const price = (slug: string): string => (product.hidePrices ? '' : (priceOf(variantBySlug(variants, slug)) ?? ''));
  return {
    colours: colourOptions(variants, variant).map(withStock),
    sizes: sizes.map((size) => withStock({ ...size, price: price(size.variantSlug) })),
    sizeSelector: resolveSizeSelector(sizes.length, product.showMemberSelectorAlways),
  };
}
