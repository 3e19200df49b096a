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
    'Totalpris for delbetaling av Smarthjem produkt i 24\u00A0md: 12\u00A0984,-.',
  ],
])('%s on a lease has its own legal total price', (_, type, text) => {
  expect(toCartView(leased(type)).totalPriceText).toBe(text);
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

test('[F9.3-7] the legal total price of an accessory leased without a duration has 0 months', () => {
  const [bundle] = aBundleCart().subscriptions;
  if (!bundle) throw new Error('The builder makes a bundle');
  const cart = aBundleCart({
    cart: { content: [aBundleItem({ type: 'ACCESSORY' })] },
    subscriptions: [{ ...bundle, financing: { type: 'lease', code: 'now', duration: 'now' } }],
  });
  expect(toCartView(cart).totalPriceText).toBe('Minste totalpris med 0\u00A0md. avtaletid: 18\u00A0972,-.');
});
