import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCart } from 'shared-domain/cart/testing';
import { ok } from 'shared-domain/kernel';
import { accountStore } from 'shared-domain/stores/account-store';
import { updateCart } from 'shared-domain/stores/cart-store';
import { provideSession } from 'shared-domain/stores/session-store';
import { toastStore } from 'shared-domain/stores/toast-store';
import { recordErrors } from 'shared-domain/testing/index';
import { aPage, BASIC, fourPlans, TEN_GB } from '../testing/build-page';
import { PATH, renderProduct } from '../testing/render-product';

jest.mock('shared-domain/stores/cart-store', () => ({
  ...jest.requireActual<object>('shared-domain/stores/cart-store'),
  updateCart: jest.fn(),
}));
jest.mock('shared-domain/catalogue/io', () => ({
  ...jest.requireActual<object>('shared-domain/catalogue/io'),
  fetchAvailability: () => new Promise(() => undefined),
}));

const logged = recordErrors();
// The rule's file, which a busy machine fetches slowly.
beforeAll(() => import('../purchase/load-offerings'));
beforeEach(() => {
  logged.length = 0;
});
afterEach(() => act(() => accountStore.setState(accountStore.getInitialState(), true)));

const plan = (data: RegExp) => screen.queryByRole('radio', { name: data });

test.each([
  ['[P6-12, F6-4] an existing customer', '', { customerType: 'existing' as const }],
  ['[P6-16, F6-5] an internet customer', '', { isInternetCustomer: true }],
  ['[P2-10, P6-12] who follows a link for existing customers', '&ts=true', {}],
])('%s is offered double data with the device', async (_who, query, known) => {
  accountStore.setState(known);
  renderProduct({ address: `${PATH}?so=lease24${query}` });
  expect(await screen.findByRole('radio', { name: /20\sGB/ })).toBeInTheDocument();
  expect(plan(/10\sGB/)).not.toBeInTheDocument();
});

test('everyone else is offered the plans as they are', () => {
  renderProduct({ address: `${PATH}?so=lease24` });
  expect(plan(/10\sGB/)).toBeInTheDocument();
  expect(plan(/20\sGB/)).not.toBeInTheDocument();
});

test.each(['b2b', 'both'] as const)(
  '[P6-12] plans of the realm %s are offered to customers as they are',
  async (realm) => {
    accountStore.setState({ customerType: 'existing', isInternetCustomer: true });
    const offerings = fourPlans.map((each) => ({ ...each, realm })) as typeof fourPlans;
    renderProduct({ data: { ...aPage(), offerings }, address: `${PATH}?so=lease24&ts=true` });
    await act(() => import('../purchase/load-offerings'));
    expect(plan(/10\sGB/)).toBeInTheDocument();
    expect(plan(/20\sGB/)).not.toBeInTheDocument();
  },
);

test('[P6-16] an internet customer is offered double speed with a plan that is chosen by its speed', async () => {
  renderProduct({ address: `${PATH}?so=lease24&sc=${BASIC}` });
  const basic = () => screen.getByRole('radio', { name: /^Fjell X Basic/ }).closest('label');
  expect(basic()).toHaveTextContent(/høy hastighet \(250\sMbit\/s\)/);
  act(() => accountStore.setState({ isInternetCustomer: true }));
  await waitFor(() => expect(basic()).toHaveTextContent(/høy hastighet, 500\sMbit\/s/));
});

test('[P7-10, F6-4] the cart gets to know that the plan was offered to an existing customer', async () => {
  const update = jest.mocked(updateCart).mockResolvedValue(ok(aCart()));
  accountStore.setState({ customerType: 'existing' });
  renderProduct({ address: `${PATH}?so=lease24&sc=${TEN_GB}` });
  await screen.findByRole('radio', { name: /20\sGB/ });
  await userEvent.click(screen.getAllByRole('button', { name: 'Neste' })[0] as HTMLElement);
  await waitFor(() => expect(update).toHaveBeenCalled());
  expect(update.mock.calls[0]?.[0]).toMatchObject({ update: { pricePlan: TEN_GB, customerTypeGet: 'existing' } });
});

test('a login that cannot start is told on the page that asked for it', async () => {
  provideSession({ login: () => Promise.reject(new Error('the provider is away')), logout: () => undefined });
  renderProduct({ address: `${PATH}?so=lease24` });
  await userEvent.click(screen.getAllByRole('link', { name: /^Logg inn/ })[0] as HTMLElement);
  expect(toastStore.getState().toasts).toEqual([
    expect.objectContaining({
      kind: 'error',
      text: 'Innloggingen er ikke tilgjengelig akkurat nå. Prøv igjen om litt.',
    }),
  ]);
  expect(logged).toEqual(['the provider is away']);
});
