import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Switch } from '../switch/switch';
import { Checkbox } from './checkbox';

test('a checkbox is named by label and count', async () => {
  const onChange = jest.fn();
  const { container } = render(<Checkbox label="Apple" count={12} name="merke" value="apple" onChange={onChange} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Apple (12)' }));
  expect(onChange).toHaveBeenCalledWith(true);
  expect((await axe(container)).violations).toEqual([]);
});

test('uncontrolled, it sends its value in a plain form', () => {
  render(
    <form data-testid="form">
      <Checkbox label="Lilla" colour="#9b7cd6" name="farge" value="lilla" defaultChecked />
    </form>,
  );
  expect(new FormData(screen.getByTestId<HTMLFormElement>('form')).getAll('farge')).toEqual(['lilla']);
});

test('a switch is a switch: named by its label, described by its detail, toggled by Space', async () => {
  const onChange = jest.fn();
  const { container } = render(<Switch label="Under 30?" detail="Vis ungdomspriser" onChange={onChange} />);
  const toggle = screen.getByRole('switch', { name: 'Under 30?', description: 'Vis ungdomspriser' });
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(toggle).toBeChecked();
  expect(onChange).toHaveBeenCalledWith(true);
  expect((await axe(container)).violations).toEqual([]);
});
