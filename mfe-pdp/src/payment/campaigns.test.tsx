/** Campaigns on the page: what they say, what they make of the price, and what goes to the cart. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { aCart, aCartItem } from 'shared-domain/cart/testing';
import { failed, ok } from 'shared-domain/kernel';
import { toOre } from 'shared-domain/money';
import { cartStore, updateCart } from 'shared-domain/stores/cart-store';
import { toastStore } from 'shared-domain/stores/toast-store';
import { campaignPage } from '../testing/build-campaigns';
import { BASIC, MAX } from '../testing/build-page';
import { loadLowerFiles, PATH, productElement, renderProduct } from '../testing/render-product';

jest.mock('shared-domain/catalogue/io', () => ({
  ...jest.requireActual<object>('shared-domain/catalogue/io'),
  fetchAvailability: () => new Promise(() => undefined),
}));
jest.mock('shared-domain/stores/cart-store', () => ({
  ...jest.requireActual<object>('shared-domain/stores/cart-store'),
  updateCart: jest.fn(),
}));

jest.mock('shared-domain/purchase/io', () => ({ fetchInsurances: () => Promise.resolve([]) }));
jest.mock('../extras/load-accessories', () => ({ loadAccessories: () => Promise.resolve([]) }));

const sent = jest.mocked(updateCart);
// Compiling it takes longer than a test waits for the box.
beforeAll(loadLowerFiles);
beforeAll(() => import('./campaign-list'));
beforeEach(() => sent.mockReset().mockResolvedValue(ok(aCart())));

const box = () => screen.findByRole('region', { name: 'Aktuelle kampanjer' }, { timeout: 10_000 });
const summary = () => within(screen.getByRole('region', { name: 'Oppsummering' }));
const intro = () => within(screen.getByRole('banner'));
const data = campaignPage();

test('[P2-32] the box has its title and its campaigns; without any it is not there', async () => {
  const { unmount } = renderProduct({ data });
  expect(within(await box()).getByText('50,- mindre med X Max')).toBeInTheDocument();
  expect(within(await box()).getByText(/Gjelder nytt abonnement. Til og med 7. januar./)).toBeInTheDocument();
  unmount();
  renderProduct();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Aktuelle kampanjer' })).not.toBeInTheDocument());
});

test('[P5-8, P3-14] its button chooses what it takes; all prices follow', async () => {
  const { router } = renderProduct({ data });
  await userEvent.click(within(await box()).getByRole('link', { name: 'Velg Fjell X Max' }));
  expect(router.address()).toBe(`${PATH}?so=lease24&sc=${MAX}`);
  expect(intro().getByText(/^491,-/)).toBeInTheDocument();
  expect(intro().getByText('541,-/md.')).toBeInTheDocument();
  expect(summary().getByText('Kampanjerabatt')).toBeInTheDocument();
  expect(summary().getByText('\u221250,-/md.')).toBeInTheDocument();
  expect(summary().getByText(/^1 090,-/)).toBeInTheDocument();
  expect(summary().getByText(/18 972,-/)).toBeInTheDocument();
  expect(
    within(await box())
      .getByText(/Du får 1 200,- i telefonrabatt, fordelt på 50,-\/md\./)
      .closest('p'),
  ).toHaveFocus();
});

test('[P3-27] title and button are in the colour and the words of the editors, where they wrote some', async () => {
  const { details } = data;
  const [max] = details.product.webdeals ?? [];
  const product = {
    ...details.product,
    webdeals: [{ ...max, campaignLinkText: 'Ta med X Max', textColor: '#1d1524' }],
  };
  renderProduct({ data: { ...data, details: { ...details, product } } });
  expect(within(await box()).getByText('50,- mindre med X Max')).toHaveStyle({ color: '#1d1524' });
  expect(within(await box()).getByRole('link', { name: 'Ta med X Max' })).toHaveAttribute(
    'href',
    expect.stringContaining(`sc=${MAX}`),
  );
});

test('[P7-10] the code and the plan of the campaign go with the device to the cart', async () => {
  renderProduct({ data, address: `${PATH}?so=lease24&sc=${MAX}` });
  await userEvent.click(summary().getByRole('button', { name: /^(Neste|Legg i handlekurv)$/ }));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0]?.[0]).toMatchObject({
    update: { pricePlan: MAX, discountCode: 'MAX50', discountOfferingCode: MAX },
  });
});

test('[P7-10] what no campaign lowers is bought without a code', async () => {
  renderProduct({ data, address: `${PATH}?so=lease24&sc=${BASIC}` });
  await userEvent.click(summary().getByRole('button', { name: /^(Neste|Legg i handlekurv)$/ }));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0]?.[0]).not.toHaveProperty('update.discountCode');
});

test('[P7-10, P7-17, P3-14] the cart refuses the campaign: the page says so, shows the price without it, and sends none', async () => {
  const refusal = 'Rabatten gjelder dessverre ikke lenger for dette kjøpet.';
  renderProduct({ data, address: `${PATH}?so=lease24&sc=${MAX}` });
  expect(await box()).not.toHaveTextContent('gjelder dessverre ikke lenger');
  sent.mockImplementation(() => {
    cartStore.setState({ cart: aCart({ errorMessage: refusal, refusedDiscountCode: 'MAX50' }), status: 'ready' });
    return Promise.resolve(failed({ message: refusal }));
  });
  const press = () => userEvent.click(summary().getByRole('button', { name: /Legg i handlekurv|Neste/ }));
  await press();
  expect(await screen.findByText(refusal)).toBeInTheDocument();
  expect(await box()).toHaveTextContent('Kampanjen «50,- mindre med X Max» gjelder dessverre ikke lenger.');
  expect(intro().getByText(/^541,-/)).toBeInTheDocument();
  expect(summary().getByText(/^1 140,-/)).toBeInTheDocument();
  await press();
  expect(sent).toHaveBeenCalledTimes(2);
  expect(sent.mock.calls[1]?.[0]).not.toHaveProperty('update.discountCode');
});

test('[P7-10, P7-17] one that the cart leaves out without a word is told, and lowers nothing any more', async () => {
  const phone = { id: 'AUR-5P-256-LYN', type: 'HANDSET', bundleId: 'bundle-1' };
  const answer = aCart({
    cart: { content: [aCartItem({ ...phone, price: { monthly: toOre(541), upfront: undefined } })] },
  });
  sent.mockImplementation(() => {
    cartStore.setState({ cart: answer, status: 'ready' });
    return Promise.resolve(ok(answer));
  });
  renderProduct({ data, address: `${PATH}?so=lease24&sc=${MAX}` });
  expect(summary().getByText(/^1 090,-/)).toBeInTheDocument();
  await userEvent.click(summary().getByRole('button', { name: /^(Neste|Legg i handlekurv)$/ }));
  await waitFor(() => expect(summary().getByText(/^1 140,-/)).toBeInTheDocument());
  expect(toastStore.getState().toasts).toContainEqual(
    expect.objectContaining({
      text: 'Kampanjen «50,- mindre med X Max» er ikke med i handlekurven. Produktet har vanlig pris der.',
    }),
  );
  expect(await box()).toHaveTextContent('Kampanjen «50,- mindre med X Max» gjelder dessverre ikke lenger.');
});

test('[P7-10] one that the cart has taken stays', async () => {
  const discount = { isUniqueDiscount: false, value: { monthly: toOre(50) }, code: 'MAX50' };
  const phone = aCartItem({ id: 'AUR-5P-256-LYN', type: 'HANDSET', price: { monthly: toOre(541) }, discount });
  sent.mockResolvedValue(ok(aCart({ cart: { content: [phone] } })));
  renderProduct({ data, address: `${PATH}?so=lease24&sc=${MAX}` });
  await userEvent.click(summary().getByRole('button', { name: /^(Neste|Legg i handlekurv)$/ }));
  await waitFor(() => expect(toastStore.getState().toasts).not.toEqual([]));
  expect(JSON.stringify(toastStore.getState().toasts)).not.toContain('Kampanjen');
  expect(summary().getByText(/^1 090,-/)).toBeInTheDocument();
});

test('[P3-27] a visitor pays the open price and is asked to log in for the members’ one, which a customer pays', async () => {
  const address = `${PATH}?so=upfront`;
  const visitor = renderProduct({ data, address });
  expect(intro().getByText(/^11 990,-/)).toBeInTheDocument();
  expect(within(await box()).getByText('Prisen er for deg som er kunde.')).toBeInTheDocument();
  expect(within(await box()).getAllByRole('link', { name: 'Logg inn' })).not.toEqual([]);
  visitor.unmount();
  renderProduct({ data, address, isLoggedIn: true });
  expect(intro().getByText(/^11 490,-/)).toBeInTheDocument();
  await userEvent.click(summary().getByRole('button', { name: /^(Neste|Legg i handlekurv)$/ }));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ update: { discountCode: 'MEDLEM' } });
});

test('without script the full price is the campaign’s, and the plain form sends its code', async () => {
  // The server has the list's file at once.
  const { unmount } = renderProduct({ data });
  await box();
  unmount();
  const page = document.createElement('div');
  page.innerHTML = renderToString(productElement({ data, address: `${PATH}?so=upfront` }));
  expect(page.querySelector('form input[name="discountCode"]')).toHaveValue('FULL1000');
  expect(page).toHaveTextContent('1 000,- i rabatt');
  for (const part of page.querySelectorAll('.scripted')) part.remove();
  expect(page).toHaveTextContent('1 000,- i rabatt');
  expect(page).not.toHaveTextContent('Velg Fjell X Max');
});
