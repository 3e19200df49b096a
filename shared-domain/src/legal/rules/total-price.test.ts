import fc from 'fast-check';
import { type CartAnswer, totalMinimumPrice } from '../../cart';
import { aBundleCart, aBundleItem, aCart, aCartItem, aNestedItem } from '../../cart/testing';
import { ore, toOre } from '../../money';
import { legalText } from '../texts/nb';
import {
  cartTotalPrice,
  isLegalBundleIncomplete,
  legalTotalPrice,
  type TOTAL_PRICES,
  type PurchaseCost,
} from './total-price';

const totalPriceText = (facts: PurchaseCost): string | null => {
  const text = legalTotalPrice(facts);
  return text && legalText(text);
};

const facts = (type: string, financing: PurchaseCost['financing']): PurchaseCost => ({
  type,
  financing,
  deviceTotal: toOre(12_984),
  deviceMonthly: toOre(449),
  plan: { months: 12, total: toOre(12 * 499) },
});
const lease = { type: 'lease', code: 'TLF12PLEAS', duration: 24 };
const withPlan = '18\u00A0972,-.';

const CASES: Record<(typeof TOTAL_PRICES)[number]['id'], readonly (readonly [PurchaseCost, string | null])[]> = {
  'F9.3-2': [
    [facts('HANDSET', lease), `Minste totalpris for telefon og abonnement med 12\u00A0md. avtaletid: ${withPlan}`],
    [
      facts('HANDSET-PREOWNED', lease),
      `Minste totalpris for telefon og abonnement med 12\u00A0md. avtaletid: ${withPlan}`,
    ],
  ],
  'F9.3-3': [
    [facts('TABLET', lease), `Minste totalpris for nettbrett og abonnement med 12\u00A0md. avtaletid: ${withPlan}`],
  ],
  'F9.3-4': [
    [facts('MODEM', lease), `Minste totalpris for ruter og abonnement med 12\u00A0md. avtaletid: ${withPlan}`],
  ],
  'F9.3-5': [[facts('WEARABLE', lease), 'Totalpris for delbetaling av smartklokke i 24\u00A0md: 12\u00A0984,-.']],
  'F9.3-6': [
    [facts('CONNECTED_DEVICE', lease), 'Totalpris for delbetaling av smarthjemprodukt i 24\u00A0md: 12\u00A0984,-.'],
  ],
  'F9.3-7': [
    [facts('ACCESSORY', lease), `Minste totalpris med 24\u00A0md. avtaletid: ${withPlan}`],
    [
      facts('ACCESSORY', { type: 'lease', code: 'now', duration: 12 }),
      `Minste totalpris med 0\u00A0md. avtaletid: ${withPlan}`,
    ],
    [facts('ACCESSORY', { type: 'lease', duration: 'now' }), `Minste totalpris med 0\u00A0md. avtaletid: ${withPlan}`],
  ],
  'F9.3-8': [
    [facts('HANDSET', { type: 'switch', duration: 24 }), 'Total telefonpris med Svitsj i 24\u00A0md.: 10\u00A0776,-'],
  ],
  'F9.3-1': [
    [facts('HANDSET', { type: 'ukko', duration: 24 }), null],
    [facts('HANDSET', { type: 'upfront' }), null],
  ],
};

test.each(
  Object.entries(CASES).flatMap(([id, cases]) => cases.map(([given, text]) => [id, given.type, given, text] as const)),
)('[%s] the total price of %s', (_, __, given, text) => {
  expect(totalPriceText(given)).toBe(text);
});

test.each(['HANDSET', 'TABLET', 'WEARABLE', 'ACCESSORY'])(
  '[F9.3-2..7] a leased %s without a total has no text, a free one has',
  (type) => {
    expect(totalPriceText({ ...facts(type, lease), deviceTotal: null })).toBeNull();
    expect(totalPriceText({ ...facts(type, lease), deviceTotal: ore(0) })).not.toBeNull();
  },
);

test('[F9.3-8] a switch without a monthly price has no text, a free one has', () => {
  const change = { type: 'switch', duration: 24 };
  expect(totalPriceText({ ...facts('HANDSET', change), deviceMonthly: null })).toBeNull();
  expect(totalPriceText({ ...facts('HANDSET', change), deviceMonthly: ore(0) })).toBe(
    'Total telefonpris med Svitsj i 24\u00A0md.: 0,-',
  );
});

test('[F9.3-2] the total is the device and what the plan costs while it is bound, to the øre, for any months of the lease', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(amount, amount, fc.constantFrom(12, 24, 36), (device, plan, duration) => {
      const text = legalTotalPrice({
        ...facts('HANDSET', { type: 'lease', duration }),
        deviceTotal: ore(device),
        plan: { months: 12, total: ore(plan) },
      });
      expect(text?.values.total).toBe(device + plan);
    }),
  );
});

test('[F9.3-2, F6-10] a plan that is bound for longer says so', () => {
  const plan = { months: 24, total: toOre(24 * 399) };
  expect(totalPriceText({ ...facts('HANDSET', lease), plan })).toBe(
    'Minste totalpris for telefon og abonnement med 24\u00A0md. avtaletid: 22\u00A0560,-.',
  );
});

const cartTotalPriceText = (cart: CartAnswer): string | null => {
  const text = cartTotalPrice(cart);
  return text && legalText(text);
};

const [bundle] = aBundleCart().subscriptions;
if (!bundle) throw new Error('The builder makes a bundle');

test('[F9.3-2] the leased handset and its plan', () => {
  expect(cartTotalPriceText(aBundleCart())).toBe(
    'Minste totalpris for telefon og abonnement med 12\u00A0md. avtaletid: 18\u00A0972,-.',
  );
});

test('[F9.3-2, F9.2-9] a plan with a total of its own, as its row states it: the text agrees with the sum of the cart', () => {
  const plan = aNestedItem({ price: { total: toOre(24 * 499 + 299) } });
  const cart = aBundleCart({
    cart: { content: [aBundleItem({ items: [plan] })] },
    subscriptions: [{ ...bundle, bindingMonths: 24 }],
  });
  expect(cartTotalPriceText(cart)).toBe(
    'Minste totalpris for telefon og abonnement med 24\u00A0md. avtaletid: 25\u00A0259,-.',
  );
  expect(totalMinimumPrice(cart.cart.content, 'B2C')).toBe(toOre(25_259));
});

test('[F9.3-8] the switch by the device’s monthly price', () => {
  const content = [aBundleItem({ price: { monthly: toOre(449) } })];
  const cart = aBundleCart({
    cart: { content },
    subscriptions: [{ ...bundle, financing: { type: 'switch', duration: 24 } }],
  });
  expect(cartTotalPriceText(cart)).toBe('Total telefonpris med Svitsj i 24\u00A0md.: 10\u00A0776,-');
});

test.each([
  ['no bundle', aCart()],
  ['no code', aBundleCart({ subscriptions: [{ ...bundle, code: '' }] })],
  ['no financing', aBundleCart({ subscriptions: [{ ...bundle, financing: null }] })],
  [
    'an equipment agreement',
    aBundleCart({ subscriptions: [{ ...bundle, financing: { type: 'ukko', duration: 24 } }] }),
  ],
  ['not the legal one', aBundleCart({ subscriptions: [{ ...bundle, isLegal: false }] })],
  ['no device of a listed type', aBundleCart({ cart: { content: [aBundleItem({ type: 'SPECIALPRODUCT' })] } })],
])('[F9.3-1] no text: %s', (_, cart) => {
  expect(cartTotalPriceText(cart)).toBeNull();
});

test.each([
  ['HANDSET', /^Minste totalpris for telefon .*: 18\u00A0972,-\.$/],
  ['HANDSET-PREOWNED', /^Minste totalpris for telefon /],
  ['WEARABLE', /^Totalpris for delbetaling av smartklokke /],
  ['CONNECTED_DEVICE', /^Totalpris for delbetaling av smarthjemprodukt /],
  ['TABLET', /^Minste totalpris for nettbrett /],
  ['MODEM', /^Minste totalpris for ruter /],
  ['ACCESSORY', /^Minste totalpris med 24\u00A0md\. avtaletid: /],
])('[F9.3-1] a text for a bundled %s', (type, text) => {
  expect(cartTotalPriceText(aBundleCart({ cart: { content: [aBundleItem({ type })] } }))).toMatch(text);
});

test('[F9.3-1, F6-6] the device is the one of the legal bundle, whichever comes first', () => {
  const other = aBundleItem({ type: 'TABLET', bundleId: 'bundle-2', cartItemId: 'line-8' });
  const cart = aBundleCart({
    cart: { content: [aCartItem(), other, aBundleItem()] },
    subscriptions: [{ ...bundle, id: 'bundle-2', isLegal: false }, bundle],
  });
  expect(cartTotalPriceText(cart)).toMatch(/^Minste totalpris for telefon /);
});

test.each([
  ['a lease without a total', aBundleCart({ cart: { content: [aBundleItem({ price: { total: undefined } })] } })],
  [
    'a switch without a monthly price',
    aBundleCart({
      cart: { content: [aBundleItem({ price: { monthly: undefined } })] },
      subscriptions: [{ ...bundle, financing: { type: 'switch', duration: 24 } }],
    }),
  ],
])('[F9.3-1] %s: no text rather than one with 0', (_, cart) => {
  expect(cartTotalPriceText(cart)).toBeNull();
});

test('[F9.3-8] a switch needs no total of the device', () => {
  const cart = aBundleCart({
    cart: { content: [aBundleItem({ price: { total: undefined } })] },
    subscriptions: [{ ...bundle, financing: { type: 'switch', duration: 24 } }],
  });
  expect(cartTotalPriceText(cart)).toBe('Total telefonpris med Svitsj i 24\u00A0md.: 12\u00A0984,-');
});

test('[F8-22] a lease without a code is flagged', () => {
  expect(isLegalBundleIncomplete(aBundleCart({ subscriptions: [{ ...bundle, code: '' }] }))).toBe(true);
  expect(isLegalBundleIncomplete(aBundleCart())).toBe(false);
  expect(
    isLegalBundleIncomplete(aBundleCart({ subscriptions: [{ ...bundle, code: '', financing: { type: 'switch' } }] })),
  ).toBe(false);
  expect(isLegalBundleIncomplete(aBundleCart({ subscriptions: [{ ...bundle, code: '', financing: null }] }))).toBe(
    false,
  );
  expect(isLegalBundleIncomplete(aBundleCart({ subscriptions: [{ ...bundle, code: '', isLegal: false }] }))).toBe(
    false,
  );
  expect(isLegalBundleIncomplete(aCart())).toBe(false);
});

test('[F8-22, P6-10] a subscription that is kept has no code, and is no fault', () => {
  const kept = aBundleCart({ subscriptions: [{ ...bundle, code: '' }] });
  const subscriptions = kept.cart.subscriptions.map((each) => ({ ...each, keepExistingSubscription: true }));
  expect(isLegalBundleIncomplete({ ...kept, cart: { ...kept.cart, subscriptions } })).toBe(false);
});
