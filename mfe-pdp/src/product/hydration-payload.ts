import type { ProductDetails, ProductVariant } from 'shared-domain/catalogue';
import type { Offering } from 'shared-domain/subscription';
import { withNote } from '../purchase/load-offerings';
import type { ProductPageData } from '../purchase/page-data';
import { madeOnce } from './made-once';
import type { PackedDetails, PackedPlanPrices, PackedPrices, ProductPayload, SharedPart } from './packed-details';
import { toRecordTable } from './record-table';

/** Values of equal content are one: `placeOf` gives the place of each in `all`. */
function distinct<Value>() {
  const all: Value[] = [];
  const places = new Map<string, number>();
  const placeOf = (value: Value): number => {
    const text = JSON.stringify(value);
    const place = places.get(text) ?? all.push(value) - 1;
    places.set(text, place);
    return place;
  };
  return { all, placeOf };
}

/**
 * A product for the hydration payload in the HTML: what no part of the page shows is left out, and what variants have in common is written
 * once. Accessories are apart (`accessory-preview`).
 */
export function toHydrationPayloadDetails({ product, variants, ...details }: ProductDetails): PackedDetails {
  const {
    compatibleAccessories: _accessories,
    colors: _colours,
    sizes: _sizes,
    prices: _range,
    metaKeywords: _keywords,
    energyClassBadge: _badge,
    ...shown
  } = product;
  const usps = distinct<readonly string[]>();
  const packPrices = (prices: ProductVariant['prices']['lease']): PackedPlanPrices =>
    Object.fromEntries(
      Object.entries(prices).map(([plan, entries]) => [
        plan,
        entries.map(({ infoUsps, ...price }) => ({ ...price, ...(infoUsps && { usps: usps.placeOf(infoUsps) }) })),
      ]),
    );
  const shared = {
    financingMethods: distinct<ProductVariant['financingMethods']>(),
    images: distinct<ProductVariant['images']>(),
    prices: distinct<PackedPrices>(),
  } satisfies Record<SharedPart, unknown>;
  const packed = variants.map(
    ({
      variantTitle: _title,
      variantHeading: _heading,
      sizeSlug: _slug,
      financingMethods,
      images,
      prices: { lowPrice: _low, highPrice: _high, ...amounts },
      ...variant
    }) => ({
      ...variant,
      financingMethods: shared.financingMethods.placeOf(financingMethods),
      images: shared.images.placeOf(images),
      prices: shared.prices.placeOf({
        ...amounts,
        lease: packPrices(amounts.lease),
        switch: packPrices(amounts.switch),
      }),
    }),
  );
  return {
    ...details,
    product: shown,
    shared: {
      financingMethods: shared.financingMethods.all,
      images: shared.images.all,
      prices: shared.prices.all,
      usps: usps.all,
    },
    variants: packed,
  };
}

/** What only the pages of plans show. */
const UNUSED = [
  'abroad',
  'discountInfoLine',
  'extraSims',
  'familyDiscountFooter',
  'familySubscriptionPricingTexts',
  'flashText',
  'footer',
  'logoList',
  'priceDisclaimer',
] as const satisfies readonly (keyof Offering)[];

/** The plans for the hydration payload: those that are sold with devices, with what a device's page says of them. */
export const toHydrationPayloadOfferings = (offerings: readonly Offering[]): readonly Offering[] =>
  offerings
    .filter(({ isHidden, soldWithDevice }) => !isHidden && soldWithDevice)
    .map((offering) => {
      const shown = { ...offering, textBlocks: [] };
      for (const field of UNUSED) delete shown[field];
      return withNote(shown);
    });

const detailsTable = madeOnce((details: ProductDetails) => toRecordTable(toHydrationPayloadDetails(details)));
const offeringsTable = madeOnce((offerings: readonly Offering[]) =>
  toRecordTable(toHydrationPayloadOfferings(offerings)),
);

/** What the HTML holds for the browser; `unpackPayload` is the way back. */
export const toHydrationPayload = ({ details, offerings, ...page }: ProductPageData): ProductPayload => ({
  ...page,
  details: detailsTable(details),
  offerings: offerings && offeringsTable(offerings),
});
