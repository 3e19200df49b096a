import { ore } from 'shared-domain/money';
import type { CartCatalogue, DeviceTerms, Goods, Plan } from '../model';

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

const aPlan = (overrides: Partial<Plan> & Pick<Plan, 'offeringCode'>): Plan => ({
  name: 'Fjell X Basic',
  realms: ['B2C'],
  monthlyOre: ore(49_900),
  monthlyDiscountOre: ore(0),
  firstYearDiscountOre: ore(0),
  upfrontOre: ore(0),
  isDataUnlimited: true,
  size: null,
  soldWithDevice: true,
  isHidden: false,
  ...overrides,
});

const CATALOGUE_GOODS: readonly Goods[] = [
  aGoods({ sku: 'PHONE' }),
  aGoods({ sku: 'PHONE-SOLD-OUT', name: 'Aurora 4', quantityInStock: 0 }),
  aGoods({ sku: 'PHONE-PRESALE', name: 'Aurora 6', quantityInStock: 0, sales: 'presale' }),
  aGoods({ sku: 'PHONE-LATER', name: 'Aurora 7', sales: 'presale-later' }),
  aGoods({ sku: 'PHONE-GONE', name: 'Aurora 1', sales: 'not-sellable' }),
  aGoods({ sku: 'PHONE-B2B', name: 'Aurora Work', realms: ['B2B'] }),
  aGoods({ sku: 'CHARGER', type: 'ACCESSORY', name: 'Kvist lader 45 W', size: null, priceOre: ore(34_900), quantityInStock: 500 }),
  aGoods({ sku: 'CABLE', type: 'ACCESSORY', name: 'Kvist kabel 2 m', size: null, priceOre: ore(9_950), quantityInStock: 3 }),
  aGoods({ sku: 'LAMP', type: 'CONNECTED_DEVICE', name: 'Glød lampe', size: null, priceOre: ore(49_900) }),
];

const CATALOGUE_PLANS: readonly Plan[] = [
  aPlan({ offeringCode: 'FJELL_X_BASIC_2025_2' }),
  aPlan({ offeringCode: 'FJELL_X_MAX_2025', name: 'Fjell X Max', realms: ['B2C', 'B2B'], monthlyOre: ore(59_900), monthlyDiscountOre: ore(5_000) }),
  aPlan({ offeringCode: 'FJELL_MOBIL_05GB', name: 'Fjell 5 GB', soldWithDevice: false, isDataUnlimited: false, size: { amount: 5, unit: 'GB' } }),
  aPlan({ offeringCode: 'FJELL_OLD', name: 'Fjell gammel', isHidden: true }),
  aPlan({ offeringCode: 'FJELL_WORK', name: 'Fjell Bedrift', realms: ['B2B'] }),
];

/** Lease of the phones over 12 or 24 months, switch over 24; nothing else is financed. */
export function memoryCatalogue(goods = CATALOGUE_GOODS, plans = CATALOGUE_PLANS): CartCatalogue {
  return {
    findGoods: (sku) => goods.find((entry) => entry.sku === sku) ?? null,
    findPlan: (offeringCode) => plans.find((entry) => entry.offeringCode === offeringCode) ?? null,
    findTerms: (sku, { type, months }): DeviceTerms | null => {
      const device = goods.find((entry) => entry.sku === sku);
      const isOffered = type === 'lease' ? [12, 24].includes(months) : months === 24;
      if (device?.type !== 'HANDSET' || !isOffered) return null;
      const monthlyOre = ore(Math.ceil(device.priceOre / months / 100) * 100);
      return { code: String(months), months, upfrontOre: ore(0), monthlyOre, totalOre: ore(monthlyOre * months) };
    },
  };
}
