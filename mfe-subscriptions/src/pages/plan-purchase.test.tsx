import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCart } from 'shared-domain/cart/testing';
import { failed, ok } from 'shared-domain/kernel';
import { subscribe } from 'shared-domain/runtime/event-bus';
import { updateCart } from 'shared-domain/stores/cart-store';
import { showToast } from 'shared-domain/stores/toast-store';
import { useTestConfig } from 'shared-domain/testing';
import { renderSubscriptions } from '../testing/render-page';

jest.mock('shared-domain/stores/cart-store', () => ({ updateCart: jest.fn() }));
jest.mock('shared-domain/stores/toast-store', () => ({ showToast: jest.fn() }));

const update = jest.mocked(updateCart);
const drawerRequests: unknown[] = [];
let unsubscribe = (): void => undefined;

beforeEach(() => {
  useTestConfig();
  update.mockReset();
  jest.mocked(showToast).mockReset();
  drawerRequests.length = 0;
  unsubscribe = subscribe('shop:cart:drawer-requested@1', (detail) => void drawerRequests.push(detail));
});
afterEach(() => unsubscribe());

const buy = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('[F7.1-12] [P8-15] a plan goes into the cart; then the cart is shown, with a message', async () => {
  update.mockResolvedValue(ok(aCart()));
  renderSubscriptions();
  await buy(/^Legg i handlekurv Fjell 10\sGB$/);
  expect(update).toHaveBeenCalledWith(
    { update: { pricePlan: 'FJELL_MOBIL_10GB_2025', quantity: 1 } },
    { name: 'Fjell 10\u00a0GB' },
  );
  const message = 'Nytt abonnement er valgt. Gå videre til kassen for å fullføre kjøpet.';
  await waitFor(() => expect(drawerRequests).toEqual([{ open: true, added: 'Fjell 10\u00a0GB', message }]));
  expect(showToast).toHaveBeenCalledWith({
    kind: 'success',
    text: 'Nytt abonnement er valgt. Gå videre til kassen for å fullføre kjøpet.',
  });
});

test('[P8-1] a refusal is shown at the plan, and the cart stays closed', async () => {
  update.mockResolvedValue(failed({ message: 'Abonnementet selges ikke lenger.' }));
  renderSubscriptions();
  await buy(/^Legg i handlekurv Fjell 10\sGB$/);
  expect(await screen.findByRole('alert')).toHaveTextContent('Abonnementet selges ikke lenger.');
  expect(drawerRequests).toEqual([]);
  expect(showToast).not.toHaveBeenCalled();
});

test('while the cart is being changed, another click does nothing', async () => {
  update.mockReturnValue(new Promise(() => undefined));
  renderSubscriptions();
  await buy(/^Legg i handlekurv Fjell 10\sGB$/);
  await buy(/^Legg i handlekurv Fjell 10\sGB/);
  expect(update).toHaveBeenCalledTimes(1);
});
