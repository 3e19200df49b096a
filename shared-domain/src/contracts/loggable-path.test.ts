import { toLoggablePath } from './loggable-path';

test.each([
  ['/api/accountdata/subscriptions/91234567', '/api/accountdata/subscriptions/…'],
  ['/api/accountdata/subscriptions/+4791234567/', '/api/accountdata/subscriptions/+…/'],
  ['/api/ukko/cart/update/qV3rTKsyKGy_z', '/api/ukko/cart/update/…'],
  ['/shop/checkout/order-1/?a=b', '/shop/checkout/…/'],
  ['/api/pickuppoints/0154', '/api/pickuppoints/…'],
  ['/api/search?q=Ingrid', '/api/search'],
  [
    '/remotes/mfe-pdp/1.4.2-beta.1-0123456789abcdef0123456789abcdef/expose-page.js',
    '/remotes/mfe-pdp/1.4.2-beta.1-0123456789abcdef0123456789abcdef/expose-page.js',
  ],
  ['/_shop/1.4.2-ba9876543210fedcba9876543210fedc/main.js', '/_shop/1.4.2-ba9876543210fedcba9876543210fedc/main.js'],
  ['/mobiltelefoner/apple/iphone-17/#tabs', '/mobiltelefoner/apple/iphone-17/'],
  [
    '/api/pictures/silikondeksel-iphone-17-pro/skoggroenn-pair-480.avif',
    '/api/pictures/silikondeksel-iphone-17-pro/skoggroenn-pair-480.avif',
  ],
])('%s is logged as %s', (address, expected) => {
  expect(toLoggablePath(address)).toBe(expected);
});
