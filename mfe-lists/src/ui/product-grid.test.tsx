import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { toCardItem } from 'shared-domain/catalogue';
import { aProductListItem } from 'shared-domain/catalogue/testing';
import { useTestConfig } from 'shared-domain/testing/index';
import { CARD_PARTS } from '../pages/lazy-controls';
import { ProductTile } from './product-grid';

beforeEach(() => useTestConfig());

const colour = (name: string) => ({
  name,
  nameGrouped: name,
  html: '#123456',
  image: { url: `/bilder/${name}.webp`, title: name },
  href: `/mobiltelefoner/nord/${name}/`,
});
const nord = aProductListItem({
  name: 'Nord',
  href: '/mobiltelefoner/nord/',
  image: { url: '/bilder/lyng.webp', title: 'lyng' },
  variants: { colors: [colour('lyng'), colour('hav')] },
});
const tile = (item: Parameters<typeof toCardItem>[0]) => (
  <ProductTile item={toCardItem(item)} imageSizes="100vw" priority={false} parts={CARD_PARTS} />
);

test('a chosen colour has its picture and its page; no other picture is asked for before', async () => {
  const { container } = render(tile(nord));
  const picture = () => container.querySelector('img')?.getAttribute('src');
  const choice = within(await screen.findByRole('radiogroup', { name: 'Farge på Nord' }));
  expect(choice.getByRole('radio', { name: 'lyng' })).toBeChecked();
  expect(picture()).toBe('/bilder/lyng.webp');
  expect(container.querySelectorAll('img')).toHaveLength(1);
  await userEvent.click(choice.getByRole('radio', { name: 'hav' }));
  expect(picture()).toBe('/bilder/hav.webp');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/mobiltelefoner/nord/hav/');
});

test('a chosen colour says its own stock', async () => {
  const soldOut = { name: 'Sellable', sellable: true, quantityInStock: 0 };
  render(
    tile({
      ...nord,
      variants: { ...nord.variants, colors: [colour('lyng'), { ...colour('hav'), salesStatus: soldOut }] },
    }),
  );
  expect(screen.getByText('På nettlager')).toBeVisible();
  await userEvent.click(await screen.findByRole('radio', { name: 'hav' }));
  expect(screen.getByText('Utsolgt')).toBeVisible();
});

test('the stars of a product that has ratings', async () => {
  const { unmount } = render(tile({ ...nord, rating: { stars: 4.5, votes: 268 } }));
  expect(await screen.findByText('4,5 av 5 stjerner, 268 vurderinger')).toBeInTheDocument();
  unmount();
  render(tile(nord));
  expect(await screen.findByRole('checkbox')).toBeVisible();
  expect(screen.queryByText(/stjerner/)).toBeNull();
});

test('a product of one colour, and the server, show dots and no choice', async () => {
  const { container } = render(tile({ ...nord, variants: { ...nord.variants, colors: [colour('lyng')] } }));
  expect(await screen.findByRole('checkbox')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(container).toHaveTextContent('Farger: lyng');
  expect(renderToString(tile(nord))).not.toContain('<input');
});

test('the energy class of a product that has one', async () => {
  const { unmount } = render(tile({ ...nord, energyClass: 'B' }));
  expect(await screen.findByRole('img', { name: 'Energiklasse B' })).toBeVisible();
  unmount();
  render(tile(nord));
  expect(await screen.findByRole('checkbox')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

test('[F9.13-3] a used device says in what condition it is, a new one does not', () => {
  const { unmount } = render(tile({ ...nord, type: 'HANDSET-PREOWNED', subType: 'preowned' }));
  expect(screen.getByText('Brukt, tilstand Like Fin')).toBeVisible();
  unmount();
  render(tile(nord));
  expect(screen.queryByText(/Brukt/)).toBeNull();
});
