import { isInStock } from 'shared-domain/catalogue';
import type { ProductInfoMiniWire } from 'shared-domain/catalogue/io';
import type { Realm } from 'shared-domain/contracts/realm';
import { linkHref, mainImageOf, pathInCatalogue } from '../addresses';
import { salesStatusOf } from '../life-cycle';
import { type Catalogue, type Product, soldIn } from '../model';
import { variantPrices } from '../prices/prices';

/** As many as a row shows. */
const SHOWN = 4;
/** A product that costs more than half as much again, or less than two thirds, is for another shopper. */
const NEAR = 1.5;

const kindOf = ({ type, subType }: Product): string => (type === 'ACCESSORY' ? `${type} ${subType}` : type);

const isForSale = (product: Product, nowMs: number): boolean =>
  !product.hidePrices &&
  !product.hideBuyButton &&
  !product.hideFromSeo &&
  product.financing.upfront !== false &&
  product.variants.some((variant) => isInStock(salesStatusOf(variant, nowMs)));

/** How many times as much the dearer of two products costs, 1 or more. */
function priceRatio(one: Product, other: Product): number {
  const [a, b] = [one.defaultVariant.priceOre, other.defaultVariant.priceOre];
  return Math.max(a, b) / Math.max(1, Math.min(a, b));
}

const isSameSeries = (one: Product, other: Product): boolean =>
  one.brandSlug === other.brandSlug && one.series !== undefined && one.series === other.series;

/**
 * Products that a shopper may prefer to the one looked at: those of its kind that can be bought now, of its series or of about its price.
 * Its series comes first, then what is nearest in price. An accessory's are of its kind and for the same devices, whatever their price.
 */
export function alternativesTo(
  product: Product,
  catalogue: Catalogue,
  realm: Realm,
  nowMs: number,
): readonly Product[] {
  const devices = new Set(product.compatibleModels ?? []);
  const fitsAlike = ({ compatibleModels = [] }: Product): boolean =>
    devices.size === 0 ? compatibleModels.length === 0 : compatibleModels.some((model) => devices.has(model));
  return catalogue
    .products()
    .filter(
      (other) =>
        other.key !== product.key &&
        kindOf(other) === kindOf(product) &&
        soldIn(other, realm) &&
        isForSale(other, nowMs) &&
        fitsAlike(other),
    )
    .map((other) => ({ other, isSeries: isSameSeries(product, other), ratio: priceRatio(product, other) }))
    .filter(({ isSeries, ratio }) => isSeries || ratio <= NEAR || product.type === 'ACCESSORY')
    .sort(
      (one, two) =>
        Number(two.isSeries) - Number(one.isSeries) || one.ratio - two.ratio || one.other.position - two.other.position,
    )
    .slice(0, SHOWN)
    .map(({ other }) => other);
}

/** Small cards of the products beside the one at a path; none for an unknown path. */
export function relatedProducts(
  catalogue: Catalogue,
  { realm, pathname }: { readonly realm: Realm; readonly pathname: string },
  nowMs: number,
): ProductInfoMiniWire {
  const product = catalogue.productByPath.get(pathInCatalogue(realm, pathname) ?? '/');
  const found = product && soldIn(product, realm) ? alternativesTo(product, catalogue, realm, nowMs) : [];
  return productInfoMini(
    catalogue,
    realm,
    found.map(({ defaultVariant }) => defaultVariant.sku),
    nowMs,
  );
}

/** Small cards (F7.7-1), one per sku in the requested order; skus not sold in the realm are left out. */
export function productInfoMini(
  catalogue: Catalogue,
  realm: Realm,
  skus: readonly string[],
  nowMs: number,
): ProductInfoMiniWire {
  const items = [...new Set(skus)].flatMap((sku) => {
    const product = catalogue.productBySku.get(sku);
    const variant = catalogue.variantBySku.get(sku);
    if (!product || !variant || !soldIn(product, realm)) return [];
    return [
      {
        sku,
        type: product.type,
        subType: product.subType,
        brand: product.brand,
        model: product.model,
        name: product.name,
        color: { name: variant.colour.name, html: variant.colour.html },
        size: variant.size,
        href: linkHref(realm, product, variant),
        image: mainImageOf(product, variant.colour.slug),
        upfrontPrice: variantPrices(product, variant, catalogue.plans, realm).upfront,
        salesStatus: salesStatusOf(variant, nowMs),
        hidePrices: product.hidePrices ?? false,
      },
    ];
  });
  return { realm, items };
}
