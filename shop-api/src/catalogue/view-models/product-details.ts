import { productBreadcrumbs, toBreadcrumbs, variantBySlug } from 'shared-domain/catalogue';
import type { ProductDetailsWire } from 'shared-domain/catalogue/io';
import type { Realm } from 'shared-domain/contracts/realm';
import { hrefIn, pathInCatalogue, productPath } from '../addresses';
import { type Catalogue, type Product, soldIn, type Variant } from '../model';
import type { DetailsContext } from './details-context';
import { nearestProducts, type NearProduct } from './nearest-products';
import { toProductModel } from './product-model';
import { toVariantModel } from './variant-model';

export type DetailsAnswer =
  | { readonly kind: 'found'; readonly details: ProductDetailsWire }
  | { readonly kind: 'moved'; readonly redirectTo: string }
  | { readonly kind: 'unknown'; readonly near: readonly NearProduct[] };

function detailsOf(product: Product, selected: Variant, context: DetailsContext): ProductDetailsWire {
  const { realm, ukkoRoot } = context;
  const variants = product.variants.map((variant) => toVariantModel(product, variant, context));
  const trail = {
    ...product,
    realm,
    href: hrefIn(realm, selected.path),
    ...(ukkoRoot === undefined ? {} : { ukkoRoot }),
  };
  return {
    product: toProductModel(product, variants, variantBySlug(variants, selected.slug), context),
    selectedVariantSlug: selected.slug,
    variants,
    breadcrumbs: [...toBreadcrumbs(productBreadcrumbs(trail))],
  };
}

/** The current path in the realm for a former path; of the same variant if the path named one. */
function currentHref(catalogue: Catalogue, path: string, realm: Realm): string | null {
  const sku = catalogue.skuByFormerPath.get(path);
  const product = sku === undefined ? undefined : catalogue.productBySku.get(sku);
  const variant = sku === undefined ? undefined : catalogue.variantBySku.get(sku);
  if (!product || !variant || !soldIn(product, realm)) return null;
  const namesVariant = path.split('/').length === variant.path.split('/').length;
  return hrefIn(realm, namesVariant ? variant.path : productPath(product));
}

/**
 * The whole model of the product at a path (P3-1..16, P3-27, P3-38).
 *
 * @param pathname as in the browser, e.g. '/bedrift/mobiltelefoner/apple/iphone-17/sort-256gb/'; without a variant the default one
 */
export function productDetails(pathname: string, context: DetailsContext): DetailsAnswer {
  const { catalogue, realm } = context;
  const path = pathInCatalogue(realm, pathname) ?? '/';
  const product = catalogue.productByPath.get(path);
  if (product && soldIn(product, realm)) {
    return {
      kind: 'found',
      details: detailsOf(product, catalogue.variantByPath.get(path) ?? product.defaultVariant, context),
    };
  }
  const redirectTo = currentHref(catalogue, path, realm);
  return redirectTo === null
    ? { kind: 'unknown', near: nearestProducts(path, catalogue, realm) }
    : { kind: 'moved', redirectTo };
}
