import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Button } from '../../primitives/button/button';
import { Price } from '../../primitives/price/price';
import { monthlyPrice } from '../../testing/prices';
import { renderWithoutScript } from '../../testing/render-without-script';
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
