import { type CartAnswer, cartText } from 'shared-domain/cart';
import { aBundleCart, aBundleItem, aCart, aCartItem, aNestedItem } from 'shared-domain/cart/testing';
import { toOre } from 'shared-domain/money';
import { useTestConfig } from 'shared-domain/testing';
import { toCartView } from './cart-view-mapper';

beforeEach(() => useTestConfig());

test('[F9.3-2] the legal total price of the bundle', () => {
  expect(toCartView(aBundleCart()).totalPriceText).toBe(
    'Minste totalpris for telefon og abonnement med 12\u00A0md. avtaletid: 18\u00A0972,-.',
  );
  expect(toCartView(aCart()).totalPriceText).toBeNull();
});

/** The one bundle of the cart, as it is paid and by its code; its device is of a type. */
function aBundleOf(type: string, change: Partial<CartAnswer['subscriptions'][number]> = {}): CartAnswer {
  const [bundle] = aBundleCart().subscriptions;
  if (!bundle) throw new Error('The builder makes a bundle');
  return aBundleCart({ cart: { content: [aBundleItem({ type })] }, subscriptions: [{ ...bundle, ...change }] });
}

test.each(['HANDSET', 'HANDSET-PREOWNED', 'WEARABLE', 'CONNECTED_DEVICE', 'TABLET', 'MODEM'])(
  '[F9.3-1] %s: a text for the legal bundle that has a code, and no other',
  (type) => {
    expect(toCartView(aBundleOf(type)).totalPriceText).not.toBeNull();
    expect(toCartView(aBundleOf(type, { code: '' })).totalPriceText).toBeNull();
    expect(toCartView(aBundleOf(type, { isLegal: false })).totalPriceText).toBeNull();
  },
);

test('[F9.3-1] what is no device has no text', () => {
  for (const type of ['WEBDEAL', 'SPECIALPRODUCT', 'SERVICE'])
    expect(toCartView(aBundleOf(type)).totalPriceText).toBeNull();
});

test('[F9.3-2] a used phone has the text of a phone; it sums 12 months of the plan whatever the lease', () => {
  for (const duration of [12, 24])
    expect(
      toCartView(aBundleOf('HANDSET-PREOWNED', { financing: { type: 'lease', code: 'TLF12PLEAS', duration } }))
        .totalPriceText,
    ).toBe('Minste totalpris for telefon og abonnement med 12\u00A0md. avtaletid: 18\u00A0972,-.');
});

const leased = (type: string): CartAnswer => aBundleCart({ cart: { content: [aBundleItem({ type })] } });

test.each([
  [
    '[F9.3-3] a tablet',
    'TABLET',
    'Minste totalpris for nettbrett og abonnement med 12\u00A0md. avtaletid: 18\u00A0972,-.',
  ],
  ['[F9.3-4] a modem', 'MODEM', 'Minste totalpris for ruter og abonnement med 12\u00A0md. avtaletid: 18\u00A0972,-.'],
  ['[F9.3-5] a watch', 'WEARABLE', 'Totalpris for delbetaling av smartklokke i 24\u00A0md: 12\u00A0984,-.'],
  [
    '[F9.3-6] a device for the home',
    'CONNECTED_DEVICE',
    'Totalpris for delbetaling av smarthjemprodukt i 24\u00A0md: 12\u00A0984,-.',
  ],
])('%s on a lease has its own legal total price', (_, type, text) => {
  expect(toCartView(leased(type)).totalPriceText).toBe(text);
});

test.each([
  ['[F9.3-5] a watch', 'WEARABLE', 'Totalpris for delbetaling av smartklokke: 12\u00A0984,-.'],
  [
    '[F9.3-6] a device for the home',
    'CONNECTED_DEVICE',
    'Totalpris for delbetaling av smarthjemprodukt: 12\u00A0984,-.',
  ],
])('%s that is handed in at any time has no months in its text', (_, type, text) => {
  const financing = { type: 'lease', code: 'now', duration: 'now' } as const;
  expect(toCartView(aBundleOf(type, { financing })).totalPriceText).toBe(text);
});

test('[F9.3-8] a switch states 24 months of the device; an equipment agreement nothing', () => {
  const paidBy = (type: string) => toCartView(aBundleOf('HANDSET', { financing: { type, code: '24', duration: 24 } }));
  expect(paidBy('switch').totalPriceText).toBe('Total telefonpris med Svitsj i 24\u00A0md.: 12\u00A0984,-');
  expect(paidBy('ukko').totalPriceText).toBeNull();
});

const monthsOf = (answer: CartAnswer) =>
  toCartView(answer).summary.monthly.lines.map(({ label, value }) => [
    cartText(label).replaceAll('\u00A0', ' '),
    value.replaceAll('\u00A0', ' '),
  ]);

test('[F9.3-10, F3.2-5] a plan and a service have a line with their name and price, less the discount', () => {
  const service = aNestedItem({
    id: 'TRYGG',
    type: 'SERVICE',
    cartItemId: 'line-4',
    name: 'Trygg',
    price: { monthly: toOre(99) },
  });
  const plan = aNestedItem({ discount: { isUniqueDiscount: false, value: { monthly: toOre(50) } } });
  expect(monthsOf(aBundleCart({ cart: { content: [aBundleItem({ items: [plan, service] })] } }))).toEqual([
    ['Delbetaling telefon 24 md.', '541,-/md.'],
    ['Fjell X Basic', '449,-/md.'],
    ['Trygg', '99,-/md.'],
  ]);
});

test.each([
  ['HANDSET', 'Delbetaling telefon'],
  ['HANDSET-PREOWNED', 'Delbetaling telefon'],
  ['WEARABLE', 'Delbetaling smartklokke'],
  ['CONNECTED_DEVICE', 'Delbetaling av smarthjemprodukt'],
  ['TABLET', 'Delbetaling nettbrett'],
  ['MODEM', 'Delbetaling ruter'],
  ['ACCESSORY', 'Delbetaling produkt'],
])('[F9.3-11, F9.3-12] the line of a month of a leased %s begins with «%s»; of a switch it says so', (type, label) => {
  const lineOf = (financing: CartAnswer['subscriptions'][number]['financing']) =>
    monthsOf(aBundleOf(type, { financing }))[0];
  expect(lineOf({ type: 'lease', code: 'TLF12PLEAS', duration: 12 })).toEqual([`${label} 12 md.`, '541,-/md.']);
  expect(lineOf({ type: 'lease', code: 'now', duration: 'now' })).toEqual([label, '541,-/md.']);
  expect(lineOf({ type: 'switch', code: '24', duration: 24 })).toEqual(['Svitsj i 24 md.', '541,-/md.']);
});

const plan = aCartItem({
  id: 'FJELL_X_BASIC_2025_2',
  type: 'SUBSCRIPTION',
  cartItemId: 'plan-1',
  name: 'Fjell X Basic',
  price: { monthly: toOre(499), upfront: undefined, total: undefined },
});

test.each([[], ['SIM'], ['NEW_NUMBER'], ['SERVICE']])(
  '[F9.3-9, F5.1-3] only plans and what comes with them (%s): no line by line',
  (...types) => {
    const others = types.map((type) => aCartItem({ type, cartItemId: type, price: { monthly: toOre(49) } }));
    expect(monthsOf(aCart({ cart: { content: [plan, ...others] } }))).toEqual([]);
  },
);

test.each([
  'HANDSET',
  'HANDSET-PREOWNED',
  'ACCESSORY',
  'WEBDEAL',
  'MODEM',
  'TABLET',
  'SPECIALPRODUCT',
  'CONNECTED_DEVICE',
  'WEARABLE',
])('[F5.1-3] a plan beside goods of the type %s has its line', (type) => {
  const content = [plan, aCartItem({ type, cartItemId: 'goods' })];
  expect(monthsOf(aCart({ cart: { content } }))).toEqual([['Fjell X Basic', '499,-/md.']]);
});

test.each([
  [24, 'TLF12PLEAS', 24],
  [12, 'TLF12PLEAS', 12],
  ['now', 'TLF12PLEAS', 0],
  [24, 'now', 0],
] as const)(
  '[F9.3-7] the legal total price of an accessory leased for %s by the code %s has %i months',
  (duration, code, months) => {
    expect(toCartView(aBundleOf('ACCESSORY', { financing: { type: 'lease', code, duration } })).totalPriceText).toBe(
      `Minste totalpris med ${months}\u00A0md. avtaletid: 18\u00A0972,-.`,
    );
  },
);
