import { render, screen } from '@testing-library/react';
import { aBundleCart, aCart } from 'shared-domain/cart/testing';
import { cartStore } from 'shared-domain/stores/cart-store';
import { useTestConfig as setTestConfig } from 'shared-domain/testing/index';
import { CheckoutLink } from './checkout-link';

const business = aBundleCart({ realm: 'B2B' });
const agreement = aCart({ realm: 'UKKO' });

test.each([
  ['[P4-46, F2.9-2] a consumer', {}, aBundleCart(), '/kasse/personlige-opplysninger/'],
  ['[P4-46, P2-27, F2.9-3] a business', {}, business, '/bedrift/kasse/personlige-opplysninger/'],
  ['[F2.9-1] preproduction', { checkoutEnvironment: 'pp2' }, aBundleCart(), '/pp2/kasse/personlige-opplysninger/'],
  ['[F2.9-8] devices of businesses', { hardwareCheckout: '/ordre/' }, business, '/ordre/?hw=AUR-5P-256-LYN'],
  ['[F2.9-9] another site', { externalCheckout: 'https://kasse.example/' }, aBundleCart(), 'https://kasse.example/'],
  [
    '[P2-28, F2.9-6] an agreement',
    { agreementHost: 'https://avtale.example' },
    agreement,
    'https://avtale.example/shop/checkout/order-1/',
  ],
  ['[F2.9-6] an agreement without a host', {}, agreement, null],
  ['a cart that is not known', {}, null, null],
])('%s', (_, config, cart, href) => {
  setTestConfig(config);
  cartStore.setState({ cart });
  render(<CheckoutLink text="Gå til bestilling" size="large" />);
  expect(screen.queryByRole('link', { name: 'Gå til bestilling' })?.getAttribute('href') ?? null).toBe(href);
});
