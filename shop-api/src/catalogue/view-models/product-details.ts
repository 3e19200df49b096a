import { productBreadcrumbs, type ProductDetails, type ProductVariant } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { hrefIn, pathInCatalogue, productPath, rootPathOf } from '../addresses';
import { defaultFinancingType, financingMethodsOf } from '../financing-methods';
import { imagesOf } from '../images';
import { salesStatusOf } from '../life-cycle';
import { soldIn, type Catalogue, type Product, type Variant } from '../model';
import { variantPrices } from '../prices';
import { nearestProducts, type NearProduct } from './nearest-products';

export interface DetailsContext {
  readonly catalogue: Catalogue;
  readonly realm: Realm;
  readonly nowMs: number;
  /** Prefix of offering codes, e.g. 'FJELL'. */
  readonly codePrefix: string;
  /** Where 'Forsiden' leads for an equipment agreement (P2-22). */
  readonly ukkoRoot?: string | undefined;
}

export type DetailsAnswer =
  | { readonly kind: 'found'; readonly details: ProductDetails }
  | { readonly kind: 'moved'; readonly redirectTo: string }
  | { readonly kind: 'unknown'; readonly near: readonly NearProduct[] };

function toVariant(product: Product, variant: Variant, context: DetailsContext): ProductVariant {
  const { catalogue, realm, nowMs, codePrefix } = context;
  return {
    variantSlug: variant.slug,
    sku: variant.sku,
    ...(variant.ean === undefined ? {} : { ean: variant.ean }),
    color: { name: variant.colour.name, html: variant.colour.html },
    size: variant.size,
    href: hrefIn(realm, variant.path),
    images: [...imagesOf(product, variant.colour.slug)],
    financingMethods: financingMethodsOf(product, catalogue.plans, realm, codePrefix),
    prices: variantPrices(product, variant, catalogue.plans, realm),
    salesStatus: salesStatusOf(variant, nowMs),
  };
}

function toProduct(product: Product, variants: readonly ProductVariant[], realm: Realm): ProductDetails['product'] {
  const financing = defaultFinancingType(product, variants[0]?.financingMethods ?? []);
  return {
    type: product.type,
    subType: product.subType,
    rootPath: rootPathOf(product.type, realm),
    name: product.name,
    brand: product.brand,
    brandSlug: product.brandSlug,
    model: product.model,
    modelSlug: product.modelSlug,
    metaDescription: product.metaDescription ?? product.shortDescription,
    shorterDescription: product.shortDescription,
    longDescription: product.longDescription,
    hideFromSEO: product.hideFromSeo ?? false,
    ...(product.energyClass ? { energyClass: product.energyClass } : {}),
    ...(financing ? { defaultFinancingType: financing } : {}),
    hidePrices: product.hidePrices ?? false,
    hideBuyButton: product.hideBuyButton ?? false,
    ...(product.highlightedText ? { highlightedText: product.highlightedText } : {}),
    specifications: product.specifications,
    ...(product.flashText ? { flashText: product.flashText } : {}),
    releaseDate: product.releaseDate,
    showMemberSelectorAlways: false,
  };
}

function detailsOf(product: Product, selected: Variant, context: DetailsContext): ProductDetails {
  const { realm, ukkoRoot } = context;
  const variants = product.variants.map((variant) => toVariant(product, variant, context));
  const trail = { ...product, realm, href: hrefIn(realm, selected.path), ...(ukkoRoot === undefined ? {} : { ukkoRoot }) };
  return {
    product: toProduct(product, variants, realm),
    selectedVariantSlug: selected.slug,
    variants,
    breadcrumbs: [...productBreadcrumbs(trail)],
  };
}

/** Where the product of a former path lives now, in the realm; the variant stays when the path named one. */
function currentHref(catalogue: Catalogue, path: string, realm: Realm): string | null {
  const sku = catalogue.skuByFormerPath.get(path);
  const product = sku === undefined ? undefined : catalogue.productBySku.get(sku);
  const variant = sku === undefined ? undefined : catalogue.variantBySku.get(sku);
  if (!product || !variant || !soldIn(product, realm)) return null;
  const namesVariant = path.split('/').length === variant.path.split('/').length;
  return hrefIn(realm, namesVariant ? variant.path : productPath(product));
}

/**
 * The whole model of the product at a path (P3-1..16).
 *
 * @param pathname as in the browser, e.g. '/bedrift/mobiltelefoner/apple/iphone-17/sort-256gb/'; without a variant the default one
 */
export function productDetails(pathname: string, context: DetailsContext): DetailsAnswer {
  const { catalogue, realm } = context;
  const path = pathInCatalogue(realm, pathname) ?? '/';
  const product = catalogue.productByPath.get(path);
  if (product && soldIn(product, realm)) {
    return { kind: 'found', details: detailsOf(product, catalogue.variantByPath.get(path) ?? product.defaultVariant, context) };
  }
  const redirectTo = currentHref(catalogue, path, realm);
  return redirectTo === null ? { kind: 'unknown', near: nearestProducts(path, catalogue, realm) } : { kind: 'moved', redirectTo };
}
