import type { ProductVariantWire } from 'shared-domain/catalogue/io';
import { hrefIn, sizeSlug } from '../addresses';
import { imagesOf } from '../images';
import { salesStatusOf } from '../life-cycle';
import type { Product, Variant } from '../model';
import { webdealsOf } from '../offers/webdeals-of';
import { financingMethodsOf } from '../prices/financing-methods';
import { variantPrices } from '../prices/prices';
import type { DetailsContext } from './details-context';
import { ukkoModel } from './ukko-model';

/** Names of one variant (P3-1). */
function namesOf(
  product: Product,
  { size, colour }: Variant,
): Pick<ProductVariantWire, 'sizeSlug' | 'variantTitle' | 'variantHeading'> {
  return {
    ...(size === null ? {} : { sizeSlug: sizeSlug(size) }),
    variantTitle: [product.name, size, colour.name.toLowerCase()].filter(Boolean).join(', '),
    variantHeading: `${product.brand} ${product.model}`,
  };
}

/** One variant of a product page (P3-1, P3-4, P3-7). */
export function toVariantModel(
  product: Product,
  variant: Variant,
  { catalogue, realm, nowMs }: DetailsContext,
): ProductVariantWire {
  const webdeals = webdealsOf(catalogue, product, realm, nowMs);
  return {
    variantSlug: variant.slug,
    sku: variant.sku,
    ...(variant.ean === undefined ? {} : { ean: variant.ean }),
    color: { name: variant.colour.name, html: variant.colour.html },
    size: variant.size,
    ...namesOf(product, variant),
    href: hrefIn(realm, variant.path),
    images: [...imagesOf(product, variant.colour.slug)],
    financingMethods: financingMethodsOf(product, catalogue.plans, realm),
    prices: variantPrices(product, variant, catalogue.plans, realm, webdeals),
    salesStatus: salesStatusOf(variant, nowMs),
    ...ukkoModel(product, variant, catalogue.plans, realm),
  };
}
