import { emptyCart } from 'shared-domain/cart';
import { aBundleCart, aBundleItem, aCart, aCartItem, aNestedItem } from 'shared-domain/cart/testing';
import { isExtensionDue, toReorders } from './kept-cart';

describe('extension due', () => {
  const NOW = Date.UTC(2026, 10, 23, 12);
  const inHours = (hours: number): string => new Date(NOW + hours * 3_600_000).toISOString();

  test.each([
    ['a fresh order', aCart({ expiresAt: inHours(24) }), false],
    ['one with half a day left', aCart({ expiresAt: inHours(12) }), false],
    ['one with less', aCart({ expiresAt: inHours(11.9) }), true],
    ['a paid one', aCart({ expiresAt: inHours(1), hasPaid: true }), false],
    ['an empty one', { ...emptyCart('B2C'), expiresAt: inHours(1) }, false],
    ['one whose end is not known', aCart(), false],
  ])('[F4.1-3] %s', (_, answer, isDue) => {
    expect(isExtensionDue(answer, NOW)).toBe(isDue);
  });
});

describe('reorder', () => {
  const inputsOf = (...facts: Parameters<typeof toReorders>) => toReorders(...facts).map(({ input }) => input);

  test('a leased phone with its plan, and a counted accessory with its code', () => {
    const accessory = aCartItem({
      quantity: { value: 2 },
      discount: { code: 'HOST', isUniqueDiscount: true, value: {} },
    });
    expect(toReorders(aBundleCart({ cart: { content: [aBundleItem(), accessory] } }))).toEqual([
      {
        name: 'Aurora 5 Pro',
        input: {
          update: {
            handsetSku: 'AUR-5P-256-LYN',
            financingType: 'lease',
            financingDuration: 24,
            pricePlan: 'FJELL_X_BASIC_2025_2',
          },
        },
      },
      {
        name: 'Kvist lader 45 W, USB-C',
        input: { update: { accessorySku: 'KVI-LADER-45', quantity: 2, discountCode: 'HOST' } },
      },
    ]);
  });

  test('a plan alone, a phone at its full price', () => {
    const plan = aCartItem({ id: 'FJELL_X', type: 'SUBSCRIPTION', bundleId: 'b' });
    const phone = aCartItem({ id: 'PHONE', type: 'HANDSET' });
    expect(inputsOf(aCart({ cart: { content: [plan, phone] } }))).toEqual([
      { update: { pricePlan: 'FJELL_X', quantity: 1 } },
      { update: { handsetSku: 'PHONE', financingType: 'upfront' } },
    ]);
  });

  test.each([
    ['switch', { type: 'switch', duration: 24 }, { financingType: 'switch', financingDuration: 24 }],
    ['leasenow', { type: 'lease', code: 'now', duration: 'now' }, { financingType: 'lease', financingDuration: 'now' }],
  ])('a device on %s', (_, financing, expected) => {
    const cart = aBundleCart({ cart: { content: [aBundleItem()] } });
    const [bundle] = cart.subscriptions;
    if (!bundle) throw new Error('The builder makes a bundle');
    const [input] = inputsOf({ ...cart, subscriptions: [{ ...bundle, financing }] });
    expect(input).toMatchObject({ update: expected });
  });

  test.each([
    ['a phone of a swap', aBundleItem({ isReSwitch: true })],
    ['a fee', aCartItem({ type: 'BREAKAGE_FEE' })],
    ["a device with the customer's own plan", aBundleItem({ items: [] })],
    ['an insurance', aCartItem({ type: 'SERVICE' })],
  ])('%s is not ordered again without a question', (_, item) => {
    expect(inputsOf(aBundleCart({ cart: { content: [item] } }))).toEqual([]);
  });

  test('a device of an equipment agreement is not ordered again here', () => {
    const cart = aBundleCart({ cart: { content: [aBundleItem({ items: [aNestedItem()] })] } });
    const [bundle] = cart.subscriptions;
    if (!bundle) throw new Error('The builder makes a bundle');
    expect(inputsOf({ ...cart, subscriptions: [{ ...bundle, financing: { type: 'ukko', duration: 24 } }] })).toEqual(
      [],
    );
  });
});
