import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCart } from 'shared-domain/cart/testing';
import { ok } from 'shared-domain/kernel';
import { accountStore } from 'shared-domain/stores/account-store';
import { updateCart } from 'shared-domain/stores/cart-store';
import { useTestConfig } from 'shared-domain/testing';
import { allPlans } from '../testing/plans';
import { pageData, renderSubscriptions } from '../testing/render-page';

jest.mock('shared-domain/stores/cart-store', () => ({ updateCart: jest.fn() }));

beforeEach(() => {
  useTestConfig();
  jest.mocked(updateCart).mockReset().mockResolvedValue(ok(aCart()));
});
afterEach(() => act(() => accountStore.setState(accountStore.getInitialState(), true)));

const tenGigabytes = () => screen.getByRole('button', { name: /^Legg i handlekurv Fjell (10|20)\sGB$/ }).textContent;

test('everyone is offered the plans as they are', () => {
  renderSubscriptions();
  expect(tenGigabytes()).toContain('10\u00a0GB');
});

test.each([
  ['[F6-4, F5.3-6] an existing customer', '', { customerType: 'existing' as const }],
  ['[F6-5] an internet customer', '', { isInternetCustomer: true }],
  ['[F5.3-6] who follows a link for existing customers', '?ts=true', {}],
])('%s is offered double data', (_who, query, known) => {
  accountStore.setState(known);
  renderSubscriptions(query);
  expect(tenGigabytes()).toContain('20\u00a0GB');
});

test.each(['both', 'b2b'] as const)('[F6-4, F5.3-6] never by a plan of the realm %s', (realm) => {
  accountStore.setState({ customerType: 'existing', isInternetCustomer: true });
  renderSubscriptions('?ts=true', pageData(allPlans.map((plan) => ({ ...plan, realm }))));
  expect(tenGigabytes()).toContain('10\u00a0GB');
});

test.each(['?ts=false', '?ts=1', '?ts=TRUE', '?ts='])(
  '[F5.3-6] the address %s is no link for existing customers',
  (query) => {
    accountStore.setState({ customerType: 'new' });
    renderSubscriptions(query);
    expect(tenGigabytes()).toContain('10\u00a0GB');
  },
);

test('[F6-4, F7.1-12] the cart gets to know that the plan was offered to an existing customer', async () => {
  accountStore.setState({ customerType: 'existing' });
  renderSubscriptions();
  await userEvent.click(screen.getByRole('button', { name: /^Legg i handlekurv Fjell 20\sGB$/ }));
  expect(updateCart).toHaveBeenCalledWith(
    { update: { pricePlan: 'FJELL_MOBIL_10GB_2025', quantity: 1, customerTypeGet: 'existing' } },
    expect.anything(),
  );
});
