import { aBundleCart, aBundleItem, aCart, aCartItem } from '../../cart/testing';
import { hasDeviceBundle, mainDeviceOf } from './main-device';

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
