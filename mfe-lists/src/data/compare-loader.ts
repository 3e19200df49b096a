import { catalogueText, type Image, reviewStars, stockStatusOfSale } from 'shared-domain/catalogue';
import { fetchProductDetails, type ProductAnswer } from 'shared-domain/catalogue/io';
import type { PageModule } from 'shared-domain/contracts/exposes';
import type { Realm } from 'shared-domain/contracts/realm';
import { formatMonthly, formatMonths, formatPrice, WITHOUT_VAT_NOTE, withoutVat } from 'shared-domain/money';
import { type ComparedGroup, comparedRow, compareSpecifications, parseCompared } from '../rules/compared-products';
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

type Variant = Details['variants'][number];

const shownVariant = ({ variants, selectedVariantSlug }: Details): Variant | undefined =>
  variants.find(({ variantSlug }) => variantSlug === selectedVariantSlug) ?? variants[0];

/** '478,-/md. i 24 md.', by the longest lease without a campaign; null: it is not sold that way. */
function monthlyOf(variant: Variant | undefined, realm: Realm): string | null {
  const leases = Object.values(variant?.prices.lease ?? {}).flat();
  const [longest] = leases.sort((one, other) => other.duration - one.duration || one.monthly - other.monthly);
  if (!longest || longest.duration === 0) return null;
  const amount = realm === 'B2C' ? longest.monthly : withoutVat(longest.monthly);
  return compareTexts.monthly(formatMonthly(amount), formatMonths(longest.duration));
}

function ratingOf({ product }: Details): string | null {
  const rating = reviewStars(product);
  return rating && compareTexts.rating(rating.stars, rating.votes);
}

function stockOf({ product }: Details, variant: Variant | undefined): string | null {
  return variant ? catalogueText(stockStatusOfSale(variant.salesStatus, product).text) : null;
}

/** What decides first, before the specifications; rows that no product has are left out. */
function factsOf(compared: readonly Details[], realm: Realm): ComparedGroup {
  const { facts } = compareTexts;
  const rows = [
    comparedRow(
      realm === 'B2C' ? facts.monthly : facts.monthlyWithoutVat,
      compared.map((details) => monthlyOf(shownVariant(details), realm)),
    ),
    comparedRow(facts.rating, compared.map(ratingOf)),
    comparedRow(
      facts.stock,
      compared.map((details) => stockOf(details, shownVariant(details))),
    ),
    comparedRow(
      facts.energy,
      compared.map(({ product }) => product.energyClassBadge ?? null),
    ),
  ];
  return { label: facts.label, rows: rows.filter(({ values }) => values.some((value) => value !== null)) };
}

function toCompared(href: string, details: Details, realm: Realm): ComparedProduct {
  const { product } = details;
  return {
    href,
    brand: product.brand,
    name: product.name,
    image: shownVariant(details)?.images[0] ?? null,
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
      groups:
        found.length === 0
          ? []
          : [
              factsOf(
                found.map(({ details }) => details),
                realm,
              ),
              ...compareSpecifications(found.map(({ details }) => details.product)),
            ],
    },
  };
};
