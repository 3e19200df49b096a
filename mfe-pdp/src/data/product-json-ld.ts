import {
  type ProductDetails,
  type ProductVariant,
  resolveSalesState,
  type SalesStateKind,
} from 'shared-domain/catalogue';
import { toNok } from 'shared-domain/money';
import type { JsonLd } from 'shared-domain/navigation';

const CONTEXT = 'https://schema.org';

/** What search engines call the state of a variant; one whose price or buy button is hidden cannot be ordered. */
const AVAILABILITY: Readonly<Record<SalesStateKind, string>> = {
  'hidden-price': 'OutOfStock',
  'hidden-buy-button': 'OutOfStock',
  coming: 'PreOrder',
  'phased-out': 'Discontinued',
  'sold-out': 'OutOfStock',
  sellable: 'InStock',
};

const availabilityOf = ({ salesStatus }: ProductVariant): string =>
  `${CONTEXT}/${AVAILABILITY[resolveSalesState({ salesStatus }).kind]}`;

/**
 * schema.org Product with an offer for each variant that has a price; none while prices are hidden (P1-20).
 *
 * @param origin of the shop, without a slash at the end
 */
export function productJsonLd({ product, variants }: ProductDetails, origin: string, seller: string): JsonLd {
  const images = variants[0]?.images.map(({ url }) => new URL(url, origin).href) ?? [];
  const priced = product.hidePrices ? [] : variants.filter(({ prices }) => prices.upfront !== null);
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: product.name,
    description: product.shorterDescription,
    brand: { '@type': 'Brand', name: product.brand },
    ...(images.length > 0 && { image: images }),
    ...(variants[0] && { sku: variants[0].sku }),
    ...(priced.length > 0 && {
      offers: priced.map((variant) => ({
        '@type': 'Offer',
        sku: variant.sku,
        ...(variant.ean && { gtin13: variant.ean }),
        url: new URL(variant.href, origin).href,
        price: variant.prices.upfront && toNok(variant.prices.upfront.upfront),
        priceCurrency: 'NOK',
        availability: availabilityOf(variant),
        itemCondition: `${CONTEXT}/${product.type === 'HANDSET-PREOWNED' ? 'RefurbishedCondition' : 'NewCondition'}`,
        seller: { '@type': 'Organization', name: seller },
      })),
    }),
  };
}
