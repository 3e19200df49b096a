import { aBundleCart, aBundleItem, aCart } from 'shared-domain/cart/testing';
import { resolveStockStatus, stockStatusOfSale } from 'shared-domain/catalogue';
import { aPage, aPricedVariant, BASIC, fourPlans, MAX } from '../testing/build-page';
import { type SaleSituation, resolveBuyState } from './buy-state';
import { resolvePurchase } from './purchase';

const NOW = Date.UTC(2026, 10, 21, 9);

function state(
  change: Partial<SaleSituation> & {
    readonly so?: string;
    readonly offerings?: typeof fourPlans;
  } = {},
) {
  const { so = 'lease24', offerings = fourPlans, ...facts } = change;
  const variant = facts.variant ?? aPricedVariant();
  const query = { so, sc: null, cartId: null, steg: null, abonnement: null };
  const { details } = aPage();
  const purchase = resolvePurchase({
    details,
    variant,
    offerings,
    query,
    isLoggedIn: false,
    cart: null,
    isUnder30: false,
    codePrefix: 'FJELL',
  });
  return resolveBuyState({
    product: details.product,
    variant,
    stock: stockStatusOfSale(variant.salesStatus),
    purchase,
    cart: null,
    isLoggedIn: false,
    steps: ['finance'],
    step: 'finance',
    releaseMs: -Infinity,
    nowMs: NOW,
    ...facts,
  });
}

const { product } = aPage().details;

/** The purchase of an option whose plan is chosen, with these plans in the list. */
const withListed = (option: string, codes: readonly string[]) => {
  const { plans, plan, ...rest } = resolvePurchase({
    details: aPage().details,
    variant: aPricedVariant(),
    offerings: fourPlans,
    query: { so: 'lease24', sc: BASIC, cartId: null, steg: null, abonnement: null },
    isLoggedIn: true,
    cart: null,
    isUnder30: false,
    codePrefix: 'FJELL',
  });
  const listed = plans.filter(({ offering }) => codes.includes(offering.offeringCode));
  return { purchase: { ...rest, option, plan, plans: listed } };
};
/** The phone in the cart as it is paid. */
const inCart = (financing: { readonly type: string; readonly duration?: number | string }, isReSwitch = false) =>
  aBundleCart({
    cart: { content: [aBundleItem({ isReSwitch })] },
    subscriptions: aBundleCart().subscriptions.map((each) => ({ ...each, financing })),
  });

test('[P3-9] a method whose button orders at once has its own text; with more steps the steps’ text counts', () => {
  const variant = aPricedVariant();
  const financingMethods = variant.financingMethods.map((method) => ({ ...method, buttonText: 'Bestill' }));
  const own = { ...variant, financingMethods };
  expect(state({ variant: own })).toEqual({ kind: 'open', text: 'Bestill' });
  expect(state({ variant: own, steps: ['finance', 'insurance'] })).toEqual({ kind: 'open', text: 'Neste' });
});

test.each([
  ['[P4-10] one step', {}, { kind: 'open', text: 'Legg i handlekurv' }],
  ['[P4-17] no plan chosen', { offerings: [] }, { kind: 'closed', text: 'Legg i handlekurv' }],
  [
    '[P4-17] the full price needs no plan',
    { so: 'upfront', offerings: [] },
    { kind: 'open', text: 'Legg i handlekurv' },
  ],
  [
    '[P4-9, P4-16] before the release',
    { releaseMs: Date.parse('2026-11-24T07:00:00Z') },
    { kind: 'presale', text: 'Forhåndsbestill fra tirsdag kl. 08:00' },
  ],
  ['[P4-18] the chosen plan is listed', withListed('lease24', [BASIC]), { kind: 'open', text: 'Legg i handlekurv' }],
  ['[P4-18] it is not', withListed('lease24', [MAX]), { kind: 'closed', text: 'Legg i handlekurv' }],
  ['[P4-18] nor is it for a leasenow', withListed('leasenow', []), { kind: 'closed', text: 'Legg i handlekurv' }],
  ['[P4-18] Svitsj takes it all the same', withListed('new-switch', []), { kind: 'open', text: 'Legg i handlekurv' }],
  [
    '[P4-17] once a swap has started no plan is needed',
    { offerings: [], cart: aCart({ reSwitch: { name: 'Aurora 4', phoneNumber: '90000000' } }) },
    { kind: 'open', text: 'Legg i handlekurv' },
  ],
  ['[P4-46] in the cart', { cart: aBundleCart() }, { kind: 'checkout', text: 'Gå til bestilling' }],
  [
    '[P4-46] in the cart with another financing',
    { cart: aBundleCart(), so: 'lease12' },
    { kind: 'open', text: 'Legg i handlekurv' },
  ],
  [
    '[P3-7] not for sale',
    { variant: aPricedVariant({ salesStatus: { sellable: false } }) },
    { kind: 'closed', text: 'Utsolgt' },
  ],
  [
    '[P3-7] none in stock',
    { variant: aPricedVariant({ salesStatus: { quantityInStock: 0 } }) },
    { kind: 'closed', text: 'Utsolgt' },
  ],
  [
    'phased out',
    { variant: aPricedVariant({ salesStatus: { name: 'GlobalPhasedOutStocking', quantityInStock: 0 } }) },
    { kind: 'closed', text: 'Utgått fra sortimentet' },
  ],
  [
    'a stock that could not be read closes nothing',
    { stock: resolveStockStatus({ availability: [], nowMs: NOW }) },
    { kind: 'open', text: 'Legg i handlekurv' },
  ],
  ['[P3-4] without a buy button', { product: { ...product, hideBuyButton: true } }, { kind: 'hidden' }],
])('%s', (_, change, expected) => {
  expect(state(change)).toEqual(expected);
});

test.each([
  ['P4-39', 'lease24', { type: 'lease', duration: 24 }],
  ['P4-39', 'lease12', { type: 'lease', duration: 12 }],
  ['P4-39', 'leasenow', { type: 'lease' }],
  ['P4-40', 'new-switch', { type: 'switch', duration: 24 }],
])('[%s, P4-46] in the cart as %s it leads on to the order, as another option it is added', (_, option, financing) => {
  const cart = inCart(financing);
  expect(state({ ...withListed(option, [BASIC]), cart }).kind).toBe('checkout');
  const other = option === 'lease24' ? 'lease12' : 'lease24';
  expect(state({ ...withListed(other, [BASIC]), cart }).kind).toBe('open');
});

test('[P4-41] a swapped phone is no new switch', () => {
  const cart = inCart({ type: 'switch', duration: 24 }, true);
  expect(state({ ...withListed('new-switch', [BASIC]), cart }).kind).toBe('open');
});
