import { isInStock, isPresale, productBreadcrumbs, toBreadcrumbs, variantBySlug } from 'shared-domain/catalogue';
import type { ProductDetailsWire, ProductVariantWire } from 'shared-domain/catalogue/io';
import { noticePath } from 'shared-domain/contracts/notice-form';
import { isWithoutVat, type Realm } from 'shared-domain/contracts/realm';
import { isAccessoryOnly } from 'shared-domain/delivery';
import { formatPrice, type Ore, subtractOre, toNok, toOre, withoutVat } from 'shared-domain/money';
import { hrefIn, imagesOf, pathInCatalogue, sizeSlug } from '../addresses';
import type { FeedDeliveryZone } from '../feed/delivery';
import { salesStatusOf } from '../life-cycle';
import { type Product, soldIn, type Variant } from '../model';
import { webdealsOf } from '../offers/product-offers';
import { financingMethodsOf } from '../prices/financing-methods';
import { variantPrices } from '../prices/prices';
import { texts } from '../texts/nb';
import type { DetailsContext } from './compatible-accessories';
import { toProductModel, ukkoModel } from './product-model';

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

/** What there is to wait for: the sale, new stock, a lower price. A product that has been phased out does not come again. */
function noticeOf(
  product: Product,
  variant: Variant,
  { realm, nowMs, takesNotices }: DetailsContext,
): Pick<ProductVariantWire, 'notice'> {
  if (!takesNotices || realm === 'UKKO') return {};
  const status = salesStatusOf(variant, nowMs);
  const isPhasingOut = status.name.startsWith('GlobalPhasedOut');
  const word = product.hidePrices || isPresale(status) ? 'salg' : isInStock(status) ? 'pris' : 'lager';
  if (word === 'lager' && isPhasingOut) return {};
  return { notice: { text: texts.notice[word], href: noticePath(realm, { sku: variant.sku, word }) } };
}

/**
 * What speaks for a used device. It is compared with a new one in the smallest size, whose price is known.
 *
 * @param fullPrice NOK, by the campaign that lowers it; null: it is not shown
 */
export function usedFactsOf(
  { preowned, variants }: Product,
  { priceOre }: Variant,
  fullPrice: number | null,
  realm: Realm,
): Pick<ProductVariantWire, 'usedFacts'> {
  if (!preowned) return {};
  const { warrantyYears, batteryHealth, newPrice, condition, inBox } = preowned;
  const saved = subtractOre(toOre(newPrice ?? 0), toOre(fullPrice ?? newPrice ?? 0));
  const isSmallest = variants.every((variant) => variant.priceOre >= priceOre);
  const shown = (amount: Ore): string => formatPrice(isWithoutVat(realm) ? withoutVat(amount) : amount);
  return {
    usedFacts: [
      ...(isSmallest && saved > 0 ? [texts.saving(shown(toOre(newPrice ?? 0)), shown(saved))] : []),
      texts.warranty(warrantyYears),
      texts.batteryHealth(batteryHealth),
      ...(condition === undefined ? [] : [condition]),
      ...(inBox === undefined ? [] : [texts.inBox(inBox)]),
    ],
  };
}

/** One variant of a product page (P3-1, P3-4, P3-7). */
export function toVariantModel(product: Product, variant: Variant, context: DetailsContext): ProductVariantWire {
  const { catalogue, realm, nowMs } = context;
  const webdeals = webdealsOf(catalogue, product, realm, nowMs);
  const prices = variantPrices(product, variant, catalogue.plans, realm, webdeals);
  const full = prices.upfront;
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
    prices,
    salesStatus: salesStatusOf(variant, nowMs),
    ...usedFactsOf(product, variant, full && (full.campaign?.upfront ?? full.upfront), realm),
    ...noticeOf(product, variant, context),
    ...ukkoModel(product, variant, catalogue.plans, realm),
  };
}

function detailsOf(product: Product, selected: Variant, context: DetailsContext): ProductDetailsWire {
  const { catalogue, realm, ukkoRoot, freeShippingLimitOre } = context;
  const variants = product.variants.map((variant) => toVariantModel(product, variant, context));
  const trail = {
    ...product,
    realm,
    href: hrefIn(realm, product.path),
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

type Method = FeedDeliveryZone['methods'][number];

/** Whether a method is one that the shopper pays to have a device sent: no letter, and nothing that is free, which depends on the cart or is collected. */
const isPaidTransport = ({ code, price }: Method): boolean => price > 0 && code !== 'LETTER' && !isAccessoryOnly(code);

const cheapestOf = ({ methods }: FeedDeliveryZone): Method | undefined =>
  methods.filter(isPaidTransport).sort((a, b) => a.price - b.price || a.workingDays - b.workingDays)[0];

/**
 * The product page's facts about delivery before the postcode is known: the lowest price, and the working days that the cheapest method
 * takes. Zones with a note about delays make no promise. Equipment agreements have a delivery of their own (P6-15).
 *
 * @returns undefined when the feed has no such method
 */
export function deliveryTerms(
  zones: readonly FeedDeliveryZone[],
  realm: Realm,
  freeFromOre: Ore,
): ProductDetailsWire['delivery'] {
  if (realm === 'UKKO') return undefined;
  const methods = zones.filter(({ alert }) => alert === undefined).flatMap((zone) => cheapestOf(zone) ?? []);
  if (methods.length === 0) return undefined;
  const days = methods.map(({ workingDays }) => workingDays);
  return {
    fromPrice: Math.min(...methods.map(({ price }) => price)),
    freeFrom: toNok(freeFromOre),
    workingDays: { min: Math.min(...days), max: Math.max(...days) },
  };
}
