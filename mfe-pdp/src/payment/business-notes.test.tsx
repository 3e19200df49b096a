/** Below the button of a business: the account that is billed, and the way to an offer. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCart } from 'shared-domain/cart/testing';
import { ok } from 'shared-domain/kernel';
import { accountStore } from 'shared-domain/stores/account-store';
import { updateCart } from 'shared-domain/stores/cart-store';
import { anAccount } from 'shared-domain/subscription/testing';
import { loadLowerFiles, loadPurchaseFiles, PATH, renderProduct } from '../testing/render-product';

jest.mock('shared-domain/catalogue/io', () => ({
  ...jest.requireActual<object>('shared-domain/catalogue/io'),
  fetchAvailability: () => new Promise(() => undefined),
}));
jest.mock('shared-domain/stores/cart-store', () => ({
  ...jest.requireActual<object>('shared-domain/stores/cart-store'),
  updateCart: jest.fn(),
}));

const sent = jest.mocked(updateCart);
beforeAll(loadLowerFiles);
beforeAll(loadPurchaseFiles);
beforeEach(() => sent.mockReset().mockResolvedValue(ok(aCart({ realm: 'B2B' }))));
afterEach(() => act(() => accountStore.setState({ status: 'none', accounts: [] })));

const setAccounts = (...accounts: readonly ReturnType<typeof anAccount>[]): void =>
  accountStore.setState({ status: 'ready', accounts });
const company = (accountId: string) => anAccount({ accountId, isLegal: true });
const page = (isLoggedIn = true) => renderProduct({ realm: 'B2B', isLoggedIn, address: `${PATH}?so=lease24` });
const summary = () => within(screen.getByRole('region', { name: 'Oppsummering' }));
const order = async () => {
  await userEvent.click(summary().getByRole('button', { name: /Legg i handlekurv|Bestill/ }));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  return sent.mock.calls[0]?.[0];
};

test('[P6-9, P7-10] a business orders on its only account', async () => {
  setAccounts(anAccount({ accountId: '40012345', isLegal: false }), company('70056789'));
  page();
  expect(await summary().findByText('Bestilles på bedriftskonto 70056789.')).toBeInTheDocument();
  expect(await order()).toMatchObject({ update: { accountId: '70056789' } });
});

test('[P6-9, P7-10] among several accounts one is picked', async () => {
  setAccounts(company('70056789'), company('70056790'));
  page();
  await userEvent.click(await summary().findByRole('button', { name: 'Velg en annen konto' }));
  await userEvent.selectOptions(
    await summary().findByRole('combobox', { name: 'Velg faktura:' }),
    'Fakturanr: 70056790',
  );
  expect(await order()).toMatchObject({ update: { accountId: '70056790' } });
});

test('[F6-6] a private account is none of a business', async () => {
  setAccounts(anAccount({ accountId: '40012345', isLegal: false }));
  page();
  expect(await summary().findByText(/Du har ingen bedriftskonto/)).toBeInTheDocument();
  expect(await order()).not.toHaveProperty('update.accountId');
});

test('[P2-27, F2.9-1] it returns to its checkout, in preproduction to that of the environment', async () => {
  renderProduct({ realm: 'B2B', address: `${PATH}?so=lease24`, config: { checkoutEnvironment: 'pp2' } });
  expect(await order()).toMatchObject({ update: { returnUrl: '/pp2/bedrift/kasse/personlige-opplysninger/' } });
});

test('a visitor is asked to log in', async () => {
  page(false);
  expect(await summary().findByText(/Har bedriften en konto/)).toBeInTheDocument();
  expect(summary().getByRole('link', { name: 'Logg inn' })).toBeInTheDocument();
});

test('[F2.2-21] more than the shop sells at once is asked for; consumers are not told', async () => {
  const { unmount } = page(false);
  expect(await summary().findByText(/Trenger bedriften flere enn 10/)).toBeInTheDocument();
  expect(summary().getByRole('link', { name: 'Be om tilbud' })).toHaveAttribute(
    'href',
    '/bedrift/produkter-og-tjenester/be-om-tilbud/',
  );
  unmount();
  renderProduct();
  expect(screen.queryByText(/flere enn 10/)).not.toBeInTheDocument();
});
