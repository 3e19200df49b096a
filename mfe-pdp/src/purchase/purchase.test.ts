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

/** The cart with the phone, its subscription changed. */
function paidBy(change: Partial<CartAnswer['cart']['subscriptions'][number]>): CartAnswer {
  const { cart, ...rest } = aBundleCart();
  return { ...rest, cart: { ...cart, subscriptions: cart.subscriptions.map((each) => ({ ...each, ...change })) } };
}

test.each([
  ['[P4-34] so of the address', { query: { so: 'lease12' } }, 'lease12'],
  ['[P2-12] an alias', { query: { so: 'avtaletid' } }, 'lease24'],
  ['[P4-34] an option that is not available falls on', { query: { so: 'new-switch' } }, 'lease24'],
  [
    '[P4-36] the default of the product',
    { details: aPage({ product: { defaultFinancingType: 'upfront' } }).details },
    'upfront',
  ],
  [
    '[P4-36] the default of the product as a type: its first option',
    { details: aPage({ product: { defaultFinancingType: 'switch' } }).details, isLoggedIn: true },
    'new-switch',
  ],
  [
    '[P4-34, P4-36] the address comes before the default',
    { details: aPage({ product: { defaultFinancingType: 'upfront' } }).details, query: { so: 'lease12' } },
    'lease12',
  ],
  ['[P4-37] the first option of the first method', {}, 'lease24'],
  [
    '[P4-37] whichever that is',
    { variant: aPricedVariant({ financingMethods: [...aPricedVariant().financingMethods].reverse() }) },
    'upfront',
  ],
])('%s', (_, facts, option) => {
  expect(purchase(facts).option).toBe(option);
});

test('[P4-35] with steg the financing of the cart decides', () => {
  const cart = paidBy({ financing: { type: 'lease', duration: 12 } });
  expect(purchase({ cart, query: { steg: 'finansiering', cartId: 'bundle-1' } }).option).toBe('lease12');
  expect(purchase({ cart, query: { cartId: 'bundle-1' } }).option).toBe('lease24');
  expect(purchase({ cart, query: { steg: 'finansiering', cartId: 'bundle-2' } }).option).toBe('lease24');
  expect(purchase({ cart, query: { so: 'upfront', steg: 'finansiering', cartId: 'bundle-1' } }).option).toBe('upfront');
});

const SWITCH_METHOD = aFinancingMethod({
  alternative_id: 'switch',
  heading: 'Svitsj',
  financingOptions: ['existing-switch', 'new-switch'].map((id) => ({ alternative_id: id, heading: id, duration: 24 })),
});
const LEASE_NOW = aFinancingMethod({
  financingOptions: [
    { alternative_id: 'lease24', heading: '24 måneder', duration: 24 },
    { alternative_id: 'leasenow', heading: 'Nå', duration: 0 },
  ],
});

test.each([
  ['a lease without a length', { financing: { type: 'lease' } }, 'leasenow'],
  ['Svitsj with a kept plan', { financing: { type: 'switch' }, keepExistingSubscription: true }, 'new-switch'],
  ['Svitsj: the first of its options', { financing: { type: 'switch' } }, 'existing-switch'],
])('[P4-35] %s', (_, change, option) => {
  const variant = aPricedVariant({ financingMethods: [LEASE_NOW, SWITCH_METHOD] });
  const query = { steg: 'finansiering', cartId: 'bundle-1' };
  expect(purchase({ variant, cart: paidBy(change), query, isLoggedIn: true }).option).toBe(option);
});

test.each([
  ['HANDSET', ['switch: existing-switch']],
  ['HANDSET-PREOWNED', ['upfront: upfront']],
  ['TABLET', ['upfront: upfront']],
] as const)('[P4-43] during a swap a %s has only %j', (type, expected) => {
  const [lease = LEASE_NOW, , upfront = LEASE_NOW] = aPricedVariant().financingMethods;
  const { methods } = purchase({
    details: aPage({ product: { type } }).details,
    variant: aPricedVariant({ financingMethods: [lease, SWITCH_METHOD, upfront] }),
    cart: aBundleCart({ reSwitch: { name: 'Aurora 4', phoneNumber: '90000000' } }),
    isLoggedIn: true,
  });
  expect(
    methods.map(
      (method) => `${method.alternative_id}: ${method.financingOptions.map((each) => each.alternative_id).join()}`,
    ),
  ).toEqual(expected);
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
  // By their codes, whatever their flags say.
  const codes = (isUnder30: boolean) => [...listedCodes([...older, ...youth], isUnder30)].sort();
  expect(codes(false)).toEqual([...older].sort());
  expect(codes(true)).toEqual([...youth].sort());
});

/** The plans of a phone that is sold with these. */
function listedCodes(all: readonly string[], isUnder30: boolean): readonly string[] {
  const offerings = all.map((offeringCode) => anOffering({ offeringCode }));
  const lease = Object.fromEntries(all.map((code) => [`${code}.TLF12PLEAS`, [aPlanPrice()]]));
  const variant = aPricedVariant({ prices: { lease } });
  return purchase({ offerings, variant, isUnder30 }).plans.map(({ offering }) => offering.offeringCode);
}

test.each([
  [
    false,
    `X_MAX_PLUS X_MAX_PLUS_2025 X_MAX X_MAX_2025 X_BASIC X_BASIC_2025 X_BASIC_2025_2 X_START X_START_2025
     MOBIL_10GB_02 MOBIL_10GB_2025 MOBIL_05GB MOBIL_05GB_2025 JUNIOR_03GB JUNIOR_01GB NY_KODE`,
  ],
  [
    true,
    `X_MAX_PLUS X_MAX_PLUS_2025 X_MAX X_MAX_2025 X_BASIC X_START X_START_2025 MOBIL_X_UNG MOBIL_10GB_UNG
     MOBIL_10GB_02 MOBIL_05GB MOBIL_05GB_2025 JUNIOR_03GB JUNIOR_01GB NY_KODE`,
  ],
])('[P9-25] the order of all plans (under 30: %s)', (isUnder30, names) => {
  const codes = names.split(/\s+/).map((name) => `FJELL_${name}`);
  expect(listedCodes([...codes].reverse(), isUnder30)).toEqual(codes);
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
