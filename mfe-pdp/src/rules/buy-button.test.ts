import { aBundleCart } from 'shared-domain/cart/testing';
import { resolveBuyButton } from './buy-button';

const facts = { cart: aBundleCart(), sku: 'OTHER', option: 'upfront', sellable: true };

test('[P4-46] what is in the cart with the chosen financing goes to the checkout', () => {
  const checkout = { action: 'checkout', text: { key: 'goToOrder' } };
  expect(resolveBuyButton({ ...facts, sku: 'KVI-LADER-45' })).toEqual(checkout);
  expect(resolveBuyButton({ ...facts, sku: 'AUR-5P-256-LYN', option: 'lease24' })).toEqual(checkout);
  expect(resolveBuyButton({ ...facts, sku: 'AUR-5P-256-LYN', option: 'upfront' }).action).toBe('add');
});

test('[P4-46] upfront b2b is upfront', () => {
  expect(resolveBuyButton({ ...facts, sku: 'KVI-LADER-45', option: 'upfront b2b' }).action).toBe('checkout');
});

test('[P4-10, P3-4] else it is added, unless it cannot be bought', () => {
  expect(resolveBuyButton(facts)).toEqual({ action: 'add', text: { key: 'addToCart' } });
  expect(resolveBuyButton({ ...facts, cart: null }).action).toBe('add');
  expect(resolveBuyButton({ ...facts, sellable: false })).toEqual({
    action: 'unavailable',
    text: { key: 'addToCart' },
  });
  expect(resolveBuyButton({ ...facts, hideBuyButton: true })).toEqual({ action: 'hidden' });
});
