import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { monthlyPrice } from '../../testing/story-samples';
import { SummaryRows } from './summary-rows';
import { TotalPriceLine } from './total-price-line';

test('each amount is with its term; the price before is announced as such', async () => {
  const { container } = render(
    <>
      <SummaryRows
        rows={[
          { label: 'Fjell X Basic', value: '499,-/md.' },
          { label: 'Betale nå:', value: '0,-', strong: true },
        ]}
      />
      <TotalPriceLine
        ruled
        label="Totalt pr. md. med familierabatt og årsrabatt"
        amount={monthlyPrice('1 038,-')}
        before="1 497,-"
      />
    </>,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Fjell X Basic',
    'Betale nå:',
    'Totalt pr. md. med familierabatt og årsrabatt',
  ]);
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    '499,-/md.',
    '0,-',
    '1 038,-/md. Før 1 497,-',
  ]);
  expect((await axe(container)).violations).toEqual([]);
});
