import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Badge } from '../../primitives/badge/badge';
import { Price } from '../../primitives/price/price';
import { StockStatus } from '../../primitives/stock-status/stock-status';
import { renderWithoutScript } from '../../testing';
import { monthlyPrice } from '../../testing/story-samples';
import { ProductCard } from './product-card';

const colours = ['Lyng', 'Hvit', 'Svart', 'Blå', 'Multe', 'Grønn'].map((name) => ({ name, html: '#9b7cd6' }));

test('the card is one link, named by brand, name, price and badge, which are read nowhere else; then the other facts', async () => {
  const { container } = render(
    <ProductCard
      href="/mobiltelefoner/aurora/5-pro/lyng/"
      image={{ url: '/a.png', title: 'Bilde' }}
      name="Aurora 5 Pro"
      brand="Aurora"
      sizesText="256 GB – 1 TB"
      colours={colours}
      price={<Price amount={monthlyPrice('541,-')} />}
      priceNote="i 24 md. Fullpris 12 990,-"
      stock={<StockStatus tone="green" text="På nettlager" />}
      badge={<Badge kind="brand">Nyhet</Badge>}
    />,
  );
  expect(screen.getAllByRole('link')).toEqual([
    screen.getByRole('link', { name: 'Aurora Aurora 5 Pro 541,- /md. Nyhet' }),
  ]);
  expect(screen.getByRole('heading', { level: 2, name: 'Aurora Aurora 5 Pro 541,- /md. Nyhet' })).toBeInTheDocument();
  expect(screen.getByRole('article')).toHaveTextContent(
    'NyhetFarger: Lyng, Hvit, Svart, Blå, Multe, Grønn+2AuroraAurora 5 Pro256 GB – 1 TB541,-/md.i 24 md. Fullpris 12 990,-På nettlager',
  );
  const hidden = [...container.querySelectorAll('[aria-hidden]:not(svg):not(span)')].map(
    ({ textContent }) => textContent,
  );
  expect(hidden).toEqual(['Nyhet', 'Aurora', '541,-/md.']);
  expect(screen.queryByRole('img')).toBeNull();
  expect((await axe(container)).violations).toEqual([]);
});

test('colours come from data as a fill, four at most', () => {
  const { container } = render(
    <ProductCard href="/p/" image={{ url: '/a.png', title: '' }} name="Aurora" colours={colours} />,
  );
  expect([...container.querySelectorAll('circle')].map((dot) => dot.getAttribute('fill'))).toEqual(
    Array(4).fill('#9b7cd6'),
  );
});

test('a card has its four rows also when facts are missing, so that prices and stock of a row stand level', () => {
  const rows = (card: React.ReactElement) => renderWithoutScript(card).querySelector('article')?.childElementCount;
  expect(rows(<ProductCard href="/p/" image={{ url: '/a.png', title: '' }} name="Aurora" />)).toBe(4);
  expect(
    rows(
      <ProductCard
        href="/p/"
        image={{ url: '/a.png', title: '' }}
        name="Aurora"
        brand="A"
        sizesText="1 TB"
        colours={colours}
        price="1,-"
        priceNote="nå"
        stock="Utsolgt"
        badge="Ny"
      />,
    ),
  ).toBe(4);
});

test('a hidden price leaves its note alone', () => {
  render(<ProductCard href="/p/" image={{ url: '/a.png', title: '' }} name="Aurora" priceNote="Pris kommer" />);
  expect(screen.getByRole('article')).toHaveTextContent(/^AuroraPris kommer$/);
});
