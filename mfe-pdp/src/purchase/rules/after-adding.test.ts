import { aBundleCart, aBundleItem, aCart, aCartItem } from 'shared-domain/cart/testing';
import { type CartVisit, type GO_TO_CART, goToCart, hasDeviceBundle, mainDeviceOf } from './after-adding';

describe('main device', () => {
  const placeholder = aBundleItem({ type: 'RESWITCH_PLACEHOLDER' });

  test('[P4-32] the device of a bundle', () => {
    const other = aBundleItem({ bundleId: 'bundle-0', cartItemId: 'line-0' });
    const cart = aCart({ cart: { content: [other, placeholder, aBundleItem()] } });
    expect(mainDeviceOf(cart, 'bundle-1')).toEqual(aBundleItem());
    expect(mainDeviceOf(cart, 'bundle-2')).toBeNull();
    expect(mainDeviceOf(aCart({ cart: { content: [placeholder] } }), 'bundle-1')).toBeNull();
  });

  test('[P4-47] a device bundle is a device paid over time', () => {
    expect(hasDeviceBundle(aBundleCart())).toBe(true);
    expect(hasDeviceBundle(aCart({ cart: { content: [aCartItem()] } }))).toBe(false);
    expect(hasDeviceBundle(aCart({ cart: { content: [aCartItem(), placeholder] } }))).toBe(false);
  });
});

describe('go to cart', () => {
  /** Each case also satisfies a later row, so a swapped order fails. */
  const CASES: Record<(typeof GO_TO_CART)[number]['id'], readonly [CartVisit, object]> = {
    'P4-47 business': [{ realm: 'B2B', cart: aBundleCart(), isAdded: true }, { kind: 'go-to-checkout' }],
    'P4-47 device': [
      { realm: 'B2C', cart: aBundleCart(), isAdded: true },
      { kind: 'expand-cart', stepIndex: 1 },
    ],
    'P4-22': [{ realm: 'B2C', cart: aCart(), isAdded: true }, { kind: 'open-cart' }],
    'P4-47': [{ realm: 'B2C', cart: aCart(), isAdded: false }, { kind: 'go-to-checkout' }],
  };

  test.each(Object.entries(CASES))('[%s] going to the cart', (_, [facts, action]) => {
    expect(goToCart(facts)).toEqual(action);
  });
});
