import { compareSizes, reviewStars, type SalesStatus, stockStatusOfSale } from 'shared-domain/catalogue';
import type { ProductListItemWire } from 'shared-domain/catalogue/io';
import type { Realm } from 'shared-domain/contracts/realm';
import { formatPrice, toOre, withoutVat } from 'shared-domain/money';
import { hrefIn, linkHref, mainImageOf, rootPathOf, sizeSlug } from '../addresses';
import { salesStatusOf } from '../life-cycle';
import { type Catalogue, type Product, soldIn, type Variant } from '../model';
import { webdealsOf } from '../offers/product-offers';
import { listPrices } from '../prices/prices';
import { texts } from '../texts/nb';
import { madeFor } from './compatible-accessories';

const distinctColours = (product: Product): Product['colours'] =>
  product.colours.filter(({ slug }) => product.variants.some((variant) => variant.colour.slug === slug));

const looksAlike = (one: SalesStatus, other: SalesStatus): boolean => {
  const [a, b] = [stockStatusOfSale(one), stockStatusOfSale(other)];
  return a.tone === b.tone && a.text.key === b.text.key;
};

function toColours(product: Product, realm: Realm, nowMs: number): ProductListItemWire['variants']['colors'] {
  const lead = salesStatusOf(product.defaultVariant, nowMs);
  return distinctColours(product).map((colour) => {
    const variants = product.variants.filter((variant) => variant.colour.slug === colour.slug);
    const shown = variants.find((variant) => variant === product.defaultVariant) ?? variants[0];
    const status = shown && salesStatusOf(shown, nowMs);
    return {
      name: colour.name,
      nameGrouped: colour.group,
      html: colour.html,
      image: mainImageOf(product, colour.slug),
      ...(shown ? { href: linkHref(realm, product, shown) } : {}),
      ...(status && !looksAlike(status, lead) && { salesStatus: status }),
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

/** The variants, that which is shown for the product first. */
const shownFirst = ({ variants, defaultVariant }: Product): readonly [Variant, ...Variant[]] => [
  defaultVariant,
  ...variants.filter((variant) => variant !== defaultVariant),
];

/** The variant shown for the product, and the others (F3.5-1). */
function toMembers([{ slug, size }, ...others]: ReturnType<typeof shownFirst>): Pick<
  ProductListItemWire,
  'memberSlug' | 'sizeSlug' | 'additionalMemberSlugs'
> {
  return {
    memberSlug: slug,
    ...(size === null ? {} : { sizeSlug: sizeSlug(size) }),
    additionalMemberSlugs: others.map((variant) => variant.slug),
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

function ratingOf({ reviews, hideReviewStars }: Product): Pick<ProductListItemWire, 'rating'> {
  const rating = reviewStars({ lipscore: reviews?.customers, hideReviewStars });
  return rating ? { rating } : {};
}

const SELECTED_FOR = { CHILDREN: 'barn', SENIORS: 'senior' } as const;

/** What is on offer, and what is good for somebody. */
function selectionsOf({ defaultVariant, suitedFor = [] }: Product): Pick<ProductListItemWire, 'selections'> {
  const values = [
    ...(defaultVariant.beforeOre === null ? [] : (['tilbud'] as const)),
    ...suitedFor.map((who) => SELECTED_FOR[who]),
  ];
  return values.length > 0 ? { selections: values.map((value) => ({ value, name: texts.selections[value] })) } : {};
}

/**
 * The product's badge. One that says what is saved is about the struck price of consumers: nothing is struck without it, in an agreement nothing at
 * all, and a business saves less, without VAT.
 */
export const badgeOf = (
  { flashText, defaultVariant }: Pick<Product, 'flashText'> & { readonly defaultVariant: Pick<Variant, 'beforeOre'> },
  realm: Realm,
): Pick<ProductListItemWire, 'flashText'> =>
  flashText && (flashText.kind !== 'offer' || (realm === 'B2C' && defaultVariant.beforeOre !== null))
    ? { flashText }
    : {};

/** Businesses see amounts without VAT. */
function usedFacts({ preowned }: Product, realm: Realm): Pick<ProductListItemWire, 'grade'> {
  if (!preowned) return {};
  const newPrice = preowned.newPrice === undefined ? undefined : toOre(preowned.newPrice);
  const shown = newPrice && formatPrice(realm === 'B2C' ? newPrice : withoutVat(newPrice));
  return { grade: texts.usedFacts({ ...preowned, newPrice: shown }) };
}

/** The same without accessories, which no list and no card of the shop reads. */
export function toListRow(product: Product, catalogue: Catalogue, realm: Realm, nowMs: number): ProductListItemWire {
  const prices = listPrices(product, catalogue.plans, realm, webdealsOf(catalogue, product, realm, nowMs));
  const variants = shownFirst(product);
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
    skus: variants.map(({ sku }) => sku),
    sizes: [...sizes].sort(compareSizes),
    ...toMembers(variants),
    position: product.position,
    releaseDate: product.releaseDate,
    variants: {
      colors: toColours(product, realm, nowMs),
      salesStatuses: variants.map((variant) => salesStatusOf(variant, nowMs)),
    },
    defaultVariantsIndex: Math.max(
      0,
      distinctColours(product).findIndex(({ slug }) => slug === product.defaultVariant.colour.slug),
    ),
    ...prices,
    ...leadingFinancing(prices),
    hwInfo: { urlRoot: rootPathOf(product.type, realm) },
    compatibleModels: toCompatibleModels(product, catalogue),
    ...badgeOf(product, realm),
    ...ratingOf(product),
    ...usedFacts(product, realm),
    ...selectionsOf(product),
    hidePrices: product.hidePrices ?? false,
  };
}
