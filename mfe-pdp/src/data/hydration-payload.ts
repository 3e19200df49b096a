import type { PlanPrice, ProductDetails } from 'shared-domain/catalogue';
import type { Offering } from 'shared-domain/subscription';
import { madeOnce } from './made-once';

type PlanPrices = Readonly<Record<string, readonly PlanPrice[]>>;

const withoutUsps = (prices: PlanPrices): Record<string, PlanPrice[]> =>
  Object.fromEntries(
    Object.entries(prices).map(([plan, entries]) => [plan, entries.map(({ infoUsps: _usps, ...price }) => price)]),
  );

/** A product for the hydration payload in the HTML: what no part of the page shows is left out, above all what each variant would repeat. */
export const toHydrationPayloadDetails = madeOnce(
  ({ product, variants, ...details }: ProductDetails): ProductDetails => {
    const {
      compatibleAccessories: _accessories,
      colors: _colours,
      sizes: _sizes,
      prices: _range,
      metaKeywords: _keywords,
      energyClassBadge: _badge,
      ...shown
    } = product;
    return {
      ...details,
      product: shown,
      variants: variants.map(
        ({ variantTitle: _title, variantHeading: _heading, sizeSlug: _slug, prices, ...variant }) => {
          const { lowPrice: _low, highPrice: _high, ...amounts } = prices;
          return {
            ...variant,
            prices: { ...amounts, lease: withoutUsps(prices.lease), switch: withoutUsps(prices.switch) },
          };
        },
      ),
    };
  },
);

/** The plans for the hydration payload: those that can be chosen, without the texts that only the pages of plans show. */
export const toHydrationPayloadOfferings = madeOnce((offerings: readonly Offering[]): readonly Offering[] =>
  offerings
    .filter(({ isHidden }) => !isHidden)
    .map(({ priceDisclaimer: _disclaimer, footer: _footer, ...offering }) => ({ ...offering, textBlocks: [] })),
);
