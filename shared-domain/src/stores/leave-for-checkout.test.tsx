import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { postCartUpdate } from 'shared-domain/cart/io';
import { aCart } from 'shared-domain/cart/testing';
import { ok } from 'shared-domain/kernel';
import { adoptCart, cartStore, dismissRefusal, updateCart } from 'shared-domain/stores/cart-store';
import { leaveForCheckout, useCheckoutWay } from 'shared-domain/stores/leave-for-checkout';
import { ButtonLink } from 'shared-domain/ui';

jest.mock('../cart/io/cart-client', () => ({
  ...jest.requireActual<object>('../cart/io/cart-client'),
  postCartUpdate: jest.fn(),
}));
const post = jest.mocked(postCartUpdate);
let answer: (cart: ReturnType<typeof aCart>) => void = () => undefined;
const [leave, stay] = [jest.fn(), jest.fn()];

beforeEach(() => {
  jest.clearAllMocks();
  dismissRefusal();
  adoptCart(aCart());
  post.mockReturnValue(new Promise((resolve) => (answer = (cart) => resolve(ok(cart)))));
});
afterEach(() => jest.useRealTimers());

const press = () => updateCart({ update: { accessorySku: 'KVI-LADER-45', cartItemId: 'line-1', quantity: 2 } });

test('leaves at once where nothing is pending', () => {
  void leaveForCheckout(leave, stay);
  expect(leave).toHaveBeenCalledTimes(1);
});

test('waits for the answer to what was pressed before', async () => {
  const done = press();
  const way = leaveForCheckout(leave, stay);
  await waitFor(() => expect(post).toHaveBeenCalled());
  expect(leave).not.toHaveBeenCalled();
  answer(aCart());
  await Promise.all([done, way]);
  expect([leave.mock.calls.length, stay.mock.calls.length]).toEqual([1, 0]);
});

test('stays where that is refused, which the cart says', async () => {
  const done = press();
  const way = leaveForCheckout(leave, stay);
  await waitFor(() => expect(post).toHaveBeenCalled());
  answer(aCart({ errorMessage: 'Varen er utsolgt.' }));
  await Promise.all([done, way]);
  expect([leave.mock.calls.length, stay.mock.calls.length]).toEqual([0, 1]);
  expect(cartStore.getState().refusal).toBe('Varen er utsolgt.');
});

test('says so after ten seconds without an answer, until there is one', async () => {
  jest.useFakeTimers();
  const done = press();
  const way = leaveForCheckout(leave, stay);
  await jest.advanceTimersByTimeAsync(9_999);
  expect(cartStore.getState().refusal).toBeNull();
  await jest.advanceTimersByTimeAsync(1);
  await way;
  expect([leave.mock.calls.length, stay.mock.calls.length]).toEqual([0, 1]);
  expect(cartStore.getState().refusal).toMatch(/^Vi venter fortsatt på svar om handlekurven/);
  answer(aCart());
  await done;
  expect(cartStore.getState().refusal).toBeNull();
  expect(leave).not.toHaveBeenCalled();
});

test('a link to the checkout is an ordinary one, and busy while it waits', async () => {
  const Way = () => (
    <ButtonLink href="#kasse" {...useCheckoutWay()}>
      Gå til kassen
    </ButtonLink>
  );
  render(<Way />);
  const prevented: boolean[] = [];
  const note = (event: Event) => prevented.push(event.defaultPrevented);
  document.addEventListener('click', note);
  const link = screen.getByRole('link', { name: 'Gå til kassen' });
  await userEvent.click(link);
  const done = press();
  await userEvent.click(link);
  expect(link).toHaveAttribute('aria-busy', 'true');
  expect(link).toHaveAccessibleName('Gå til kassen Laster');
  await userEvent.click(link);
  expect(prevented).toEqual([false, true, true]);
  document.removeEventListener('click', note);
  answer(aCart({ errorMessage: 'Varen er utsolgt.' }));
  await act(() => done);
  await waitFor(() => expect(link).not.toHaveAttribute('aria-busy'));
});
