import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Button } from '../../primitives/button/button';
import { Price } from '../../primitives/price/price';
import { renderWithoutScript } from '../../testing';
import { monthlyPrice } from '../../testing/story-samples';
import { PlanCard } from './plan-card';

const price = <Price size="xl" amount={monthlyPrice('369,-')} />;
const action = <Button>Legg i handlekurv</Button>;

test('a plan is an article with its amount of data as the heading, and what is included in a native disclosure', async () => {
  const { container } = render(
    <PlanCard
      name="Fjell 10 GB"
      headline="10 GB"
      headingLevel={2}
      detail="Opptil 500 Mbit/s"
      price={price}
      note="Ingen bindingstid"
      action={action}
      included={['Fri tale']}
    />,
  );
  expect(screen.getByRole('article')).toHaveTextContent(
    'Fjell 10 GB10 GBOpptil 500 Mbit/s369,-/md.Ingen bindingstidLegg i handlekurvDette er inkludertFri tale',
  );
  expect(screen.getByRole('heading', { level: 2, name: '10 GB' })).toBeInTheDocument();
  expect(container.querySelector('details > summary')).toHaveTextContent('Dette er inkludert');
  expect((await axe(container)).violations).toEqual([]);
});

test('a card has its four rows also when facts are missing, so that a row of cards is aligned', () => {
  const rows = (card: React.ReactElement) => renderWithoutScript(card).querySelector('article')?.childElementCount;
  expect(rows(<PlanCard name="Junior" headline="1 GB" price={price} action={action} />)).toBe(4);
  expect(
    rows(
      <PlanCard
        name="Fjell"
        headline="1 GB"
        detail="500 Mbit/s"
        badge="Ny"
        points={['a']}
        included={['b']}
        note="c"
        price={price}
        action={action}
      >
        d
      </PlanCard>,
    ),
  ).toBe(4);
});

describe('a card that is chosen', () => {
  const choose = jest.fn();
  const card = (change: Partial<Parameters<typeof PlanCard>[0]['choice']> = {}) => (
    <PlanCard
      choice={{ name: 'plan', value: '10', checked: false, onChange: choose, ...change }}
      name="Fjell 10 GB"
      headline="10 GB"
      detail="Opptil 500 Mbit/s"
      badge="Anbefalt"
      price={price}
      included={['Fri tale']}
    />
  );

  test('is a radio, named by plan, badge and price and described by the rest; what is included opens by itself', async () => {
    const { container } = render(card());
    const radio = screen.getByRole('radio', { name: /^Fjell 10 GB Anbefalt 369,-/ });
    expect(radio).toHaveAccessibleDescription('10 GB Opptil 500 Mbit/s');
    await userEvent.click(radio);
    expect(choose).toHaveBeenCalledWith('10');
    choose.mockClear();
    await userEvent.click(screen.getByText('Dette er inkludert'));
    expect(choose).not.toHaveBeenCalled();
    expect(container.querySelector('article')?.childElementCount).toBe(4);
    expect((await axe(container)).violations).toEqual([]);
  });

  test('that cannot be says why', () => {
    render(card({ disabled: true, reason: 'Selges ikke lenger.' }));
    expect(screen.getByRole('radio')).toBeDisabled();
    expect(screen.getByRole('radio')).toHaveAccessibleDescription('10 GB Opptil 500 Mbit/s Selges ikke lenger.');
  });
});
