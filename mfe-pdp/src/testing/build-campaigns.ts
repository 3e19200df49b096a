import type { ProductVariant } from 'shared-domain/catalogue';
import { aFinancingMethod, aPlanPrice, aWebdeal } from 'shared-domain/catalogue/testing';
import { toOre } from 'shared-domain/money';
import type { ProductPageData } from '../purchase/page-data';
import { aPage, aPricedVariant, BASIC, MAX } from './build-page';

/** 50,- less per month with X Max, 1 000,- off the full price, 1 500,- off for members, 40,- less with Svitsj. */
export const campaignDeals = [
  aWebdeal({
    discountId: 'MAX50',
    title: '50,- mindre med X Max',
    description: 'Gjelder nytt abonnement.',
    image: { src: '/bilder/max.webp' },
    validTo: '2027-01-07T22:59:00Z',
    offerings: [MAX],
  }),
  aWebdeal({ discountId: 'MEDLEM', title: 'Medlemspris', membersDeal: true }),
  aWebdeal({ discountId: 'FULL1000', title: '1 000,- i rabatt', validTo: '2026-12-31T22:59:00Z' }),
  aWebdeal({ discountId: 'SVITSJ40', title: '40,- mindre med Svitsj' }),
];

const leases = (code: string, name: string, monthly: number, isLowered: boolean) => {
  const terms = (duration: number, listed: number) =>
    aPlanPrice({
      mainOfferingCode: code,
      mainOfferingName: name,
      duration,
      code: String(duration),
      monthly: toOre(listed),
      total: toOre(listed * duration),
      mainOfferingMonthly: toOre(monthly),
      ...(isLowered && {
        campaign: {
          discountCode: 'MAX50',
          upfront: toOre(0),
          monthly: toOre(listed - 50),
          total: toOre((listed - 50) * duration),
        },
      }),
    });
  return [terms(24, 541), terms(12, 1_083)];
};

const switchOf = (name: string) =>
  aPlanPrice({
    mainOfferingName: name,
    monthly: toOre(449),
    total: toOre(10_776),
    campaign: { discountCode: 'SVITSJ40', upfront: toOre(0), monthly: toOre(409), total: toOre(9_816) },
  });

/** Lease with X Max and X Basic, Svitsj, and full price; each campaign lowers what it is for. */
export const campaignVariant = (): ProductVariant =>
  aPricedVariant({
    financingMethods: [
      aFinancingMethod(),
      aFinancingMethod({
        alternative_id: 'switch',
        heading: 'Svitsj',
        financingOptions: [{ alternative_id: 'new-switch', heading: 'Svitsj', duration: 24 }],
      }),
      aFinancingMethod({
        alternative_id: 'upfront',
        heading: 'Fullpris',
        financingOptions: [{ alternative_id: 'upfront', heading: 'Fullpris' }],
      }),
    ],
    prices: {
      upfront: {
        upfront: toOre(12_990),
        campaign: { discountCode: 'FULL1000', upfront: toOre(11_990) },
        membersCampaign: { discountCode: 'MEDLEM', upfront: toOre(11_490) },
      },
      lease: {
        [`${MAX}.TLF12PLEAS`]: leases(MAX, 'Fjell X Max', 599, true),
        [`${BASIC}.TLF12PLEAS`]: leases(BASIC, 'Fjell X Basic', 499, false),
      },
      switch: { [MAX]: [switchOf('Fjell X Max')], [BASIC]: [switchOf('Fjell X Basic')] },
    },
  });

export const campaignPage = (): ProductPageData =>
  aPage({ product: { webdeals: campaignDeals }, variants: [campaignVariant()] });
