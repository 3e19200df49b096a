import {
  accessoryWeight,
  compareSizes,
  LIST_NAMES,
  listPathOf,
  type ListType,
  listTypeOf,
} from 'shared-domain/catalogue';
import type { ProductListItemWire, ProductListWire } from 'shared-domain/catalogue/io';
import type { Realm } from 'shared-domain/contracts/realm';
import { hrefIn, rootPathOf, sizeSlug } from '../addresses';
import { mainImageOf } from '../images';
import { salesStatusOf } from '../life-cycle';
import { type Catalogue, type Product, soldIn } from '../model';
import { listPrices } from '../prices/prices';
import { madeFor } from './compatible-accessories';

const isPreowned = ({ type, subType }: Product): boolean => type === 'HANDSET-PREOWNED' || subType === 'PREOWNED';

/** The consumers' list of phones has new and pre-owned ones; 'Like Fin' only the latter. */
function belongsTo(product: Product, listType: ListType, realm: Realm): boolean {
  if (listType === 'HANDSET-PREOWNED_LIST') return isPreowned(product);
  if (listType === 'HANDSET_LIST' && realm === 'B2C')
    return product.type === 'HANDSET' || product.type === 'HANDSET-PREOWNED';
  return listTypeOf(product.type) === listType;
}

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
      ...(shown ? { href: hrefIn(realm, shown.path) } : {}),
    };
  });
}

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

/** Models and accessories that belong together (F3.5-4). */
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

export function toListItem(product: Product, catalogue: Catalogue, realm: Realm, nowMs: number): ProductListItemWire {
  const prices = listPrices(product, catalogue.plans, realm);
  const sizes = new Set(product.variants.flatMap(({ size }) => (size === null ? [] : [size])));
  return {
    type: product.type,
    subType: product.subType,
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
    ...toAccessories(product, catalogue, realm),
    ...(product.flashText ? { flashText: product.flashText } : {}),
    hidePrices: product.hidePrices ?? false,
  };
}

type Order = (one: ProductListItemWire, other: ProductListItemWire) => number;

/** New phones come before pre-owned ones; the positions of the latter are those of their own list. */
const newFirst: Order = (one, other) =>
  Number(one.type === 'HANDSET-PREOWNED') - Number(other.type === 'HANDSET-PREOWNED');
/** Products with this position or better get the badge 'popular' (F9.13-4). */
const byKind: Order = (one, other) => accessoryWeight(one.subType) - accessoryWeight(other.subType);

/** A whole list (F2.8-1, F3.5). Items are sorted by popularity; `position` is the place on this list, from 1. */
export function productList(catalogue: Catalogue, realm: Realm, listType: ListType, nowMs: number): ProductListWire {
  const first = listType === 'ACCESSORY_LIST' ? byKind : newFirst;
  const items = catalogue.products
    .filter((product) => soldIn(product, realm) && belongsTo(product, listType, realm))
    .map((product) => toListItem(product, catalogue, realm, nowMs))
    .sort((one, other) => first(one, other) || one.position - other.position)
    .map((item, index) => ({ ...item, position: index + 1 }));
  return {
    listType,
    realm,
    title: LIST_NAMES[listType],
    listPath: listPathOf(listType, realm),
    total: items.length,
    items,
  };
}
