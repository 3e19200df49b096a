/** The page of an equipment agreement: what it costs, what it includes, and the way to the agreement's checkout. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { updateUkkoCart } from 'shared-domain/cart/io';
import { aBundleCart, aBundleItem, aCart } from 'shared-domain/cart/testing';
import { cartStore } from 'shared-domain/stores/cart-store';
import { toastStore } from 'shared-domain/stores/toast-store';
import { leavePage } from '../purchase/leave-page';
import { startLogin } from '../purchase/start-login';
import { AGREEMENT_PATH, anAgreementPage } from '../testing/build-agreement';
import { agreementElement, loadPurchaseFiles, renderAgreement } from '../testing/render-product';

jest.mock('shared-domain/catalogue/io', () => ({
  ...jest.requireActual<object>('shared-domain/catalogue/io'),
  fetchAvailability: () => new Promise(() => undefined),
}));
jest.mock('shared-domain/cart/io', () => ({
  ...jest.requireActual<object>('shared-domain/cart/io'),
  updateUkkoCart: jest.fn(),
}));
jest.mock('../purchase/leave-page');
jest.mock('../purchase/start-login');

const put = jest.mocked(updateUkkoCart);
const left = jest.mocked(leavePage);
// Compiling it takes longer than a test waits.
beforeAll(loadPurchaseFiles);
beforeEach(() => jest.clearAllMocks());

const plain = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ');
const intro = () => plain(screen.getByRole('banner').textContent);
const summary = () => screen.getByRole('region', { name: 'Oppsummering' });
const order = () => userEvent.click(within(summary()).getByRole('button', { name: 'Bestill' }));

/** The device in the cart of an agreement of so many months. */
function orderedFor(duration: number) {
  const cart = aBundleCart({ realm: 'UKKO', cart: { content: [aBundleItem()] } });
  return {
    ...cart,
    subscriptions: cart.subscriptions.map((each) => ({
      ...each,
      financing: { type: 'ukko' as const, code: `${duration}`, duration },
    })),
  };
}

test('[P6-15, P3-4, P3-10] each length costs its price a month without mva. and states the least total with it', () => {
  renderAgreement();
  expect(intro()).toContain('400,-/md. (ekskl. mva.)');
  expect(intro()).toContain('i 24 md.');
  expect(intro()).toContain('Minste totalpris 12 000,- (inkl. mva.)');
  const lengths = within(screen.getByRole('radiogroup', { name: 'Avtaletid' }));
  expect(lengths.getAllByRole('radio').map((radio) => plain(radio.closest('label')?.textContent ?? null))).toEqual([
    expect.stringMatching(/^36 måneder.*267,20 kr\/md\. \(ekskl\. mva\.\)/),
    expect.stringMatching(/^24 måneder.*400,-\/md\. \(ekskl\. mva\.\)/),
    expect.stringMatching(/^12 måneder.*800,-\/md\. \(ekskl\. mva\.\)/),
  ]);
  expect(lengths.getByRole('radio', { name: /^24/ })).toBeChecked();
});

test('[P3-10, P2-3] another length is in the address; price, sizes and sum follow', async () => {
  const { router } = renderAgreement();
  await userEvent.click(screen.getByRole('radio', { name: /^12 måneder/ }));
  expect(router.address()).toBe(`${AGREEMENT_PATH}?so=ukko12`);
  expect(intro()).toContain('800,-/md.');
  expect(plain(summary().textContent)).toContain('Avtale i 12 md.800,-/md. (ekskl. mva.)');
  expect(plain(screen.getByRole('radiogroup', { name: /Størrelse/ }).textContent)).toContain('960,-');
});

test('[P2-2] another size keeps the length', async () => {
  const { router } = renderAgreement({ address: `${AGREEMENT_PATH}?so=ukko36` });
  await userEvent.click(screen.getByRole('radio', { name: /512\sGB/ }));
  expect(router.address()).toBe(AGREEMENT_PATH.replace('256', '512') + '?so=ukko36');
  expect(intro()).toContain('320,-/md.');
});

test('[P2-14, P2-22] the trail begins at the agreement’s site and has no brand', () => {
  renderAgreement();
  const trail = within(screen.getByRole('navigation', { name: 'Brødsmuler' }));
  expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Forsiden',
    'Utstyrsavtale',
    'Mobiltelefoner',
    'Aurora 5 Pro',
  ]);
  expect(trail.getByRole('link', { name: 'Forsiden' })).toHaveAttribute('href', 'https://avtale.example/');
});

test('[P2-16] the trail of a tablet ends at the list', () => {
  const list = '/bedrift/utstyrsavtale/nettbrett/';
  renderAgreement({
    data: anAgreementPage({
      product: { type: 'TABLET' },
      breadcrumbs: [
        { name: 'Forsiden', href: 'https://avtale.example/' },
        { name: 'Utstyrsavtale', href: list },
        { name: 'Nettbrett', href: list },
      ],
    }),
  });
  const last = within(screen.getByRole('navigation', { name: 'Brødsmuler' }))
    .getAllByRole('listitem')
    .at(-1);
  expect(last).toHaveTextContent('Nettbrett');
  expect(last?.querySelector('a')?.getAttribute('href') ?? list).toBe(list);
});

test('[P2-32] what is included has its own box, and no campaigns', () => {
  renderAgreement();
  const box = within(screen.getByRole('region', { name: 'Inkluderte produkter og tjenester' }));
  expect(box.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Fjell Bedrift X',
    'Deksel er inkludertArbeidsgiveren har lagt til et deksel.',
  ]);
  expect(screen.queryByText('Aktuelle kampanjer')).not.toBeInTheDocument();
});

test('[P2-35, P6-15, P2-43] stock has its heading; there is neither delivery, shops nor a bar', () => {
  renderAgreement();
  expect(screen.getByRole('heading', { name: 'Lagerstatus' })).toBeInTheDocument();
  expect(screen.queryByText(/Levering|Klikk/)).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Valgt produkt' })).not.toBeInTheDocument();
});

test('[P6-15, P7-4, P2-28, F2.9-6, F6-14] ordering updates the agreement’s cart and leaves for its checkout', async () => {
  put.mockResolvedValue(aCart({ realm: 'UKKO', orderRef: 'state-9' }));
  renderAgreement({ address: `${AGREEMENT_PATH}?so=ukko36`, config: { agreementHost: 'https://avtale.example' } });
  await order();
  await waitFor(() => expect(left).toHaveBeenCalledWith('https://avtale.example/shop/checkout/state-9/'));
  expect(put.mock.calls[0]?.[0]).toEqual({ bundleId: 'aurora-5-pro-ukko36', mainVariantId: 'VARIANT-12000' });
  expect(cartStore.getState().cart?.orderRef).toBe('state-9');
  expect(put).toHaveBeenCalledTimes(1);
});

test('[P8-13] an update that fails is swallowed: the page stays, and says that nothing was added', async () => {
  put.mockResolvedValue(null);
  renderAgreement({ config: { agreementHost: '' } });
  await order();
  await waitFor(() => expect(toastStore.getState().toasts).toHaveLength(1));
  expect(left).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(within(summary()).getByRole('button', { name: 'Bestill' })).toBeEnabled();
});

test('[P8-1] a cart of another realm refuses, and can be emptied from here', async () => {
  put.mockResolvedValue(aBundleCart({ realm: 'B2C', errorMessage: 'Handlekurven har varer til privatkunder.' }));
  renderAgreement({ config: { agreementHost: '' } });
  await order();
  expect(await screen.findByRole('alert')).toHaveTextContent('Handlekurven har varer til privatkunder.');
  expect(screen.getByRole('button', { name: 'Tøm handlekurven' })).toBeInTheDocument();
  expect(left).not.toHaveBeenCalled();
});

test('[P4-46, F2.9-6] what is ordered leads to the agreement’s checkout; another length can be ordered instead', async () => {
  renderAgreement({ cart: orderedFor(24), config: { agreementHost: 'https://avtale.example' } });
  expect(within(summary()).getByRole('link', { name: 'Gå til bestilling' })).toHaveAttribute(
    'href',
    'https://avtale.example/shop/checkout/order-1/',
  );
  await userEvent.click(screen.getByRole('radio', { name: /^36/ }));
  expect(within(summary()).getByRole('button', { name: 'Bestill' })).toBeEnabled();
});

test('whom it is for, whose quota counts and who owns the device; a login comes back here', async () => {
  const { unmount } = renderAgreement({ address: `${AGREEMENT_PATH}?so=ukko12` });
  const terms = () => within(screen.getByRole('region', { name: 'Slik fungerer utstyrsavtalen' }));
  expect(terms().getByText(/kvote/)).toBeInTheDocument();
  expect(terms().getByText(/eier utstyret/)).toBeInTheDocument();
  const login = terms().getByRole('link', { name: 'Logg inn' });
  expect(login).toHaveAttribute(
    'href',
    `/webshop-next/login/?til=${encodeURIComponent(`${AGREEMENT_PATH}?so=ukko12`)}`,
  );
  await userEvent.click(login);
  expect(startLogin).toHaveBeenCalledTimes(1);
  unmount();
  renderAgreement({ isLoggedIn: true });
  expect(terms().getByText('Hei, Kari! Du er logget inn og kan bestille.')).toBeInTheDocument();
});

test('without script each length is a link, and the plain form orders the chosen one', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(agreementElement({ address: `${AGREEMENT_PATH}?so=ukko12` }));
  expect(page.querySelector('form input[name="financing"]')).toHaveValue('ukko12');
  expect(page.querySelector('noscript')?.innerHTML).toContain('href="?so=ukko36"');
  for (const part of page.querySelectorAll('.scripted')) part.remove();
  expect(plain(page.textContent)).toContain('Minste totalpris 12 000,- (inkl. mva.)');
  expect(plain(page.textContent)).toContain('Avtale i 12 md.');
});

test('[P8-11] without a price there is nothing to choose, and a way to ask', () => {
  const data = anAgreementPage({ product: { hidePrices: true } });
  renderAgreement({ data });
  expect(screen.getByText('Pris kommer')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Kontakt kundeservice' })).toHaveAttribute('href', '/bedrift/kundeservice/');
  expect(screen.queryByRole('radiogroup', { name: 'Avtaletid' })).not.toBeInTheDocument();
});

test('it has no accessibility errors', async () => {
  const { container } = renderAgreement();
  expect((await axe(container)).violations).toEqual([]);
});
