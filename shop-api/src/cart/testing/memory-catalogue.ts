import { ceilToKrone, ore } from 'shared-domain/money';
import { bareCode } from 'shared-domain/subscription';
import type { CartCatalogue, CartInsurance, CartPlan, Deal, FinancedPrice, Goods } from '../pricing/cart-catalogue';

const aGoods = (overrides: Partial<Goods> & Pick<Goods, 'sku'>): Goods => ({
  type: 'HANDSET',
  name: 'Aurora 5 Pro',
  brand: 'Aurora',
  model: '5 Pro',
  color: 'Lyng',
  size: '256 GB',
  href: '/mobiltelefoner/aurora/5-pro/lyng-256gb/',
  image: { url: '/api/pictures/5-pro/lyng-front-160.webp', title: 'Aurora 5 Pro i fargen lyng' },
  realms: ['B2C', 'B2B'],
  priceOre: ore(1_299_000),
  quantityInStock: 25,
  sales: 'sellable',
  ...overrides,
});

const aPlan = ({
  name = 'Fjell X Basic',
  size = null,
  ...overrides
}: Partial<CartPlan> & Pick<CartPlan, 'offeringCode'>): CartPlan => ({
  name,
  size,
  forExisting: { name, size },
  realms: ['B2C'],
  monthlyOre: ore(49_900),
  monthlyDiscountOre: ore(0),
  firstYearDiscountOre: ore(0),
  upfrontOre: ore(0),
  kind: 'ordinary',
  bindingMonths: 0,
  isDataUnlimited: true,
  isHidden: false,
  ...overrides,
});

const CATALOGUE_GOODS: readonly Goods[] = [
  aGoods({ sku: 'PHONE', realms: ['B2C', 'B2B', 'UKKO'] }),
  aGoods({ sku: 'PHONE-SOLD-OUT', name: 'Aurora 4', quantityInStock: 0 }),
  aGoods({ sku: 'PHONE-PRESALE', name: 'Aurora 6', quantityInStock: 0, sales: 'presale' }),
  aGoods({ sku: 'PHONE-LATER', name: 'Aurora 7', sales: 'presale-later' }),
  aGoods({ sku: 'PHONE-GONE', name: 'Aurora 1', sales: 'not-sellable' }),
  aGoods({ sku: 'PHONE-B2B', name: 'Aurora Work', realms: ['B2B'] }),
  aGoods({
    sku: 'CHARGER',
    type: 'ACCESSORY',
    name: 'Kvist lader 45 W',
    size: null,
    priceOre: ore(34_900),
    quantityInStock: 500,
  }),
  aGoods({
    sku: 'CABLE',
    type: 'ACCESSORY',
    name: 'Kvist kabel 2 m',
    size: null,
    priceOre: ore(9_950),
    quantityInStock: 3,
  }),
  aGoods({ sku: 'LAMP', type: 'CONNECTED_DEVICE', name: 'Glød lampe', size: null, priceOre: ore(49_900) }),
];

const DEFAULT_PLANS: readonly CartPlan[] = [
  aPlan({ offeringCode: 'FJELL_X_BASIC_2025_2' }),
  aPlan({
    offeringCode: 'FJELL_X_MAX_2025',
    name: 'Fjell X Max',
    realms: ['B2C', 'B2B'],
    monthlyOre: ore(59_900),
    monthlyDiscountOre: ore(5_000),
  }),
  aPlan({
    offeringCode: 'FJELL_MOBIL_05GB',
    name: 'Fjell 5 GB',
    isDataUnlimited: false,
    size: { amount: 5, unit: 'GB' },
    forExisting: { name: 'Fjell 10 GB', size: { amount: 10, unit: 'GB' } },
  }),
  aPlan({ offeringCode: 'FJELL_PREPAID', name: 'Fjell Kontant', kind: 'prepaid' }),
  aPlan({ offeringCode: 'FJELL_OLD', name: 'Fjell gammel', isHidden: true }),
  aPlan({ offeringCode: 'FJELL_WORK', name: 'Fjell Bedrift', realms: ['B2B', 'UKKO'] }),
];

/** Not sold with devices. */
const PLANS_WITHOUT_DEVICE: readonly string[] = ['FJELL_MOBIL_05GB'];

export const anInsurance = (overrides: Partial<CartInsurance> = {}): CartInsurance => ({
  code: 'TRYGG',
  name: 'Fjell Trygg',
  monthlyOre: ore(12_900),
  discountOre: ore(0),
  discountName: 'Forsikringsrabatt',
  ...overrides,
});

const CATALOGUE_INSURANCES: readonly CartInsurance[] = [
  anInsurance(),
  anInsurance({ code: 'TRYGG_PLUSS', name: 'Fjell Trygg Pluss', monthlyOre: ore(17_900), discountOre: ore(5_000) }),
  anInsurance({ code: 'SKJERM', name: 'Fjell Trygg Skjerm', monthlyOre: ore(3_900), coversScreenOnly: true }),
];

/** 500 kroner off the phone at once, 20 a month. */
export const aDeal = (overrides: Partial<Deal> = {}): Deal => ({
  code: 'AURORA500',
  title: '500 kr i rabatt',
  isOnTop: false,
  validSellingTypes: [],
  offeringDiscountSubscriptionType: [],
  offerings: [],
  fullPrice: false,
  membersDeal: false,
  bindingMonths: 0,
  upfrontOre: ore(50_000),
  monthlyOre: ore(2_000),
  ...overrides,
});

/** A catalogue with these prices; insurances cover consumers' phones, deals all their goods. */
interface Contents {
  readonly goods?: readonly Goods[];
  readonly plans?: readonly CartPlan[];
  readonly insurances?: readonly CartInsurance[];
  readonly deals?: readonly Deal[];
}

/** Phones: lease over 12 or 24 months (PHONE also leasenow, and 50 kroner a month less with commitment), switch over 24, agreements over 12, 24 or 36. Nothing else is financed. */
export function memoryCatalogue({
  goods = CATALOGUE_GOODS,
  plans = DEFAULT_PLANS,
  insurances = CATALOGUE_INSURANCES,
  deals = [],
}: Contents = {}): CartCatalogue {
  const isPhone = (sku: string): boolean => goods.some((entry) => entry.sku === sku && entry.type === 'HANDSET');
  return {
    findGoods: (sku) => goods.find((entry) => entry.sku === sku) ?? null,
    isPlanFor: (offeringCode) => !PLANS_WITHOUT_DEVICE.includes(offeringCode),
    findPlan: (code) => plans.find(({ offeringCode }) => offeringCode === bareCode(code)) ?? null,
    findTerms: (sku, { type, months, hasCommitment = false }): FinancedPrice | null => {
      const device = goods.find((entry) => entry.sku === sku);
      const offered: readonly number[] = { lease: [0, 12, 24], switch: [24], ukko: [12, 24, 36] }[type];
      if (
        device?.type !== 'HANDSET' ||
        !offered.includes(months) ||
        ((months === 0 || hasCommitment) && sku !== 'PHONE')
      )
        return null;
      if (months === 0)
        return { code: 'now', months, upfrontOre: device.priceOre, monthlyOre: ore(0), totalOre: device.priceOre };
      const monthlyOre = ore(ceilToKrone(ore(Math.ceil(device.priceOre / months))) - (hasCommitment ? 5_000 : 0));
      return {
        code: hasCommitment ? `${months}commitment` : String(months),
        months,
        upfrontOre: ore(0),
        monthlyOre,
        totalOre: ore(monthlyOre * months),
      };
    },
    findInsurance: (code, sku, realm) =>
      realm === 'B2C' && isPhone(sku) ? (insurances.find((entry) => entry.code === code) ?? null) : null,
    findDeal: (code, _sku, realm) => (realm === 'B2C' ? (deals.find((entry) => entry.code === code) ?? null) : null),
    findAgreement: (sku, choice) => {
      const months = 'months' in choice ? choice.months : Number(/^phone-ukko(12|24|36)$/.exec(choice.bundleId)?.[1]);
      return isPhone(sku) && [12, 24, 36].includes(months)
        ? { months, planCode: plans.find(({ realms }) => realms.includes('UKKO'))?.offeringCode ?? null }
        : null;
    },
  };
}
