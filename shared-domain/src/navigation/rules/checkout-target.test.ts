import { aBundleCart, aBundleItem, aCart, aCartItem } from '../../cart/testing';
import { CHECKOUT_PATHS } from '../../contracts/paths';
import { type CheckoutSettings, checkoutTarget } from './checkout-target';

const QUEUED = aCart({ isInsideQueue: true, queueData: { waitingRoom: '/kasse/venterom/' } });
const AGREEMENT = aCart({ realm: 'UKKO' });
const DEVICE = aBundleCart({ realm: 'B2B', cart: { content: [aBundleItem()] } });
const PLAN = aCart({ realm: 'B2B', cart: { content: [aCartItem({ type: 'SUBSCRIPTION' })] } });

test.each<[string, Partial<CheckoutSettings>, typeof AGREEMENT, string | null]>([
  ['[F2.9-2] a consumer', {}, aCart(), '/kasse/personlige-opplysninger/'],
  ['[F2.9-3] a business', {}, PLAN, '/bedrift/kasse/personlige-opplysninger/'],
  ['a paid order', {}, aCart({ hasPaid: true }), null],
  [
    '[F2.9-6] an agreement',
    { agreementHost: 'https://avtale.example' },
    AGREEMENT,
    'https://avtale.example/shop/checkout/order-1/',
  ],
  ['[F2.9-6] an agreement without a host', {}, AGREEMENT, null],
  ['[F2.9-6] an agreement without an order', { agreementHost: '' }, aCart({ realm: 'UKKO', orderRef: null }), null],
  ['[F2.9-1] preproduction', { checkoutEnvironment: 'pp2' }, PLAN, '/pp2/bedrift/kasse/personlige-opplysninger/'],
  ['[F2.9-8] a business with a device', { hardwareCheckout: '/o/' }, DEVICE, '/o/?hw=AUR-5P-256-LYN'],
  ['[F2.9-8] a business without', { hardwareCheckout: '/o/' }, PLAN, '/bedrift/kasse/personlige-opplysninger/'],
  ['[F2.9-9] a consumer elsewhere', { externalCheckout: 'https://kasse.example/' }, aCart(), 'https://kasse.example/'],
  ['[F2.9-7, F4.4-1] an order that waits', {}, QUEUED, '/kasse/venterom/?til=%2Fkasse%2Fpersonlige-opplysninger%2F'],
  [
    '[F2.9-1, F2.9-7] one in preproduction',
    { checkoutEnvironment: 'pp2' },
    QUEUED,
    '/pp2/kasse/venterom/?til=%2Fpp2%2Fkasse%2Fpersonlige-opplysninger%2F',
  ],
  ['[F2.9-9] one for elsewhere', { externalCheckout: 'https://kasse.example/' }, QUEUED, 'https://kasse.example/'],
  ['[F2.9-9] a business not', { externalCheckout: '/x/' }, PLAN, '/bedrift/kasse/personlige-opplysninger/'],
])('%s', (_, settings, cart, href) => {
  expect(checkoutTarget(cart, { checkoutPaths: CHECKOUT_PATHS, ...settings })).toBe(href);
});
