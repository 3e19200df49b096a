import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { monthlyPrice } from '../../testing/story-samples';
import { Badge } from '../badge/badge';
import { Price } from '../price/price';
import type { RadioCardOption } from './radio-card';
import { RadioCardGroup } from './radio-card';

const options: readonly RadioCardOption[] = [
  {
    value: '24',
    title: '24 måneder',
    detail: 'Totalpris 12 984,-',
    price: <Price amount={monthlyPrice('541,-')} />,
    note: 'Betale nå: 0,-',
  },
  { value: '12', title: '12 måneder', badge: <Badge kind="brand">Anbefalt</Badge> },
  { value: '36', title: '36 måneder', disabled: true, reason: 'Total delbetaling kan ikke overskride 30.000,-' },
];

function Payment() {
  const [value, setValue] = useState('24');
  return <RadioCardGroup legend="Nedbetalingstid" name="tid" options={options} value={value} onChange={setValue} />;
}

test('a group of cards is a radio group; a card is named by title, badge and price and described by the rest', async () => {
  const { container } = render(<Payment />);
  expect(screen.getByRole('radiogroup', { name: 'Nedbetalingstid' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /^24 måneder 541,-\s?\/md\.$/ })).toHaveAccessibleDescription(
    'Totalpris 12 984,- Betale nå: 0,-',
  );
  expect(screen.getByRole('radio', { name: '12 måneder Anbefalt' })).not.toBeChecked();
  expect((await axe(container)).violations).toEqual([]);
});

test('arrows move the choice; a card that cannot be chosen says why', async () => {
  render(<Payment />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: /12 måneder/ })).toBeChecked();
  const blocked = screen.getByRole('radio', { name: '36 måneder' });
  expect(blocked).toBeDisabled();
  expect(blocked).toHaveAccessibleDescription('Total delbetaling kan ikke overskride 30.000,-');
});

test('uncontrolled, the choice goes with a plain form', () => {
  render(
    <form data-testid="form">
      <RadioCardGroup legend="Nedbetalingstid" hideLegend name="tid" options={options} defaultValue="12" />
    </form>,
  );
  expect(new FormData(screen.getByTestId<HTMLFormElement>('form')).get('tid')).toBe('12');
});
