import { aBundleCart } from 'shared-domain/cart/testing';
import { resolveStockStatus, stockStatusOfSale } from 'shared-domain/catalogue';
import { aPage, aPricedVariant, fourPlans } from '../testing/build-page';
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
