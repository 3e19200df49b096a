import { aBundleCart, aBundleItem, aCart } from '../../cart/testing';
import { cartTotalPriceText, isLegalBundleIncomplete } from './cart-total-price';

const [bundle] = aBundleCart().subscriptions;
if (!bundle) throw new Error('The builder makes a bundle');

test('[F9.3-2] the leased handset and its plan', () => {
  expect(cartTotalPriceText(aBundleCart())).toBe('Minste totalpris for telefon og abonnement med 12\u00A0md. avtaletid: 18\u00A0972,-.');
});

test('[F9.3-8] the switch by the device’s monthly price', () => {
  const content = [aBundleItem({ price: { monthly: 449 } })];
  const cart = aBundleCart({ cart: { content }, subscriptions: [{ ...bundle, financing: { type: 'switch', duration: 24 } }] });
  expect(cartTotalPriceText(cart)).toBe('Total telefonpris med Svitsj i 24\u00A0md.: 10\u00A0776,-');
});

test.each([
  ['no bundle', aCart()],
  ['no code', aBundleCart({ subscriptions: [{ ...bundle, code: '' }] })],
  ['not the legal one', aBundleCart({ subscriptions: [{ ...bundle, isLegal: false }] })],
  ['no device of a listed type', aBundleCart({ cart: { content: [aBundleItem({ type: 'SPECIALPRODUCT' })] } })],
])('[F9.3-1] no text: %s', (_, cart) => {
  expect(cartTotalPriceText(cart)).toBeNull();
});

test('[F8-22] a lease without a code is flagged', () => {
  expect(isLegalBundleIncomplete(aBundleCart({ subscriptions: [{ ...bundle, code: '' }] }))).toBe(true);
  expect(isLegalBundleIncomplete(aBundleCart())).toBe(false);
  expect(isLegalBundleIncomplete(aBundleCart({ subscriptions: [{ ...bundle, code: '', financing: { type: 'switch' } }] }))).toBe(false);
  expect(isLegalBundleIncomplete(aCart())).toBe(false);
});
