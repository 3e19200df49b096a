import type { ProductDetails, ProductVariant } from 'shared-domain/catalogue';
import { aPlanPrice, aProductDetails, aVariant } from 'shared-domain/catalogue/testing';
import { toOre } from 'shared-domain/money';
import type { Offering } from 'shared-domain/subscription';
import { aDataOffering, anOffering } from 'shared-domain/subscription/testing';
import type { Change } from 'shared-domain/testing';
import type { ProductPageData } from '../purchase/page-data';

export const MAX = 'FJELL_X_MAX_2025';
export const BASIC = 'FJELL_X_BASIC_2025_2';
export const TEN_GB = 'FJELL_MOBIL_10GB_2025_2';
export const YOUTH = 'FJELL_X_UNG_2025_2';

/** Max 599,-, Basic 499,-, 10 GB 369,- and the youth plan 399,-. */
export const fourPlans: readonly Offering[] = [
  aDataOffering({ offeringCode: TEN_GB }),
  anOffering(),
  anOffering({
    offeringCode: MAX,
    subscriptionName: 'Fjell X Max',
    subscriptionShortname: 'Fjell X Max',
    monthlyOfferingPrice: toOre(599),
    dataMaxSpeed: { amount: 1000 },
  }),
  anOffering({
    offeringCode: YOUTH,
    subscriptionName: 'Fjell X Ung',
    subscriptionShortname: 'Fjell X Ung',
    monthlyOfferingPrice: toOre(399),
    isUngSubscription: true,
  }),
];

const leaseWith = (monthly: number): ReturnType<typeof aPlanPrice>[] => [
  aPlanPrice({ mainOfferingMonthly: toOre(monthly) }),
  aPlanPrice({ duration: 12, monthly: toOre(1_083), total: toOre(12_996), mainOfferingMonthly: toOre(monthly) }),
];

/** The variant with lease prices for all four plans. */
export const aPricedVariant = (change: Change<ProductVariant> = {}): ProductVariant =>
  aVariant({
    ...change,
    prices: {
      lease: {
        [`${MAX}.TLF12PLEAS`]: leaseWith(599),
        [`${BASIC}.TLF12PLEAS`]: leaseWith(499),
        [`${TEN_GB}.TLF12PLEAS`]: leaseWith(369),
        [`${YOUTH}.TLF12PLEAS`]: leaseWith(399),
      },
      ...change.prices,
    },
  });

/** Lyng in 256 and 512 GB, Skifer in 256 GB. */
export const threeVariants = (): ProductVariant[] => [
  aPricedVariant(),
  aPricedVariant({
    variantSlug: 'lyng-512-gb',
    sku: 'AUR-5P-512-LYN',
    size: '512 GB',
    href: '/mobiltelefoner/aurora/aurora-5-pro/lyng-512-gb/',
  }),
  aPricedVariant({
    variantSlug: 'skifer-256-gb',
    sku: 'AUR-5P-256-SKI',
    color: { name: 'Skifer', html: '#3a3a40' },
    href: '/mobiltelefoner/aurora/aurora-5-pro/skifer-256-gb/',
  }),
];

export const aPage = (change: Change<ProductDetails> = {}): ProductPageData => ({
  details: aProductDetails({ variants: threeVariants(), ...change }),
  offerings: fourPlans,
  availability: null,
  accessories: null,
});

/** A charger: full price only, no sizes. */
export const anAccessoryPage = (): ProductPageData => ({
  details: aProductDetails({
    product: {
      type: 'ACCESSORY',
      subType: 'CHARGER',
      name: 'Kvist lader 45 W',
      brand: 'Kvist',
      rootPath: 'tilbehor',
      energyClassBadge: undefined,
    },
    selectedVariantSlug: 'hvit',
    variants: [
      aVariant({
        variantSlug: 'hvit',
        sku: 'KVI-LADER-45',
        size: null,
        color: { name: 'Hvit', html: '#ffffff' },
        href: '/tilbehor/ladere-og-kabler/kvist/lader-45-w/hvit/',
        financingMethods: [
          {
            alternative_id: 'upfront',
            heading: 'Fullpris',
            financingOptions: [{ alternative_id: 'upfront', heading: 'Fullpris' }],
          },
        ],
        prices: { upfront: { upfront: toOre(349) }, lowPrice: toOre(349), highPrice: toOre(349) },
      }),
    ],
  }),
  offerings: fourPlans,
  availability: null,
  accessories: null,
});
