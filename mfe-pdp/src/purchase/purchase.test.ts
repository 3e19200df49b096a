import type { CartAnswer } from 'shared-domain/cart';
import { aBundleCart } from 'shared-domain/cart/testing';
import { aFinancingMethod, aPlanPrice } from 'shared-domain/catalogue/testing';
import { toOre } from 'shared-domain/money';
import { anOffering } from 'shared-domain/subscription/testing';
import { aPage, aPricedVariant, BASIC, fourPlans, MAX, TEN_GB, YOUTH } from '../testing/build-page';
import { type PurchaseInput, resolvePurchase } from './purchase';

const NO_QUERY = { so: null, sc: null, cartId: null, steg: null, abonnement: null };

const purchase = ({
  query,
  ...change
}: Partial<Omit<PurchaseInput, 'query'>> & { readonly query?: Partial<PurchaseInput['query']> } = {}) =>
  resolvePurchase({
    details: aPage().details,
    variant: aPricedVariant(),
    offerings: fourPlans,
    query: { ...NO_QUERY, ...query },
    isLoggedIn: false,
    cart: null,
    isUnder30: false,
    codePrefix: 'FJELL',
    ...change,
  });

test.each([
  ['[P4-34] so of the address', { query: { so: 'lease12' } }, 'lease12'],
  ['[P2-12] an alias', { query: { so: 'avtaletid' } }, 'lease24'],
  ['[P4-34] an option that is not available falls on', { query: { so: 'new-switch' } }, 'lease24'],
  [
    '[P4-36] the default of the product',
    { details: aPage({ product: { defaultFinancingType: 'upfront' } }).details },
    'upfront',
  ],
  ['[P4-37] the first option of the first method', {}, 'lease24'],
])('%s', (_, facts, option) => {
  expect(purchase(facts).option).toBe(option);
});

test('[P4-35, F2.8-22] with steg=finansiering the financing of the cart decides', () => {
  const lease12 = (cart: CartAnswer): CartAnswer => ({
    ...cart,
    cart: {
      ...cart.cart,
      subscriptions: cart.cart.subscriptions.map((each) => ({ ...each, financing: { type: 'lease', duration: 12 } })),
    },
  });
  const cart = lease12(aBundleCart());
  expect(purchase({ cart, query: { steg: 'finansiering', cartId: 'bundle-1' } }).option).toBe('lease12');
  expect(purchase({ cart, query: { cartId: 'bundle-1' } }).option).toBe('lease24');
});

test('[P4-42, P4-43] switch is for customers; in reSwitch only its existing-switch is left', () => {
  expect(purchase().methods.map(({ heading }) => heading)).toEqual(['Delbetaling', 'Fullpris']);
  expect(purchase({ isLoggedIn: true }).methods.map(({ heading }) => heading)).toEqual([
    'Delbetaling',
    'Svitsj',
    'Fullpris',
  ]);
  const cart = aBundleCart({ reSwitch: { name: 'Aurora 4', phoneNumber: '90000000' } });
  expect(purchase({ cart }).methods).toMatchObject([{ alternative_id: 'switch', financingOptions: [] }]);
});

test.each([
  ['svitsj', 'new-switch'],
  ['avtaletid', 'lease24'],
  ['nå', 'upfront'],
  ['fullpris', 'upfront'],
  ['reswitch', 'existing-switch'],
])('[F2.8-23] the alias %s is the option %s', (so, option) => {
  const details = aPage({ product: { defaultFinancingType: 'lease12' } }).details;
  const method = (type: 'lease' | 'switch' | 'upfront', ...ids: readonly string[]) =>
    aFinancingMethod({
      alternative_id: type,
      financingOptions: ids.map((id) => ({ alternative_id: id, heading: id })),
    });
  const financingMethods = [
    method('lease', 'lease12', 'lease24'),
    method('switch', 'new-switch', 'existing-switch'),
    method('upfront', 'upfront'),
  ];
  const variant = aPricedVariant({ financingMethods });
  expect(purchase({ query: { so }, details, variant, isLoggedIn: true }).option).toBe(option);
});

test.each([
  ["[P9-33, F5.3-5, F9.4-6] the shop's default", {}, BASIC],
  ['[P2-4] sc of the address', { query: { sc: TEN_GB } }, TEN_GB],
  ['[P2-9] abonnement of the address', { query: { abonnement: MAX } }, MAX],
  ['[P2-9] abonnement that is not in the list', { query: { abonnement: 'FJELL_GONE' } }, BASIC],
  ['[P4-49] the first youth plan', { isUnder30: true }, YOUTH],
])('%s', (_, facts, code) => {
  expect(purchase(facts).plan?.offering.offeringCode).toBe(code);
});

test('[P9-26] under 30 the older plans give way to the youth plans, and the other way round', () => {
  const older = ['FJELL_X_BASIC_2025', 'FJELL_MOBIL_10GB_2025'];
  const youth = ['FJELL_MOBIL_X_UNG', 'FJELL_X_UNG_2025_2', 'FJELL_MOBIL_10GB_UNG'];
  const offerings = [...older, ...youth].map((offeringCode) =>
    anOffering({ offeringCode, isUngSubscription: youth.includes(offeringCode) }),
  );
  const lease = Object.fromEntries(offerings.map(({ offeringCode: code }) => [`${code}.TLF12PLEAS`, [aPlanPrice()]]));
  const variant = aPricedVariant({ prices: { lease } });
  const codes = (isUnder30: boolean): string[] =>
    purchase({ offerings, variant, isUnder30 })
      .plans.map(({ offering }) => offering.offeringCode)
      .sort();
  expect(codes(false)).toEqual([...older].sort());
  expect(codes(true)).toEqual([...youth].sort());
});

test('[P9-25] plans in order; youth plans only for those under 30, hidden and unsold ones never', () => {
  const codes = (facts: Parameters<typeof purchase>[0]): string[] =>
    purchase(facts).plans.map(({ offering }) => offering.offeringCode);
  expect(codes({})).toEqual([MAX, BASIC, TEN_GB]);
  expect(codes({ isUnder30: true })).toEqual([MAX, YOUTH]);
  expect(codes({ offerings: fourPlans.map((plan) => ({ ...plan, soldWithDevice: false })) })).toEqual([]);
});

test("[P3-16] the price of an option is the plan's own, at the option's duration; a switch's is that of 24 months", () => {
  const monthlyOf = (facts: Parameters<typeof purchase>[0]) => {
    const { device } = purchase(facts).plan ?? {};
    return device && [device.duration, device.monthly, device.mainOfferingMonthly];
  };
  expect(monthlyOf({ query: { so: 'lease24' } })).toEqual([24, toOre(541), toOre(499)]);
  expect(monthlyOf({ query: { so: 'lease12', sc: MAX } })).toEqual([12, toOre(1_083), toOre(599)]);
  expect(monthlyOf({ query: { so: 'new-switch' }, isLoggedIn: true })).toEqual([24, toOre(449), toOre(499)]);
});

test('an upfront purchase needs no plan', () => {
  expect(purchase({ query: { so: 'upfront' } })).toMatchObject({ needsPlan: false, plans: [], plan: null });
});

test('hidden prices leave nothing to choose', () => {
  expect(purchase({ details: aPage({ product: { hidePrices: true } }).details })).toMatchObject({
    methods: [],
    method: null,
    option: null,
    plan: null,
  });
});
