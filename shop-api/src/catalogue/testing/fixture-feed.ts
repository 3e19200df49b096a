import type { FeedInsurance, FeedWebdeal } from '../feed/offers';
import type { CatalogueFeed, FeedPlan, FeedProduct, FeedShop } from '../feed/schema';
import { aDelivery } from './fixture-delivery';

type FeedVariant = FeedProduct['variants'][number];

export const aVariant = (over: Partial<FeedVariant> = {}): FeedVariant => ({
  sku: 'NOVA-9-SORT-128',
  colour: 'sort',
  size: { amount: 128, unit: 'GB' },
  price: 9_990,
  stock: 25,
  ...over,
});

/** A phone in two colours and two sizes, on lease and Svitsj, for everyone. */
export const aProduct = (over: Partial<FeedProduct> = {}): FeedProduct => ({
  type: 'HANDSET',
  subType: 'NEW',
  realms: ['B2C', 'B2B', 'UKKO'],
  brand: 'Nova',
  brandSlug: 'nova',
  model: 'Nova 9',
  modelSlug: 'nova-9',
  releaseDate: '2026-03-01T08:00:00Z',
  position: 1,
  shortDescription: 'En telefon for hver dag.',
  longDescription: ['Lett, rask og lenge på batteri.'],
  specifications: [{ label: 'Skjerm', specs: [{ label: 'Størrelse', value: '6,3 tommer' }] }],
  energyClass: 'A',
  colours: [
    { name: 'Sort', slug: 'sort', group: 'Svart', html: '#111111' },
    { name: 'Lyng', slug: 'lyng', group: 'Lilla', html: '#8a63c9' },
  ],
  variants: [
    aVariant(),
    aVariant({ sku: 'NOVA-9-SORT-256', size: { amount: 256, unit: 'GB' }, price: 11_990, stock: 4 }),
    aVariant({ sku: 'NOVA-9-LYNG-128', colour: 'lyng', stock: 0 }),
  ],
  pictures: [
    { colour: 'sort', view: 'front', title: 'Nova 9 i sort, forfra' },
    { colour: 'sort', view: 'back', title: 'Nova 9 i sort, bakfra' },
    { colour: 'lyng', view: 'front', title: 'Nova 9 i lyng, forfra' },
  ],
  financing: { leaseMonths: [12, 24], switch: true },
  ...over,
});

/** A single-coloured product without sizes and financing. */
export const aSimpleProduct = (over: Partial<FeedProduct> & { readonly sku: string }): FeedProduct => {
  const { sku, ...rest } = over;
  return aProduct({
    realms: ['B2C'],
    colours: [{ name: 'Hvit', slug: 'hvit', group: 'Hvit', html: '#ffffff' }],
    variants: [{ sku, colour: 'hvit', price: 349, stock: 50 }],
    pictures: [{ colour: 'hvit', view: 'front', title: 'Forfra' }],
    financing: { leaseMonths: [], switch: false },
    ...rest,
  });
};

export const aPlan = (over: Partial<FeedPlan> = {}): FeedPlan => ({
  offeringCode: 'FJELL_X_BASIC_2025_2',
  icim: 'TLF12PLEAS',
  realm: 'b2c',
  type: 'POSTPAID',
  subscriptionName: 'Fjell X Basic',
  subscriptionShortname: 'X Basic',
  monthlyOfferingPrice: 499,
  isDataUnlimited: true,
  dataMaxSpeed: { amount: 250, unit: 'Mbit/s' },
  soldWithDevice: true,
  uspList: ['Fri bruk i Norge'],
  position: 2,
  ...over,
});

export const aShop = (over: Partial<FeedShop> = {}): FeedShop => ({
  code: 'oslo-city',
  name: 'Fjell Oslo City',
  street: 'Stenersgata 1',
  zip: '0184',
  city: 'Oslo',
  lat: 59.9127,
  lng: 10.7526,
  contactNumber: '22000000',
  open: [{ days: 'Mandag–lørdag', hours: '10–20' }],
  stock: { 'NOVA-9-SORT-128': 6, 'NOVA-9-SORT-256': 2 },
  ...over,
});

export const anInsurance = (over: Partial<FeedInsurance> = {}): FeedInsurance => ({
  code: 'FJELL_TRYGG',
  name: 'Fjell Trygg',
  price: 129,
  sellingPoints: [{ icon: 'shield', subtext: 'Egenandel [DATA]' }],
  types: ['HANDSET'],
  devicePriceFrom: 0,
  position: 1,
  ...over,
});

/** 500 kroner off the Nova 9 for everyone, all of November 2026. */
export const aWebdeal = (over: Partial<FeedWebdeal> = {}): FeedWebdeal => ({
  discountId: 'NOVA500',
  title: '500 kr i rabatt',
  description: 'Gjelder Nova 9 ut november.',
  validSellingTypes: [],
  showOnPdp: true,
  offeringDiscountSubscriptionType: [],
  offerings: [],
  fullPrice: false,
  membersDeal: false,
  realm: 'B2C',
  models: ['nova-9'],
  validFrom: '2026-11-01T00:00:00Z',
  validTo: '2026-12-01T00:00:00Z',
  discount: { upfront: 500, monthly: 0 },
  position: 1,
  ...over,
});

/** A small catalogue with one product of most kinds. */
export const aFeed = (over: Partial<CatalogueFeed> = {}): CatalogueFeed => ({
  feedVersion: 1,
  products: [
    aProduct(),
    aSimpleProduct({
      sku: 'NOVA-8-BRUKT',
      type: 'HANDSET-PREOWNED',
      subType: 'PREOWNED',
      model: 'Nova 8',
      modelSlug: 'nova-8-like-fin',
      position: 1,
      financing: { leaseMonths: [24], switch: false },
    }),
    aSimpleProduct({
      sku: 'TERN-WATCH',
      type: 'WEARABLE',
      brand: 'Tern',
      brandSlug: 'tern',
      model: 'Watch 3',
      modelSlug: 'watch-3',
      position: 1,
    }),
    aSimpleProduct({
      sku: 'FELT-RUTER',
      type: 'MODEM',
      brand: 'Felt',
      brandSlug: 'felt',
      model: 'Ruter AX',
      modelSlug: 'ruter-ax',
      position: 1,
    }),
    aSimpleProduct({
      sku: 'NOVA-DEKSEL',
      type: 'ACCESSORY',
      subType: 'COVER',
      model: 'Deksel til Nova 9',
      modelSlug: 'deksel-nova-9',
      position: 5,
      compatibleModels: ['nova-9'],
    }),
    aSimpleProduct({
      sku: 'NOVA-KLUT',
      type: 'ACCESSORY',
      subType: 'OTHER',
      model: 'Pusseklut',
      modelSlug: 'pusseklut',
      position: 1,
    }),
    aSimpleProduct({
      sku: 'NOVA-REST',
      type: 'ACCESSORY',
      subType: 'OUTLET',
      model: 'Gammelt deksel',
      modelSlug: 'gammelt-deksel',
      position: 1,
    }),
  ],
  plans: [
    aPlan({
      offeringCode: 'FJELL_X_MAX_2025',
      subscriptionName: 'Fjell X Max',
      subscriptionShortname: 'X Max',
      monthlyOfferingPrice: 599,
      position: 1,
    }),
    aPlan(),
    aPlan({
      offeringCode: 'FJELL_BEDRIFT_20GB',
      icim: undefined,
      realm: 'b2b',
      subscriptionName: 'Bedrift 20 GB',
      subscriptionShortname: 'Bedrift',
      isDataUnlimited: false,
      dataIncluded: { amount: 20, unit: 'GB' },
      position: 1,
    }),
    aPlan({
      offeringCode: 'FJELL_KONTANT',
      icim: undefined,
      type: 'PREPAID',
      subscriptionName: 'Kontantkort',
      subscriptionShortname: 'Kontant',
      monthlyOfferingPrice: 0,
      upfrontOfferingPrice: 99,
      soldWithDevice: false,
      position: 9,
    }),
  ].map(withoutUndefined),
  shops: [
    aShop(),
    aShop({ code: 'bergen', name: 'Fjell Bergen', city: 'Bergen', zip: '5014', lat: 60.392, lng: 5.324, stock: {} }),
  ],
  insurances: [anInsurance()],
  webdeals: [],
  bundles: [],
  reviews: [],
  ...aDelivery(),
  ...over,
});

function withoutUndefined<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as T;
}
