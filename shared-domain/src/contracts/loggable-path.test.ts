import { toLoggablePath } from './loggable-path';

test.each([
  ['/api/accountdata/subscriptions/91234567', '/api/accountdata/subscriptions/…'],
  ['/api/accountdata/subscriptions/+4791234567/', '/api/accountdata/subscriptions/+…/'],
  ['/api/ukko/cart/update/qV3rTKsyKGy_z', '/api/ukko/cart/update/…'],
  ['/shop/checkout/order-1/?a=b', '/shop/checkout/…/'],
  ['/api/pickuppoints/0154', '/api/pickuppoints/…'],
  ['/api/search?q=Ingrid', '/api/search'],
  ['/remotes/mfe-pdp/0123456789ab/expose-page.js', '/remotes/mfe-pdp/0123456789ab/expose-page.js'],
  ['/_shop/ba9876543210/main.js', '/_shop/ba9876543210/main.js'],
  ['/mobiltelefoner/apple/iphone-17/#tabs', '/mobiltelefoner/apple/iphone-17/'],
  [
    '/api/pictures/silikondeksel-iphone-17-pro/skoggroenn-pair-480.avif',
    '/api/pictures/silikondeksel-iphone-17-pro/skoggroenn-pair-480.avif',
  ],
])('%s is logged as %s', (address, expected) => {
  expect(toLoggablePath(address)).toBe(expected);
});
