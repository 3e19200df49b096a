/** The accessories of the dialog: into the cart, counted and out of it. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { aCart, aCartItem } from 'shared-domain/cart/testing';
import { aCompatibleAccessory, anAccessoryVariant } from 'shared-domain/catalogue/testing';
import { failed, ok } from 'shared-domain/kernel';
import { toOre } from 'shared-domain/money';
import { cartStore, updateCart } from 'shared-domain/stores/cart-store';
import { toastStore } from 'shared-domain/stores/toast-store';
import { effects, renderExtras } from '../testing/extras-harness';
import { loadAccessories } from './load-accessories';

jest.mock('./load-accessories', () => ({ loadAccessories: jest.fn() }));
jest.mock('shared-domain/stores/cart-store', () => ({
  ...jest.requireActual<object>('shared-domain/stores/cart-store'),
  updateCart: jest.fn(),
}));

const sent = jest.mocked(updateCart);
const asked = jest.mocked(loadAccessories);

const cover = aCompatibleAccessory({
  modelSlug: 'deksel',
  model: 'Silikondeksel',
  variants: [
    anAccessoryVariant({ sku: 'SVART', colorName: 'Svart', discount: toOre(100), discountCode: 'D100' }),
    anAccessoryVariant({ sku: 'LYNG', colorName: 'Lyng', price: toOre(449) }),
  ],
});
const others = ['Lader', 'Kabel', 'Ørepropper'].map((model) =>
  aCompatibleAccessory({
    modelSlug: model,
    model,
    variants: [anAccessoryVariant({ sku: model.toUpperCase(), colorName: 'Hvit', price: toOre(199) })],
  }),
);

/** A line of the cart with some pieces of an accessory. */
const lineOf = (sku: string, quantity: number, price: number) =>
  aCartItem({
    id: sku,
    type: 'ACCESSORY',
    cartItemId: `line-${sku}`,
    bundleId: undefined,
    quantity: { value: quantity, modifiable: true, removable: true },
    price: { upfront: toOre(price) },
    discount: undefined,
  });
const cartWith = (...content: ReturnType<typeof lineOf>[]) => aCart({ cart: { content } });

beforeEach(() => {
  cartStore.setState({ cart: cartWith(), status: 'ready', pending: false, refusal: null });
  toastStore.setState({ toasts: [] });
  asked.mockReset().mockResolvedValue([cover, ...others]);
  sent.mockReset().mockImplementation(() => Promise.resolve(ok(cartWith())));
});

/** The store shows a cart, as it does once the server has answered. */
const showCart = (...content: ReturnType<typeof lineOf>[]) =>
  act(() => cartStore.setState({ cart: cartWith(...content) }));

async function show() {
  renderExtras({ state: { step: 'accessories' } });
  const dialog = await screen.findByRole('dialog', { name: 'Vi anbefaler' });
  await within(dialog).findByRole('heading', { level: 4, name: 'Silikondeksel' });
  return within(dialog);
}
const toasts = () => toastStore.getState().toasts.map(({ text }) => text);
const statusText = (dialog: Awaited<ReturnType<typeof show>>): readonly (string | null)[] =>
  dialog.getAllByRole('status').map(({ textContent }) => textContent);

test('[P2-40, P3-38, P9-10] three at first, each with price and price before; the rest by ‘Vis flere’', async () => {
  const dialog = await show();
  const names = () => dialog.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
  expect(names()).toEqual(['Silikondeksel', 'Lader', 'Kabel']);
  expect(dialog.getByText(/^299,-/)).toBeInTheDocument();
  expect(dialog.getByText('399,-')).toBeInTheDocument();
  expect(dialog.queryByRole('link', { name: 'Lader' })).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Vis flere' }));
  expect(names()).toHaveLength(4);
});

test('[P7-11, P4-48, P8-15] it is put into the cart with its discount; a toast says so, no drawer opens', async () => {
  const dialog = await show();
  await userEvent.click(dialog.getByRole('button', { name: 'Legg i handlekurv : Silikondeksel' }));
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent.mock.calls[0]?.[0]).toEqual({ update: { accessorySku: 'SVART', quantity: 1, discountCode: 'D100' } });
  expect(toasts()).toEqual(['Produktet har blitt lagt til i handlekurven']);
  expect(effects).toEqual([]);
});

test('another colour is another sku', async () => {
  const dialog = await show();
  await userEvent.click(dialog.getByRole('radio', { name: 'Lyng' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Legg i handlekurv : Silikondeksel' }));
  expect(sent.mock.calls[0]?.[0]).toEqual({ update: { accessorySku: 'LYNG', quantity: 1 } });
});

test('what is in the cart is said, counted and summed up; the focus goes on to the count', async () => {
  const dialog = await show();
  expect(statusText(dialog).join('')).not.toContain('Tilbehør');
  await userEvent.click(dialog.getByRole('button', { name: 'Legg i handlekurv : Lader' }));
  showCart(lineOf('LADER', 1, 199), lineOf('KABEL', 2, 199), lineOf('OF-ANOTHER-PHONE', 1, 999));
  expect(dialog.getAllByText('Lagt til')).toHaveLength(2);
  expect(dialog.getByRole('button', { name: 'Øk antallet av Lader' })).toHaveFocus();
  expect(statusText(dialog)).toContain('Tilbehør, 3 stk.: 597,-');
});

test('[P7-11, F5.1-1] the quantity is changed by the cart’s line, from 1 to 10', async () => {
  const dialog = await show();
  showCart(lineOf('LADER', 9, 199));
  await userEvent.click(dialog.getByRole('button', { name: 'Øk antallet av Lader' }));
  expect(sent.mock.calls[0]?.[0]).toEqual({
    update: { accessorySku: 'LADER', cartItemId: 'line-LADER', quantity: 10 },
  });
  showCart(lineOf('LADER', 10, 199));
  await userEvent.click(dialog.getByRole('button', { name: 'Øk antallet av Lader' }));
  expect(sent).toHaveBeenCalledTimes(1);
  showCart(lineOf('LADER', 1, 199));
  await userEvent.click(dialog.getByRole('button', { name: 'Reduser antallet av Lader' }));
  expect(sent).toHaveBeenCalledTimes(1);
});

test('[P7-16, P4-48, P8-15] it is removed again; the focus goes back to the way into the cart', async () => {
  const dialog = await show();
  showCart(lineOf('LADER', 2, 199));
  await userEvent.click(dialog.getByRole('button', { name: 'Fjern Lader' }));
  showCart();
  expect(sent.mock.calls[0]?.[0]).toEqual({ remove: { cartItemId: 'line-LADER' } });
  expect(toasts()).toEqual(['Produktet har blitt fjernet fra handlekurven']);
  expect(dialog.getByRole('button', { name: 'Legg i handlekurv : Lader' })).toHaveFocus();
});

test('[P7-17] what the cart refuses is said at the accessory; another try takes it away', async () => {
  const dialog = await show();
  sent.mockResolvedValueOnce(failed({ message: 'Vi har bare 2 av Lader på lager.' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Legg i handlekurv : Lader' }));
  const alert = dialog.getByRole('alert');
  expect(alert).toHaveTextContent('Vi har bare 2 av Lader på lager.');
  expect(alert.closest('article')).toHaveTextContent('Lader');
  expect(toasts()).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Legg i handlekurv : Lader' }));
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
});

test('a double click sends once; nobody leaves while the cart is asked', async () => {
  sent.mockReturnValue(new Promise(() => undefined));
  const dialog = await show();
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Legg i handlekurv : Lader' }));
  expect(sent).toHaveBeenCalledTimes(1);
  await userEvent.click(dialog.getByRole('button', { name: /^Gå til kassen/ }));
  expect(effects).toEqual([]);
});

test('after two quick presses the way to the checkout is busy until both are answered', async () => {
  const answers: (() => void)[] = [];
  sent.mockImplementation(
    () => new Promise((resolve) => answers.push(() => resolve(failed({ message: 'Bare to igjen.' })))),
  );
  const dialog = await show();
  showCart(lineOf('LADER', 2, 199));
  const more = dialog.getByRole('button', { name: /^Øk antall/ });
  await userEvent.click(more);
  await userEvent.click(more);
  const way = () => dialog.getByRole('button', { name: /^Gå til kassen/ });
  await act(async () => answers[0]?.());
  expect(way()).toHaveAttribute('aria-busy', 'true');
  await act(async () => answers[1]?.());
  expect(way()).not.toHaveAttribute('aria-busy');
});

test('when they cannot be fetched the shopper is told, may try again, and may go on', async () => {
  asked.mockResolvedValueOnce(null);
  renderExtras({ state: { step: 'accessories' } });
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/Vi fikk dessverre ikke hentet tilbehøret/)).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Gå til kassen' })).toBeEnabled();
  await userEvent.click(dialog.getByRole('button', { name: 'Prøv igjen' }));
  await waitFor(() => expect(dialog.getByRole('heading', { level: 4, name: 'Lader' })).toBeInTheDocument());
});

test('[P4-28] ‘Gå til kassen’ leads there', async () => {
  const dialog = await show();
  await userEvent.click(dialog.getByRole('button', { name: 'Gå til kassen' }));
  expect(effects).toEqual([{ kind: 'go-to-checkout' }]);
});

test('axe finds nothing', async () => {
  const dialog = await show();
  showCart(lineOf('LADER', 2, 199));
  const box = dialog.getByRole('button', { name: 'Gå til kassen' }).closest('dialog') as HTMLElement;
  expect((await axe(box)).violations).toEqual([]);
});
