import { productBreadcrumbs, toBreadcrumbs, variantBySlug } from 'shared-domain/catalogue';
import type { ProductDetailsWire } from 'shared-domain/catalogue/io';
import { hrefIn, pathInCatalogue } from '../addresses';
import { type Product, soldIn, type Variant } from '../model';
import { deliveryTerms } from '../offers/delivery-terms';
import type { DetailsContext } from './details-context';
import { toProductModel } from './product-model';
import { toVariantModel } from './variant-model';

function detailsOf(product: Product, selected: Variant, context: DetailsContext): ProductDetailsWire {
  const { catalogue, realm, ukkoRoot, freeShippingLimitOre } = context;
  const variants = product.variants.map((variant) => toVariantModel(product, variant, context));
  const trail = {
    ...product,
    realm,
    href: hrefIn(realm, selected.path),
    ...(ukkoRoot === undefined ? {} : { ukkoRoot }),
  };
  const delivery = deliveryTerms(catalogue.deliveryZones, realm, freeShippingLimitOre);
  return {
    product: toProductModel(product, variants, variantBySlug(variants, selected.slug), context),
    selectedVariantSlug: selected.slug,
    variants,
    breadcrumbs: [...toBreadcrumbs(productBreadcrumbs(trail))],
    ...(delivery && { delivery }),
  };
}

/**
 * The whole model of the product at a path (P3-1..16, P3-27, P3-38); null: no product of the realm has it.
 *
 * @param pathname as in the browser, e.g. '/bedrift/mobiltelefoner/apple/iphone-17/sort-256gb/'; without a variant the default one
 */
export function productDetails(pathname: string, context: DetailsContext): ProductDetailsWire | null {
  const { catalogue, realm } = context;
  const path = pathInCatalogue(realm, pathname) ?? '/';
  const product = catalogue.productByPath.get(path);
  return product && soldIn(product, realm)
    ? detailsOf(product, catalogue.variantByPath.get(path) ?? product.defaultVariant, context)
    : null;
}
