import {
  imagePreload,
  type Product,
  type ProductDetails,
  type ProductVariant,
  resolveSalesState,
  reviewStars,
  type SalesStateKind,
  sizeLabel,
} from 'shared-domain/catalogue';
import type { PageModule } from 'shared-domain/contracts/exposes';
import type { Realm } from 'shared-domain/contracts/realm';
import { toNok } from 'shared-domain/money';
import { breadcrumbListJsonLd, type JsonLd, offerJsonLd } from 'shared-domain/navigation';
import { amountInRealm, isShownWithoutVat } from 'shared-domain/purchase';
import { getConfig } from 'shared-domain/runtime/config';
import { type ProductPageData, variantOfPath } from '../purchase/page-data';
import { headTexts } from '../texts/nb';

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

interface Seller {
  /** Without a slash at the end. */
  readonly origin: string;
  readonly name: string;
  readonly realm: Realm;
}

function offerOf(product: Product, variant: ProductVariant, { origin, name, realm }: Seller): JsonLd | null {
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
    seller: { '@type': 'Organization', name },
  };
}

/** The facts that differ between variants. */
function variantFacts(product: Product, variant: ProductVariant, seller: Seller): JsonLd {
  const [image] = variant.images;
  const offers = offerOf(product, variant, seller);
  return {
    sku: variant.sku,
    ...(variant.ean && { gtin13: variant.ean }),
    ...(variant.color.name && { color: variant.color.name }),
    ...(variant.size && { size: variant.size }),
    ...(image && { image: new URL(image.url, seller.origin).href }),
    ...(offers && { offers }),
  };
}

/**
 * schema.org Product with its offer; a product of several variants is a ProductGroup of them. Businesses' prices are without mva., and say so;
 * while prices are hidden there are no offers (P1-20, P6-14).
 */
function productJsonLd({ product, variants }: ProductDetails, seller: Seller): JsonLd {
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
    return { '@context': CONTEXT, '@type': 'Product', ...common, ...variantFacts(product, only, seller) };
  return {
    '@context': CONTEXT,
    '@type': 'ProductGroup',
    ...common,
    productGroupID: product.modelSlug,
    variesBy: [`${CONTEXT}/color`, `${CONTEXT}/size`],
    hasVariant: variants.map((variant) => ({
      '@type': 'Product',
      name: [product.name, variant.size, variant.color.name].filter(Boolean).join(' '),
      ...variantFacts(product, variant, seller),
    })),
  };
}

/** The `sizes` of the gallery's large picture. Preload and picture share them, or the browser would fetch two files. */
export const GALLERY_SIZES = '(min-width: 1360px) 720px, (min-width: 856px) 55vw, min(100vw, 44svh)';

/** '400' says nothing in a list of tabs or hits: 'Honor 400' does. */
const withBrand = ({ brand, name }: Product): string =>
  name.toLowerCase().startsWith(brand.toLowerCase()) ? name : `${brand} ${name}`;

/** Title, description, canonical address, structured data and the preload of the first picture. */
export const productHead: PageModule<ProductPageData>['head'] = ({ details }, { pathname, realm }) => {
  const { product, breadcrumbs } = details;
  const { brand, shopOrigin } = getConfig();
  const variant = variantOfPath(details, pathname);
  const [image] = variant.images;
  const preloadImage = image && imagePreload(image, GALLERY_SIZES);
  const name = [withBrand(product), variant.size && sizeLabel(variant.size), variant.color.name]
    .filter(Boolean)
    .join(' ');
  return {
    title: headTexts.title(name, brand.name, realm),
    description: product.metaDescription,
    canonicalPath: variant.href,
    ...(product.hideFromSEO && { noIndex: true }),
    ...(typeof document === 'undefined' && {
      jsonLd: [
        productJsonLd(details, { origin: shopOrigin, name: brand.name, realm }),
        breadcrumbListJsonLd(breadcrumbs, shopOrigin),
      ],
    }),
    ...(preloadImage && { preloadImage }),
    ...(image && { image: image.url }),
  };
};
