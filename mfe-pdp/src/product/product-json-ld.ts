import {
  type Product,
  type ProductDetails,
  type ProductVariant,
  resolveSalesState,
  reviewStars,
  type SalesStateKind,
} from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { toNok } from 'shared-domain/money';
import { type JsonLd, offerJsonLd } from 'shared-domain/navigation';
import { amountInRealm, isShownWithoutVat } from 'shared-domain/purchase';

const CONTEXT = 'https://schema.org';

/** The state of a variant in the words of search engines; one whose price or buy button is hidden cannot be ordered. */
const AVAILABILITY: Readonly<Record<SalesStateKind, string>> = {
  'hidden-price': 'OutOfStock',
  'hidden-buy-button': 'OutOfStock',
  coming: 'PreOrder',
  'phased-out': 'Discontinued',
  'sold-out': 'OutOfStock',
  sellable: 'InStock',
};

const availabilityOf = ({ salesStatus }: ProductVariant): string =>
  AVAILABILITY[resolveSalesState({ salesStatus }).kind];

interface Shop {
  /** Without a slash at the end. */
  readonly origin: string;
  readonly seller: string;
  readonly realm: Realm;
}

function offerOf(product: Product, variant: ProductVariant, { origin, seller, realm }: Shop): JsonLd | null {
  const { upfront } = variant.prices;
  if (product.hidePrices || !upfront) return null;
  const { campaign } = upfront;
  const { upfront: price, upfrontWithoutVAT } = campaign ?? upfront;
  const validTo = product.webdeals?.find(({ discountId }) => discountId === campaign?.discountCode)?.validTo;
  return {
    ...offerJsonLd({
      price: toNok(amountInRealm(realm, price, upfrontWithoutVAT)),
      isWithoutVat: isShownWithoutVat(realm),
      url: new URL(variant.href, origin).href,
      availability: availabilityOf(variant),
    }),
    itemCondition: `${CONTEXT}/${product.type === 'HANDSET-PREOWNED' ? 'RefurbishedCondition' : 'NewCondition'}`,
    ...(campaign && validTo !== undefined && { priceValidUntil: validTo }),
    seller: { '@type': 'Organization', name: seller },
  };
}

/** The facts that differ between variants. */
function variantFacts(product: Product, variant: ProductVariant, shop: Shop): JsonLd {
  const [image] = variant.images;
  const offers = offerOf(product, variant, shop);
  return {
    sku: variant.sku,
    ...(variant.ean && { gtin13: variant.ean }),
    ...(variant.color.name && { color: variant.color.name }),
    ...(variant.size && { size: variant.size }),
    ...(image && { image: new URL(image.url, shop.origin).href }),
    ...(offers && { offers }),
  };
}

/**
 * schema.org Product with its offer; a product of several variants is a ProductGroup of them. Businesses' prices are without mva., and say so;
 * while prices are hidden there are no offers (P1-20, P6-14).
 */
export function productJsonLd({ product, variants }: ProductDetails, shop: Shop): JsonLd {
  const rating = reviewStars(product);
  const common = {
    name: product.name,
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
    return { '@context': CONTEXT, '@type': 'Product', ...common, ...variantFacts(product, only, shop) };
  return {
    '@context': CONTEXT,
    '@type': 'ProductGroup',
    ...common,
    productGroupID: product.modelSlug,
    variesBy: [`${CONTEXT}/color`, `${CONTEXT}/size`],
    hasVariant: variants.map((variant) => ({
      '@type': 'Product',
      name: [product.name, variant.size, variant.color.name].filter(Boolean).join(' '),
      ...variantFacts(product, variant, shop),
    })),
  };
}
