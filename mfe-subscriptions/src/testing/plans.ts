import { toOre, ZERO } from 'shared-domain/money';
import type { Offering } from 'shared-domain/subscription';
import { aDataOffering, anOffering } from 'shared-domain/subscription/testing';

const unlimited = (code: string, name: string, price: number, mbit: number): Offering =>
  anOffering({
    offeringCode: `FJELL_${code}`,
    subscriptionName: name,
    subscriptionShortname: name,
    monthlyOfferingPrice: toOre(price),
    dataMaxSpeed: { amount: mbit, unit: 'Mbit/s' },
  });

export const start = unlimited('X_START_2025', 'Fjell X Start', 399, 10);
const basic = unlimited('X_BASIC_2025_2', 'Fjell X Basic', 499, 250);
const max = unlimited('X_MAX_2025', 'Fjell X Max', 599, 1_000);
const maxPlus = unlimited('X_MAX_PLUS_2025', 'Fjell X Max Pluss', 699, 1_000);

export const tenGigabytes = aDataOffering({
  textBlocks: [
    { heading: 'DUMMY', textType: [], uspList: [{ id: 'no', heading: 'Skal ikke vises' }] },
    {
      heading: 'Inkludert',
      textType: [],
      uspList: [
        { id: 'rollover', heading: 'Data rollover til neste måned' },
        { id: 'eu', heading: 'EU/EØS som hjemme' },
      ],
    },
  ],
});

export const fiveGigabytes = aDataOffering({
  offeringCode: 'FJELL_MOBIL_05GB_2025',
  subscriptionName: 'Fjell 5 GB',
  subscriptionShortname: 'Fjell 5 GB',
  monthlyOfferingPrice: toOre(329),
  firstYearDiscountAmount: toOre(30),
  dataIncluded: { amount: 5, unit: 'GB' },
  flashText: { name: 'first-year', text: '30,-/md første 12 md.', kind: 'offer' },
});

export const youth = anOffering({
  offeringCode: 'FJELL_MOBIL_X_UNG',
  subscriptionName: 'Fjell X Ung',
  subscriptionShortname: 'Fjell X Ung',
  monthlyOfferingPrice: toOre(379),
  isUngSubscription: true,
});

const junior = aDataOffering({
  offeringCode: 'FJELL_JUNIOR_03GB',
  subscriptionName: 'Junior 3 GB',
  subscriptionShortname: 'Junior',
  monthlyOfferingPrice: toOre(149),
  isBarnSubscription: true,
  dataIncluded: { amount: 3, unit: 'GB' },
});

/** A plan and a streaming service in one (F9.10-16). */
export const streaming = anOffering({
  offeringCode: 'FJELL_MOBIL_X_RASK_VT',
  subscriptionName: 'Fjell X Rask med strømming',
  subscriptionShortname: 'X Rask',
  monthlyOfferingPrice: toOre(1_098),
  dataMaxSpeed: { amount: 500, unit: 'Mbit/s' },
});

const tryBuy = anOffering({
  offeringCode: 'FJELL_TRYBUY',
  subscriptionName: 'Prøvekjøp',
  subscriptionShortname: 'Prøvekjøp',
  monthlyOfferingPrice: ZERO,
  isTryBuySubscription: true,
});

/** Bound for a year, with what is paid once. */
export const broadband = aDataOffering({
  offeringCode: 'FJELL_MBB_50GB',
  type: 'MBB',
  subscriptionName: 'Fjell Mobilt bredbånd 50 GB',
  subscriptionShortname: 'Mobilt bredbånd',
  monthlyOfferingPrice: toOre(299),
  monthlyOfferingPriceLines: undefined,
  upfrontOfferingPrice: toOre(99),
  bindingMonths: 12,
  minTotalPrice: toOre(3_687),
  dataIncluded: { amount: 50, unit: 'GB' },
});

export const prepaid = aDataOffering({
  offeringCode: 'FJELL_KONTANT_2GB',
  type: 'PREPAID',
  billingType: 'PREPAID',
  subscriptionName: 'Fjell Kontant 2 GB',
  subscriptionShortname: 'Kontant',
  monthlyOfferingPrice: ZERO,
  monthlyOfferingPriceLines: undefined,
  upfrontOfferingPrice: toOre(199),
  validityDays: 30,
  discountInfoLine: 'Skal ikke vises',
  dataIncluded: { amount: 2, unit: 'GB' },
});

/** Every kind of plan, unsorted. */
export const allPlans: readonly Offering[] = [
  tryBuy,
  junior,
  fiveGigabytes,
  max,
  start,
  youth,
  maxPlus,
  tenGigabytes,
  basic,
];
