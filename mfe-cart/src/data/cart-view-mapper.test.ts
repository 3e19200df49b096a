import { aBundleCart, aBundleItem, aCart } from 'shared-domain/cart/testing';
import { useTestConfig } from 'shared-domain/testing';
import { toCartView } from './cart-view-mapper';

beforeEach(() => useTestConfig());

test('[F9.3-2] the legal total price of the bundle', () => {
  expect(toCartView(aBundleCart()).totalPriceText).toBe(
    'Minste totalpris for telefon og abonnement med 12\u00A0md. avtaletid: 18\u00A0972,-.',
  );
  expect(toCartView(aCart()).totalPriceText).toBeNull();
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
