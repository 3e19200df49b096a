import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Button } from '../../primitives/button/button';
import { Price } from '../../primitives/price/price';
import { monthlyPrice } from '../../testing/story-samples';
import { Steps } from '../steps/steps';
import { StickyBar } from './sticky-bar';

test('the bar is a named region with choice, steps, price and one button', async () => {
  const { container } = render(
    <main>
      <StickyBar
        label="Valgt produkt"
        image={{ url: '/a.png', title: 'a' }}
        title="Aurora 5 Pro"
        detail="Delbetaling"
        steps={<Steps label="Steg" steps={['Betaling', 'Forsikring']} current={1} />}
        price={<Price amount={monthlyPrice('1 040,-')} />}
        priceNote="Betale nå: 0,-"
        action={<Button>Neste</Button>}
      />
    </main>,
  );
  const bar = within(screen.getByRole('complementary', { name: 'Valgt produkt' }));
  expect(bar.getAllByRole('button')).toEqual([bar.getByRole('button', { name: 'Neste' })]);
  expect(bar.getByText('Betale nå: 0,-')).toBeInTheDocument();
  expect((await axe(container)).violations).toEqual([]);
});

test('of the steps, those before the current one are said to be done', () => {
  render(<Steps label="Steg" steps={['Betaling', 'Forsikring', 'Tilbehør']} current={1} />);
  const steps = within(screen.getByRole('list', { name: 'Steg' })).getAllByRole('listitem');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(steps[0]).toHaveTextContent('Betaling fullført');
  expect(steps[2]).not.toHaveTextContent('fullført');
});

test('a hidden price leaves no empty line', () => {
  const { container } = render(
    <StickyBar
      label="Valgt produkt"
      title="Aurora 5 Pro"
      priceNote="Pris kommer"
      action={<Button disabled>Utsolgt</Button>}
    />,
  );
  expect([...container.querySelectorAll('p')].map((line) => line.textContent)).toEqual(['Aurora 5 Pro', 'Pris kommer']);
});
