import { colourOptions, LIST_NAMES, listTypeOf, sizeChoices } from 'shared-domain/catalogue';
import type { ProductVariantWire, ProductWire as ShownProduct } from 'shared-domain/catalogue/io';
import type { Realm } from 'shared-domain/contracts/realm';
import { toNok } from 'shared-domain/money';
import type { CampaignText } from '../../site-content';
import { mainImageOf, rootPathOf } from '../addresses';
import { energyFilesOf } from '../energy/energy-label';
import type { Plan, Product, Reviews, Variant, Webdeal } from '../model';
import { toPublicWebdeal, webdealsOf } from '../offers/product-offers';
import { defaultFinancingType } from '../prices/financing-methods';
import { UKKO_DEFAULT_MONTHS } from '../prices/prices';
import { type UkkoOffer, ukkoOffers } from '../prices/ukko-offer';
import { texts } from '../texts/nb';
import { compatibleAccessories, type DetailsContext } from './compatible-accessories';
import { badgeOf } from './product-list-item';

type ShownReviews = Pick<ShownProduct, 'lipscore' | 'customReviews' | 'customTestReviews' | 'hideReviewStars'>;

/** Reviews of a product, if there are any (P3-6). */
export function toShownReviews(product: Product, { customers, pilots, magazine }: Partial<Reviews> = {}): ShownReviews {
  return {
    ...(customers
      ? { lipscore: { rating: customers.rating, votes: customers.votes, reviews: customers.reviews } }
      : {}),
    ...(pilots
      ? {
          customReviews: pilots.map(({ id, ...review }) => ({
            alternative_id: id,
            ...review,
            expandButtonText: texts.expandReview,
            closeButtonText: texts.closeReview,
          })),
        }
      : {}),
    ...(magazine ? { customTestReviews: { image: mainImageOf(product).url, ...magazine } } : {}),
    ...(product.hideReviewStars ? { hideReviewStars: true } : {}),
  };
}

/** The product's category texts (P3-2). */
const keywordsOf = ({ metaKeywords, brand, model, type }: Product): string =>
  (metaKeywords ?? [brand, model, LIST_NAMES[listTypeOf(type)]]).join(', ');

/** Fields of the feed that pages use unchanged; missing ones are left out (P3-2, P3-3, P3-5, P3-7). */
const EDITORIAL = [
  'legalDisclaimer',
  'productVideo',
  'highlightedText',
  'highlightedTextIcon',
  'highlightedTextChargerRange',
  'preSalesOverrideText',
  'outOfStockOverride',
  'inStockOverrideText',
] as const satisfies readonly (keyof Product)[];

type Editorial = Pick<ShownProduct, (typeof EDITORIAL)[number]>;

const editorialOf = (product: Product): Editorial =>
  Object.fromEntries(EDITORIAL.flatMap((field) => (product[field] === undefined ? [] : [[field, product[field]]])));

/** Choices from the selected variant (P3-8). */
function choicesOf(
  variants: readonly ProductVariantWire[],
  selected: ProductVariantWire,
): Pick<ShownProduct, 'colors' | 'sizes' | 'prices'> {
  const { lowPrice, highPrice } = selected.prices;
  return {
    colors: colourOptions(variants, selected).map(({ html, name, variantSlug, href }) => ({
      html,
      name,
      variantSlug,
      href,
    })),
    sizes: sizeChoices(variants, selected).map(({ size, variantSlug, href }) => ({ size, variantSlug, href })),
    ...(lowPrice === undefined || highPrice === undefined
      ? {}
      : { prices: { lowPrice, highPrice, isLeasePrice: false } }),
  };
}

/** The texts of a campaign that the CMS has. */
const textsOf = ({ discountId }: Pick<Webdeal, 'discountId'>, all: readonly CampaignText[]): Partial<Webdeal> =>
  Object.fromEntries(
    Object.entries(all.find((texts) => texts.discountId === discountId) ?? {}).filter(([, text]) => text !== undefined),
  );

/** The whole product (P3-1..8), with its valid campaigns and its accessories. */
export function toProductModel(
  product: Product,
  variants: readonly ProductVariantWire[],
  selected: ProductVariantWire,
  context: DetailsContext,
): ShownProduct {
  const { catalogue, realm, nowMs, campaignTexts = [] } = context;
  const financing = defaultFinancingType(product, selected.financingMethods);
  return {
    type: product.type,
    subType: product.subType,
    rootPath: rootPathOf(product.type, realm),
    realm,
    name: product.name,
    brand: product.brand,
    brandSlug: product.brandSlug,
    model: product.model,
    modelSlug: product.modelSlug,
    metaDescription: product.metaDescription ?? product.shortDescription,
    metaKeywords: keywordsOf(product),
    shorterDescription: product.shortDescription,
    longDescription: product.longDescription,
    hideFromSEO: product.hideFromSeo ?? false,
    ...editorialOf(product),
    ...badgeOf(product, realm),
    ...energyFilesOf(product),
    ...(product.tabs
      ? { tabs: product.tabs.map(({ id, name, content }) => ({ alternative_id: id, name, content })) }
      : {}),
    ...(financing ? { defaultFinancingType: financing } : {}),
    ...firstUkkoOffer(selected),
    hidePrices: product.hidePrices ?? false,
    hideBuyButton: product.hideBuyButton ?? false,
    specifications: product.specifications,
    releaseDate: product.releaseDate,
    showMemberSelectorAlways: product.showMemberSelectorAlways ?? false,
    ...toShownReviews(product, product.reviews),
    ...choicesOf(variants, selected),
    webdeals: webdealsOf(catalogue, product, realm, nowMs).map((deal) =>
      toPublicWebdeal({ ...deal, ...textsOf(deal, campaignTexts) }),
    ),
    compatibleAccessories: compatibleAccessories(product, context),
  };
}

type ShownOffer = NonNullable<ProductVariantWire['ukkoOffers']>[number];

const toShownOffer = ({
  bundleId,
  variantId,
  months,
  monthlyOre,
  monthlyWithoutVatOre,
  totalOre,
  plan,
}: UkkoOffer): ShownOffer => ({
  ukkoPrice: {
    duration: months,
    monthly: toNok(monthlyOre),
    monthlyWithoutVAT: toNok(monthlyWithoutVatOre),
    total: toNok(totalOre),
  },
  ukkoBundleId: bundleId,
  ukkoVariantId: variantId,
  ukkoBundledItems: plan ? [{ name: plan.subscriptionName, offeringCode: plan.offeringCode }] : [],
});

/** Equipment agreements for a variant (P3-4); empty in the other realms. */
export function ukkoModel(
  product: Product,
  variant: Variant,
  plans: readonly Plan[],
  realm: Realm,
): Pick<ProductVariantWire, 'ukkoOffers'> {
  const offers = realm === 'UKKO' ? ukkoOffers(product, variant, plans) : [];
  return offers.length > 0 ? { ukkoOffers: offers.map(toShownOffer) } : {};
}

/** The agreement that a page shows first. */
export const firstUkkoOffer = ({
  ukkoOffers: offers = [],
}: Pick<ProductVariantWire, 'ukkoOffers'>): Partial<ShownOffer> =>
  offers.find(({ ukkoPrice }) => ukkoPrice.duration === UKKO_DEFAULT_MONTHS) ?? {};
