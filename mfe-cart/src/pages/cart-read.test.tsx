import { screen } from '@testing-library/react';
import { getCart } from 'shared-domain/cart/io';
import { aCart } from 'shared-domain/cart/testing';
import { failed, ok } from 'shared-domain/kernel';
import { cartStore } from 'shared-domain/stores/cart-store';
import { renderPanel } from '../testing/render-cart';

jest.mock('shared-domain/cart/io', () => ({
  ...jest.requireActual<object>('shared-domain/cart/io'),
  getCart: jest.fn(),
}));
const get = jest.mocked(getCart);

beforeEach(() => {
  document.cookie = 'orderRef=order-1; path=/';
});
afterEach(() => {
  document.cookie = 'orderRef=; path=/; max-age=0';
  window.history.replaceState(null, '', '/');
});

/** Everything of a cart that nothing is known of but its realm. */
const nothingKnown = (realm: string) => ({
  orderRef: null,
  realm,
  hasPaid: false,
  customerTypeGet: null,
  reSwitch: null,
  cart: { content: [], subscriptions: [] },
  subscriptions: [],
  totals: { monthly: 0, upfront: 0, firstInvoice: 0, vat: 0, upfrontWithoutVAT: 0 },
  delivery: null,
});

test.each([
  ['/mobiltelefoner/', 'B2C'],
  ['/bedrift/mobiltelefoner/', 'B2B'],
  ['/bedrift/utstyrsavtale/mobiltelefoner/', 'UKKO'],
])(
  '[F7.1-3, F8-1] on %s a cart that cannot be read is that of the realm %s, with nothing in it',
  async (path, realm) => {
    get.mockResolvedValue(failed({ kind: 'network' }));
    window.history.replaceState(null, '', path);
    renderPanel(null);
    expect(await screen.findByText('Vi får ikke hentet handlekurven')).toBeInTheDocument();
    expect(get).toHaveBeenLastCalledWith({ realm });
    expect(cartStore.getState().cart).toEqual(nothingKnown(realm));
  },
);

test('[F7.1-3] the answer is the cart', async () => {
  get.mockResolvedValue(ok(aCart()));
  renderPanel(null);
  expect(await screen.findByRole('list', { name: 'Varer i handlekurven' })).toHaveTextContent('Kvist lader 45 W');
  expect(cartStore.getState().cart).toEqual(aCart());
});
