import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Quantity } from './quantity';

const labels = { labelIncrease: 'Øk antall Lader', labelDecrease: 'Reduser antall Lader' };

test('plus and minus tell the next number and stop at the bounds', async () => {
  const onChange = jest.fn();
  const { container, rerender } = render(<Quantity {...labels} value={1} max={2} onChange={onChange} />);
  expect(screen.getByRole('button', { name: 'Reduser antall Lader' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Øk antall Lader' }));
  expect(onChange).toHaveBeenCalledWith(2);
  rerender(<Quantity {...labels} value={2} max={2} onChange={onChange} />);
  expect(screen.getByRole('button', { name: 'Øk antall Lader' })).toBeDisabled();
  expect((await axe(container)).violations).toEqual([]);
});

test('with a form each button submits its own number', () => {
  const form = { action: '/handlekurv/endre/', fields: { cartItemId: '7' } };
  const { container } = render(<Quantity {...labels} value={2} form={form} />);
  expect(container.querySelector('form')).toHaveAttribute('action', '/handlekurv/endre/');
  expect(container.querySelector('input')).toHaveAttribute('value', '7');
  expect(screen.getByRole('button', { name: 'Øk antall Lader' })).toHaveAttribute('value', '3');
  expect(screen.getByRole('button', { name: 'Reduser antall Lader' })).toHaveAttribute('name', 'quantity');
});
