import { act, render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { emptyCart } from 'shared-domain/cart';
import { aBundleCart, aCart, aCartItem } from 'shared-domain/cart/testing';
import { toOre, ZERO } from 'shared-domain/money';
import { cartStore, refreshCart } from 'shared-domain/stores/cart-store';
import { useTestConfig } from 'shared-domain/testing';
import { head, loader } from '../exposes/page';
import { pageElement, renderPage } from '../testing/render-cart';

jest.mock('shared-domain/stores/cart-store', () => ({
  ...jest.requireActual<object>('shared-domain/stores/cart-store'),
  refreshCart: jest.fn(() => Promise.resolve()),
}));

beforeEach(() => jest.mocked(refreshCart).mockClear());

const server = (...facts: Parameters<typeof pageElement>): HTMLElement => {
  const body = document.createElement('div');
  body.innerHTML = renderToString(pageElement(...facts));
  return body;
};

/** The fields that a plain form would send, with the button that submits it. */
function sent(body: HTMLElement, name: string): Record<string, string> {
  const button = [...body.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  const form = button?.closest('form');
  expect(form).toHaveAttribute('action', '/handlekurv/endre/');
  expect(form).toHaveAttribute('method', 'post');
  const fields = [...(form?.querySelectorAll('input') ?? [])].map((input) => [input.name, input.value]);
  return Object.fromEntries(button?.name ? [...fields, [button.name, button.value]] : fields) as Record<string, string>;
}

test('without script each line can be counted and removed', () => {
  const body = server(aCart({ cart: { content: [aCartItem({ quantity: { value: 2 } })] } }));
  const name = 'Kvist lader 45 W, USB-C';
  expect(sent(body, `Øk antall ${name}`)).toEqual({ cartItemId: 'line-1', sku: 'KVI-LADER-45', quantity: '3' });
  expect(sent(body, `Reduser antall ${name}`)).toEqual({ cartItemId: 'line-1', sku: 'KVI-LADER-45', quantity: '1' });
  expect(sent(body, `Fjern ${name}`)).toEqual({ cartItemId: 'line-1', sku: 'KVI-LADER-45', quantity: '0' });
});

test('[F4.1-7] without script a bundle goes by its bundle id', () => {
  expect(sent(server(aBundleCart()), 'Fjern Aurora 5 Pro')).toMatchObject({
    cartItemId: 'line-2',
    bundleId: 'bundle-1',
    quantity: '0',
  });
});

test('[F4.1-4] without script the cart can be emptied', () => {
  expect(sent(server(aCart()), 'Tøm handlekurven')).toEqual({ empty: '1' });
});

test('[P8-1] goods of another realm: the message offers to empty the cart, without script too', () => {
  const body = server(aCart(), '/handlekurv/?melding=annen-butikk');
  const alert = body.querySelector<HTMLElement>('[role=alert]') ?? body;
  expect(alert).toHaveTextContent(/ble ikke lagt i handlekurven.*Tøm handlekurven/);
  expect(sent(alert, 'Tøm handlekurven')).toEqual({ empty: '1' });
  expect(server(aCart(), '/handlekurv/?melding=avvist').querySelector('[role=alert] form')).toBeNull();
});

test('[F2.9-2] without script the checkout is a plain link', () => {
  const links = [...server(aCart()).querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toContainEqual(['Gå til kassen', '/kasse/personlige-opplysninger/']);
});

test("the browser takes over the server's cart without a difference and without a call", async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const body = server(aBundleCart());
  document.body.append(body);
  const root = await act(async () => hydrateRoot(body, pageElement(aBundleCart())));
  expect(errors).not.toHaveBeenCalled();
  expect(cartStore.getState()).toMatchObject({ status: 'ready', cart: aBundleCart() });
  expect(refreshCart).not.toHaveBeenCalled();
  act(() => root.unmount());
  body.remove();
  errors.mockRestore();
});

test('[F4.4-1] an order that waits for the checkout has its place kept on the device, though no call was made', () => {
  const queueData = { waitingRoom: '/kasse/venterom/' };
  renderPage(aCart({ isInsideQueue: true, queueData })).unmount();
  expect(JSON.parse(localStorage.getItem('queueData') ?? 'null')).toEqual(queueData);
  renderPage(aCart()).unmount();
  expect(localStorage.getItem('queueData')).toBeNull();
});

test('a store that already knows is not put back by the page', () => {
  renderPage(aCart(), undefined, { store: { cart: emptyCart('B2C'), status: 'ready' } });
  expect(screen.getByText('Handlekurven er tom')).toBeInTheDocument();
});

test('without a cart from the server it reads the cart', () => {
  renderPage(null);
  expect(refreshCart).toHaveBeenCalledTimes(1);
});

test.each([
  ['?melding=avvist', /ble ikke endret/],
  [
    '?melding=ikke-lagt-til',
    'Vi fikk ikke svar da varen skulle legges i handlekurven. Ligger den ikke her, prøv igjen.',
  ],
  ['?melding=feilet', /Prøv igjen/],
  ['?melding=uten-informasjonskapsler', /Nettleseren din blokkerer informasjonskapsler/],
])('[P8-1] %s says why', (query, text) => {
  renderPage(aCart(), `/handlekurv/${query}`);
  expect(screen.getByRole('alert')).toHaveTextContent(text);
});

test.each(['?melding=Ring 800 00 000', '?melding=constructor', ''])('no text comes from the address: %s', (query) => {
  renderPage(aCart(), `/handlekurv/${query}`);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('[F9.2-1] a sum that stands in the summary is not said again above the button', () => {
  renderPage(aBundleCart());
  expect(screen.getAllByText('Totalt pr. md.')).toHaveLength(1);
  expect(screen.getAllByText('Betale nå:')).toHaveLength(1);
  expect(screen.queryByText('Betale pr md:')).not.toBeInTheDocument();
});

test('[F9.2-1] a plan alone says once what it costs', () => {
  const plan = aCartItem({
    type: 'SUBSCRIPTION',
    price: { upfront: undefined, total: undefined, monthly: toOre(499) },
  });
  renderPage(aCart({ cart: { content: [plan] }, totals: { monthly: toOre(499), upfront: ZERO }, delivery: null }));
  expect(screen.getAllByText('Betale pr md:')).toHaveLength(1);
  expect(screen.getAllByText('499,-', { exact: false, selector: 'dd *' })).toHaveLength(1);
});

test('one h1, no accessibility violations', async () => {
  const { container } = render(pageElement(aBundleCart()));
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['Handlekurv']);
  expect((await axe(container)).violations).toEqual([]);
});

test('[F9.15-9] the loader has no cart; the page is not for search engines', async () => {
  useTestConfig();
  const request = {
    pathname: '/handlekurv/',
    params: {},
    searchParams: new URLSearchParams(),
    realm: 'B2C',
    renderedAt: 0,
    signal: new AbortController().signal,
  } as const;
  expect(await loader(request)).toEqual({ kind: 'data', data: { cart: null } });
  expect(head({ cart: null }, request)).toMatchObject({ title: 'Handlekurv | Fjell', noIndex: true });
  expect(head({ cart: null }, request).description).toMatch(/handlekurv|kassen/i);
});

test('[P3-29] the HTML of a swap holds no phone number, so the browser reads the whole cart', () => {
  const content = [aCartItem()];
  const { unmount } = renderPage(aCart({ cart: { content } }));
  expect(refreshCart).not.toHaveBeenCalled();
  unmount();
  renderPage(aCart({ cart: { content }, reSwitch: { name: 'Nova 9', phoneNumber: '' } }));
  expect(refreshCart).toHaveBeenCalledTimes(1);
});
