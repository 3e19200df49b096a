import { aBundleCart, aBundleItem, aCart, aCartItem } from 'shared-domain/cart/testing';
import { useTestConfig } from 'shared-domain/testing';
import { toCartView } from './cart-view-mapper';

test.each([
  ['[F2.9-2] a consumer', {}, aCart(), '/kasse/personlige-opplysninger/'],
  ['[F2.9-3] a business', {}, aCart({ realm: 'B2B' }), '/bedrift/kasse/personlige-opplysninger/'],
  ['a paid order', {}, aCart({ hasPaid: true }), null],
  [
    '[F2.9-6] an equipment agreement',
    { agreementHost: 'https://avtale.example' },
    aCart({ realm: 'UKKO' }),
    'https://avtale.example/shop/checkout/order-1/',
  ],
  [
    '[F2.9-6] an equipment agreement on this host',
    { agreementHost: '' },
    aCart({ realm: 'UKKO' }),
    '/shop/checkout/order-1/',
  ],
  ['[F2.9-6] an equipment agreement without a host', {}, aCart({ realm: 'UKKO' }), null],
  [
    '[F2.9-1] a consumer in preproduction',
    { checkoutEnvironment: 'pp2' },
    aCart(),
    '/pp2/kasse/personlige-opplysninger/',
  ],
  [
    '[F2.9-1] a business in preproduction',
    { checkoutEnvironment: 'pp2' },
    aCart({ realm: 'B2B' }),
    '/pp2/bedrift/kasse/personlige-opplysninger/',
  ],
  [
    '[F2.9-8] a business with a device',
    { hardwareCheckout: '/ordre/' },
    aBundleCart({ realm: 'B2B', cart: { content: [aBundleItem()] } }),
    '/ordre/?hw=AUR-5P-256-LYN',
  ],
  [
    '[F2.9-8] a business without one',
    { hardwareCheckout: '/ordre/' },
    aCart({ realm: 'B2B', cart: { content: [aCartItem({ type: 'SUBSCRIPTION' })] } }),
    '/bedrift/kasse/personlige-opplysninger/',
  ],
  ['[F2.9-8] a consumer with a device', { hardwareCheckout: '/ordre/' }, aCart(), '/kasse/personlige-opplysninger/'],
  [
    '[F2.9-9] a consumer with a checkout elsewhere',
    { externalCheckout: 'https://kasse.example/' },
    aCart(),
    'https://kasse.example/',
  ],
  [
    '[F2.9-9] a business does not go there',
    { externalCheckout: 'https://kasse.example/' },
    aCart({ realm: 'B2B' }),
    '/bedrift/kasse/personlige-opplysninger/',
  ],
])('%s', (_, config, answer, href) => {
  useTestConfig(config);
  expect(toCartView(answer).checkoutHref).toBe(href);
});
