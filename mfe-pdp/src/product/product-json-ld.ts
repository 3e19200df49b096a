/** A product page in the words of schema.org, for search engines: only the server writes it. */
import {
  type ProductDetails,
  type ProductVariant,
  resolveSalesState,
  reviewStars,
  type SalesStateKind,
} from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { type Ore, toNok } from 'shared-domain/money';
import { type JsonLd, offerJsonLd } from 'shared-domain/navigation';
import { amountInRealm, isShownWithoutVat } from 'shared-domain/purchase';
import { variantName, withBrand } from './product-name';

const CONTEXT = 'https://schema.org';
const COUNTRY = 'NO';
/** The page's texts say the same. */
const RIGHT_OF_RETURN_DAYS = 30;
const WORKING_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => `${CONTEXT}/${day}`);

/** The state of a variant in the words of search engines; one whose price or buy button is hidden cannot be ordered. */
const AVAILABILITY: Readonly<Record<SalesStateKind, string>> = {
  'hidden-price': 'OutOfStock',
  'hidden-buy-button': 'OutOfStock',
  coming: 'PreOrder',
  'phased-out': 'Discontinued',
  'sold-out': 'OutOfStock',
  sellable: 'InStock',
};

export interface Seller {
  /** Without a slash at the end. */
  readonly origin: string;
  readonly name: string;
  readonly realm: Realm;
  /** The product's own address, which is canonical. */
  readonly path: string;
}

/** The page's promise of delivery (P9-8): free where the price earns it, the days of what is in stock. */
function shippingJsonLd(
  { fromPrice, freeFrom, workingDays }: NonNullable<ProductDetails['delivery']>,
  { realm }: Seller,
  fullPrice: Ore,
  isInStock: boolean,
): JsonLd {
  const { min: minValue, max: maxValue } = workingDays;
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: fullPrice >= freeFrom ? 0 : toNok(amountInRealm(realm, fromPrice)),
      currency: 'NOK',
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: COUNTRY },
    ...(isInStock && {
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        businessDays: { '@type': 'OpeningHoursSpecification', dayOfWeek: WORKING_DAYS },
        transitTime: { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' },
      },
    }),
  };
}

/** A consumer may return what was bought at a distance, a business may not. */
const returnPolicyJsonLd = (realm: Realm): JsonLd => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: COUNTRY,
  ...(realm === 'B2C'
    ? {
        returnPolicyCategory: `${CONTEXT}/MerchantReturnFiniteReturnWindow`,
        merchantReturnDays: RIGHT_OF_RETURN_DAYS,
      }
    : { returnPolicyCategory: `${CONTEXT}/MerchantReturnNotPermitted` }),
});

function offerOf({ product, delivery }: ProductDetails, variant: ProductVariant, seller: Seller): JsonLd | null {
  const { upfront } = variant.prices;
  if (product.hidePrices || !upfront) return null;
  const { origin, name, realm } = seller;
  const { campaign } = upfront;
  const { upfront: price, upfrontWithoutVAT } = campaign ?? upfront;
  const validTo = product.webdeals?.find(({ discountId }) => discountId === campaign?.discountCode)?.validTo;
  const { kind } = resolveSalesState({ ...product, salesStatus: variant.salesStatus });
  return {
    ...offerJsonLd({
      price: toNok(amountInRealm(realm, price, upfrontWithoutVAT)),
      isWithoutVat: isShownWithoutVat(realm),
      url: new URL(variant.href, origin).href,
      availability: AVAILABILITY[kind],
    }),
    itemCondition: `${CONTEXT}/${product.type === 'HANDSET-PREOWNED' ? 'RefurbishedCondition' : 'NewCondition'}`,
    ...(campaign && validTo !== undefined && { priceValidUntil: validTo }),
    seller: { '@type': 'Organization', name },
    ...(delivery && { shippingDetails: shippingJsonLd(delivery, seller, upfront.upfront, kind === 'sellable') }),
    hasMerchantReturnPolicy: returnPolicyJsonLd(realm),
  };
}

/** The facts that differ between variants. */
function variantFacts(details: ProductDetails, variant: ProductVariant, seller: Seller): JsonLd {
  const [image] = variant.images;
  const offers = offerOf(details, variant, seller);
  return {
    sku: variant.sku,
    ...(variant.ean && { gtin13: variant.ean }),
    ...(variant.color.name && { color: variant.color.name }),
    ...(variant.size && { size: variant.size }),
    ...(image && { image: new URL(image.url, seller.origin).href }),
    ...(offers && { offers }),
  };
}

const isVaried = (values: readonly (string | null)[]): boolean => new Set(values).size > 1;

/** The names of schema.org for what the variants of a product differ by. */
const variationOf = (variants: readonly ProductVariant[]): readonly string[] => [
  ...(isVaried(variants.map(({ color }) => color.name)) ? [`${CONTEXT}/color`] : []),
  ...(isVaried(variants.map(({ size }) => size)) ? [`${CONTEXT}/size`] : []),
];

/**
 * schema.org Product with its offer; a product of several variants is a ProductGroup of them. Businesses' prices are without mva., and say so;
 * while prices are hidden there are no offers (P1-20, P6-14).
 */
export function productJsonLd(details: ProductDetails, seller: Seller): JsonLd {
  const { product, variants } = details;
  const rating = reviewStars(product);
  const common = {
    name: withBrand(product),
    url: new URL(seller.path, seller.origin).href,
    description: product.shorterDescription,
    brand: { '@type': 'Brand', name: product.brand },
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.stars,
        bestRating: 5,
        ratingCount: rating.votes,
      },
    }),
  };
  const [only, ...others] = variants;
  if (only && others.length === 0)
    return { '@context': CONTEXT, '@type': 'Product', ...common, ...variantFacts(details, only, seller) };
  const variesBy = variationOf(variants);
  return {
    '@context': CONTEXT,
    '@type': 'ProductGroup',
    ...common,
    productGroupID: product.modelSlug,
    ...(variesBy.length > 0 && { variesBy }),
    hasVariant: variants.map((variant) => ({
      '@type': 'Product',
      name: variantName(product, variant),
      ...variantFacts(details, variant, seller),
    })),
  };
}
