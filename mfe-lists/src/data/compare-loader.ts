import type { Image } from 'shared-domain/catalogue';
import { fetchProductDetails, type ProductAnswer } from 'shared-domain/catalogue/io';
import type { PageModule } from 'shared-domain/contracts/exposes';
import type { Realm } from 'shared-domain/contracts/realm';
import { formatPrice, WITHOUT_VAT_NOTE, withoutVat } from 'shared-domain/money';
import { type ComparedGroup, compareSpecifications, parseCompared } from '../rules/compared-products';
import { compareTexts } from '../texts/compare-nb';

/** A product of a comparison as it is shown. */
export interface ComparedProduct {
  readonly href: string;
  readonly brand: string;
  readonly name: string;
  readonly image: Image | null;
  /** 'Fra 12 990,-'. */
  readonly price: string;
}

export interface ComparePageData {
  readonly products: readonly ComparedProduct[];
  readonly groups: readonly ComparedGroup[];
}

type Details = Extract<ProductAnswer, { kind: 'product' }>['details'];

function priceOf({ product, variants }: Details, realm: Realm): string {
  const [variant] = variants;
  const amount = variant?.prices.lowPrice ?? variant?.prices.upfront?.upfront;
  if (product.hidePrices || amount === undefined) return compareTexts.priceToCome;
  const { lowPrice, highPrice } = variant?.prices ?? {};
  const shown = realm === 'B2C' ? formatPrice(amount) : `${formatPrice(withoutVat(amount))} ${WITHOUT_VAT_NOTE}`;
  return lowPrice === highPrice ? shown : compareTexts.from(shown);
}

function toCompared(href: string, details: Details, realm: Realm): ComparedProduct {
  const { product, variants, selectedVariantSlug } = details;
  const shown = variants.find(({ variantSlug }) => variantSlug === selectedVariantSlug) ?? variants[0];
  return {
    href,
    brand: product.brand,
    name: product.name,
    image: shown?.images[0] ?? null,
    price: priceOf(details, realm),
  };
}

/**
 * Loads the products that the address names. One that is not sold any more is left out.
 *
 * @returns `unavailable` when none of them can be read (F8-1)
 */
export const loadCompare: PageModule<ComparePageData>['loader'] = async ({ searchParams, realm, signal }) => {
  const hrefs = parseCompared(searchParams.get('varer'));
  const answers = await Promise.all(hrefs.map((href) => fetchProductDetails(realm, href, { signal })));
  if (answers.some((answer) => !answer.ok)) return { kind: 'unavailable' };
  const found = answers.flatMap((answer, place) =>
    answer.ok && answer.value.kind === 'product' ? [{ href: hrefs[place] ?? '/', details: answer.value.details }] : [],
  );
  return {
    kind: 'data',
    data: {
      products: found.map(({ href, details }) => toCompared(href, details, realm)),
      groups: compareSpecifications(found.map(({ details }) => details.product)),
    },
  };
};
