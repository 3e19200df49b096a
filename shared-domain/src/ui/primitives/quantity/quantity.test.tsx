import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderWithoutScript } from '../../testing';
import { Quantity } from './quantity';

const labels = { labelIncrease: 'Øk antall Lader', labelDecrease: 'Reduser antall Lader' };

const button = (name: string) => screen.getByRole('button', { name: `${name} antall Lader` });

test('plus and minus tell the next number and stop at the bounds; the one that was pressed keeps the focus', async () => {
  const onChange = jest.fn();
  const { container, rerender } = render(<Quantity {...labels} value={1} max={2} onChange={onChange} />);
  expect(button('Reduser')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button('Øk'));
  rerender(<Quantity {...labels} value={2} max={2} onChange={onChange} />);
  await userEvent.keyboard('{Enter}');
  expect(button('Øk')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Øk')).toBeEnabled();
  expect(button('Øk')).toHaveFocus();
  expect(onChange.mock.calls).toEqual([[2]]);
  expect((await axe(container)).violations).toEqual([]);
});

test('a new number is read out', () => {
  render(<Quantity {...labels} value={3} />);
  expect(screen.getByText('3')).toHaveAttribute('aria-live', 'polite');
  expect(screen.getByText('3')).toHaveTextContent('Antall 3');
});

test('with a form each button submits its own number', () => {
  const form = { action: '/handlekurv/endre/', fields: { cartItemId: '7' } };
  const { container } = render(<Quantity {...labels} value={2} form={form} />);
  expect(container.querySelector('form')).toHaveAttribute('action', '/handlekurv/endre/');
  expect(container.querySelector('input')).toHaveAttribute('value', '7');
  expect(button('Øk')).toHaveAttribute('value', '3');
  expect(button('Reduser')).toHaveAttribute('name', 'quantity');
});

test('at its bound a button submits nothing, with or without script', async () => {
  const form = { action: '/handlekurv/endre/', fields: {} };
  const onSubmit = jest.fn((event: Event) => event.preventDefault());
  const { container } = render(<Quantity {...labels} value={1} form={form} />);
  container.querySelector('form')?.addEventListener('submit', onSubmit);
  await userEvent.click(button('Reduser'));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(button('Øk'));
  expect(onSubmit).toHaveBeenCalledTimes(1);
  const html = renderWithoutScript(<Quantity {...labels} value={1} form={form} />);
  expect([...html.querySelectorAll('button')].map((each) => each.disabled)).toEqual([true, false]);
});

test('while it is closed as a whole nothing can be pressed', () => {
  render(<Quantity {...labels} value={2} disabled />);
  expect(button('Øk')).toBeDisabled();
  expect(button('Reduser')).toBeDisabled();
});
