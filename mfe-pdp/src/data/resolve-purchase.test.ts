import type { CartAnswer } from 'shared-domain/cart';
import { aBundleCart } from 'shared-domain/cart/testing';
import { aPage, aPricedVariant, BASIC, fourPlans, MAX, TEN_GB, YOUTH } from '../testing/build-page';
import { type PurchaseFacts, resolvePurchase } from './resolve-purchase';

const NO_QUERY = { so: null, sc: null, cartId: null, steg: null, abonnement: null };

const purchase = ({
  query,
  ...change
}: Partial<Omit<PurchaseFacts, 'query'>> & { readonly query?: Partial<PurchaseFacts['query']> } = {}) =>
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

test('[P4-35] with steg the financing of the cart decides', () => {
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
  ["[P9-33, F5.3-5] the shop's default", {}, BASIC],
  ['[P2-4] sc of the address', { query: { sc: TEN_GB } }, TEN_GB],
  ['[P2-9] abonnement of the address', { query: { abonnement: MAX } }, MAX],
  ['[P2-9] abonnement that is not in the list', { query: { abonnement: 'FJELL_GONE' } }, BASIC],
  ['[P4-49] the first youth plan', { isUnder30: true }, YOUTH],
])('%s', (_, facts, code) => {
  expect(purchase(facts).plan?.offering.offeringCode).toBe(code);
});

test('[P9-25, P9-26] plans in order, youth plans only for those under 30, hidden and unsold ones never', () => {
  const codes = (facts: Parameters<typeof purchase>[0]): string[] =>
    purchase(facts).plans.map(({ offering }) => offering.offeringCode);
  expect(codes({})).toEqual([MAX, BASIC, TEN_GB]);
  expect(codes({ isUnder30: true })).toEqual([MAX, BASIC, YOUTH, TEN_GB]);
  expect(codes({ offerings: fourPlans.map((plan) => ({ ...plan, soldWithDevice: false })) })).toEqual([]);
});

test('[P3-16] an upfront purchase needs no plan', () => {
  expect(purchase({ query: { so: 'upfront' } })).toMatchObject({ needsPlan: false, plans: [], plan: null });
});

test('[P8-11] hidden prices leave nothing to choose', () => {
  expect(purchase({ details: aPage({ product: { hidePrices: true } }).details })).toMatchObject({
    methods: [],
    method: null,
    option: null,
    plan: null,
  });
});
