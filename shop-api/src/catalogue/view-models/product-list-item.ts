import { compareSizes } from 'shared-domain/catalogue';
import type { ProductListItemWire } from 'shared-domain/catalogue/io';
import type { Realm } from 'shared-domain/contracts/realm';
import { hrefIn, linkHref, mainImageOf, rootPathOf, sizeSlug } from '../addresses';
import { salesStatusOf } from '../life-cycle';
import { type Catalogue, type Product, soldIn } from '../model';
import { listPrices } from '../prices/prices';
import { madeFor } from './compatible-accessories';

const distinctColours = (product: Product): Product['colours'] =>
  product.colours.filter(({ slug }) => product.variants.some((variant) => variant.colour.slug === slug));

function toColours(product: Product, realm: Realm): ProductListItemWire['variants']['colors'] {
  return distinctColours(product).map((colour) => {
    const variants = product.variants.filter((variant) => variant.colour.slug === colour.slug);
    const shown = variants.find((variant) => variant === product.defaultVariant) ?? variants[0];
    return {
      name: colour.name,
      nameGrouped: colour.group,
      html: colour.html,
      image: mainImageOf(product, colour.slug),
      ...(shown ? { href: linkHref(realm, product, shown) } : {}),
    };
  });
}

/** Devices that an accessory is made for (F3.5-4). */
function toCompatibleModels(product: Product, catalogue: Catalogue): ProductListItemWire['compatibleModels'] {
  return [...new Set(product.compatibleModels)]
    .flatMap((slug) => catalogue.productsByModel.get(slug) ?? [])
    .map((model) => ({
      brand: model.brand,
      brandSlug: model.brandSlug,
      modelSlug: model.modelSlug,
      modelShortName: model.model,
      hwType: model.type,
      subHwType: model.subType,
      releaseDate: model.releaseDate,
    }));
}

/** Accessories made for a device (F3.5-4). */
function toAccessories(
  device: Product,
  catalogue: Catalogue,
  realm: Realm,
): Pick<ProductListItemWire, 'compatibleAccessories'> {
  const accessories = madeFor(device, catalogue).filter((accessory) => soldIn(accessory, realm));
  if (accessories.length === 0) return {};
  return {
    compatibleAccessories: accessories.map(
      ({ brand, brandSlug, modelSlug, model, type, subType, releaseDate, variants }) => ({
        brand,
        brandSlug,
        modelSlug,
        modelShortName: model,
        hwType: type,
        subHwType: subType,
        releaseDate,
        variants: variants.map(({ sku }) => ({ sku })),
      }),
    ),
  };
}

/** The variant shown for the product, and the others (F3.5-1). */
function toMembers({
  variants,
  defaultVariant,
}: Product): Pick<ProductListItemWire, 'memberSlug' | 'sizeSlug' | 'additionalMemberSlugs'> {
  const { slug, size } = defaultVariant;
  return {
    memberSlug: slug,
    ...(size === null ? {} : { sizeSlug: sizeSlug(size) }),
    additionalMemberSlugs: variants.filter((variant) => variant !== defaultVariant).map((variant) => variant.slug),
  };
}

/** The financing that a card shows first (F3.5-5). */
function leadingFinancing({
  ukkoPrice,
  leasePrice,
  upfrontPrice,
}: ReturnType<typeof listPrices>): Pick<ProductListItemWire, 'financingType' | 'financingOption'> {
  const [lease] = leasePrice;
  if (ukkoPrice) return { financingType: 'ukko', financingOption: { code: ukkoPrice.duration } };
  if (lease) return { financingType: 'lease', financingOption: { code: lease.code } };
  return upfrontPrice ? { financingType: 'upfront', financingOption: { code: 'upfront' } } : {};
}

/** A product of a list (F3.5), with the accessories that are made for it. */
export const toListItem = (
  product: Product,
  catalogue: Catalogue,
  realm: Realm,
  nowMs: number,
): ProductListItemWire => ({
  ...toListRow(product, catalogue, realm, nowMs),
  ...toAccessories(product, catalogue, realm),
});

/** The same without accessories, which no list and no card of the shop reads. */
export function toListRow(product: Product, catalogue: Catalogue, realm: Realm, nowMs: number): ProductListItemWire {
  const prices = listPrices(product, catalogue.plans, realm);
  const sizes = new Set(product.variants.flatMap(({ size }) => (size === null ? [] : [size])));
  return {
    type: product.type,
    subType: product.subType,
    ...(product.energyClass === undefined ? {} : { energyClass: product.energyClass }),
    brand: product.brand,
    brandSlug: product.brandSlug,
    model: product.model,
    modelSlug: product.modelSlug,
    name: product.name,
    href: hrefIn(realm, product.path),
    image: mainImageOf(product),
    skus: product.variants.map(({ sku }) => sku),
    sizes: [...sizes].sort(compareSizes),
    ...toMembers(product),
    position: product.position,
    releaseDate: product.releaseDate,
    variants: {
      colors: toColours(product, realm),
      salesStatuses: product.variants.map((variant) => salesStatusOf(variant, nowMs)),
    },
    defaultVariantsIndex: Math.max(
      0,
      distinctColours(product).findIndex(({ slug }) => slug === product.defaultVariant.colour.slug),
    ),
    ...prices,
    ...leadingFinancing(prices),
    hwInfo: { urlRoot: rootPathOf(product.type, realm) },
    compatibleModels: toCompatibleModels(product, catalogue),
    ...(product.flashText ? { flashText: product.flashText } : {}),
    hidePrices: product.hidePrices ?? false,
  };
}
