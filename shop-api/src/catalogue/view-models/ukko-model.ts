import type { ProductVariantWire } from 'shared-domain/catalogue/io';
import type { Realm } from 'shared-domain/contracts/realm';
import { toNok } from 'shared-domain/money';
import type { Plan, Product, Variant } from '../model';
import { UKKO_DEFAULT_MONTHS } from '../prices/prices';
import { type UkkoOffer, ukkoOffers } from '../prices/ukko-offer';

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
