import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { ButtonLink } from '../../primitives/button/button-link';
import { BeforePrice, Price } from '../../primitives/price/price';
import { renderWithoutScript } from '../../testing';
import { monthlyPrice } from '../../testing/story-samples';
import { Hero } from './hero';

const full = (look: 'page' | 'card') => (
  <Hero
    look={look}
    eyebrow="Nyhet"
    title="Laget for lange netter"
    text="Nattkameraet som ser det du ser."
    points={['Trygg surfing']}
    price={<Price amount={monthlyPrice('541,-')} />}
    priceNote={
      <>
        Fullpris 12 990,- <BeforePrice>13 990,-</BeforePrice>
      </>
    }
    actions={<ButtonLink href="/mobiltelefoner/">Alle mobiler</ButtonLink>}
    legal="Minste totalpris: 18 972,-."
  />
);

test.each(['page', 'card'] as const)('the %s hero reads in order, and the mountains are silent', async (look) => {
  const { container } = render(full(look));
  expect(screen.getByRole('heading', { level: 1, name: 'Laget for lange netter' })).toBeInTheDocument();
  expect(container).toHaveTextContent(
    'NyhetLaget for lange netterNattkameraet som ser det du ser.Trygg surfing541,-/md. Fullpris 12 990,- Før 13 990,-Alle mobilerMinste totalpris: 18 972,-.',
  );
  expect(screen.queryByRole('img')).toBeNull();
  expect((await axe(container)).violations).toEqual([]);
});

test('the mountains have their colours from the tokens: the drawing has no colours of its own', () => {
  const drawing = renderWithoutScript(full('page')).querySelector('svg[preserveAspectRatio]');
  expect(drawing?.querySelectorAll('path')).toHaveLength(4);
  expect(drawing?.outerHTML).not.toMatch(/fill=|stop-color|stroke=|#[\da-f]{3}/i);
});

test('a hidden price leaves its note', () => {
  render(<Hero title="Laget for lange netter" priceNote="Pris kommer" />);
  expect(screen.getByText('Pris kommer')).toBeInTheDocument();
});
