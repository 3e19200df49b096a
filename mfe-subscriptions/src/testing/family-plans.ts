import { toOre } from 'shared-domain/money';
import type { Offering } from 'shared-domain/subscription';
import { aDataOffering, anOffering } from 'shared-domain/subscription/testing';

export const max = anOffering({
  offeringCode: 'FJELL_X_MAX_2025',
  subscriptionName: 'Fjell X Max',
  subscriptionShortname: 'Fjell X Max',
  monthlyOfferingPrice: toOre(599),
  monthlyOfferingPriceLines: toOre(499),
  dataMaxSpeed: { amount: 1_000, unit: 'Mbit/s' },
  priceMultiplier: 0.9,
});
export const tenGb = aDataOffering({ offeringCode: 'FJELL_MOBIL_10GB_2025_2', priceMultiplier: 0.9 });
export const campaignPlan = aDataOffering({
  offeringCode: 'FJELL_MOBIL_05GB_2025_2',
  subscriptionName: 'Fjell 5 GB',
  subscriptionShortname: 'Fjell 5 GB',
  monthlyOfferingPrice: toOre(319),
  monthlyOfferingPriceLines: toOre(279),
  firstYearDiscountAmount: toOre(30),
  dataIncluded: { amount: 5, unit: 'GB' },
});
/** With a streaming service (F9.10-4, F9.10-16). */
export const streamingPlan = anOffering({
  offeringCode: 'FJELL_MOBIL_X_RASK_VT',
  subscriptionName: 'Fjell X Rask med strømming',
  subscriptionShortname: 'X Rask',
  monthlyOfferingPrice: toOre(1_098),
  monthlyOfferingPriceLines: toOre(998),
});
/** No family discount. */
const youth = anOffering({
  offeringCode: 'FJELL_X_UNG_2025_2',
  isUngSubscription: true,
  monthlyOfferingPriceLines: undefined,
  priceMultiplier: 0.9,
});

export const familyOfferings: readonly Offering[] = [max, tenGb, campaignPlan, streamingPlan, youth];
