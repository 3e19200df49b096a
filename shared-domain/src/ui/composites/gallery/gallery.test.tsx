import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderWithoutScript } from '../../testing/render-without-script';
import { Gallery } from './gallery';

const images = ['forfra', 'bakfra', 'fra siden'].map((view) => ({
  url: `/${view}.png`,
  title: `Aurora i lyng, ${view}`,
}));

test('the pictures are a named list, each by its view and colour', () => {
  render(<Gallery images={images} name="Aurora 5 Pro" imageSizes="100vw" />);
  expect(
    within(screen.getByRole('list', { name: 'Store bilder' }))
      .getAllByRole('img')
      .map((image) => image.getAttribute('alt')),
  ).toEqual(images.map(({ title }) => title));
  expect(within(screen.getByRole('list', { name: 'Velg bilde' })).getAllByRole('link')).toHaveLength(3);
});

test("thumbs and arrows show another picture; the first one is the page's main picture", async () => {
  const { container } = render(<Gallery images={images} name="Aurora 5 Pro" imageSizes="100vw" />);
  expect(screen.getByRole('img', { name: 'Aurora i lyng, forfra' })).toHaveAttribute('fetchpriority', 'high');
  expect(screen.getByRole('img', { name: 'Aurora i lyng, bakfra' })).toHaveAttribute('loading', 'lazy');
  await userEvent.click(screen.getByRole('link', { name: 'Vis Aurora i lyng, fra siden' }));
  expect(screen.getByRole('link', { current: true })).toHaveAccessibleName('Vis Aurora i lyng, fra siden');
  expect(screen.getByRole('button', { name: 'Neste bilde' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Forrige bilde' }));
  expect(screen.getByRole('link', { current: true })).toHaveAccessibleName('Vis Aurora i lyng, bakfra');
  expect((await axe(container)).violations).toEqual([]);
});

test('other pictures start at the first', async () => {
  const { rerender } = render(<Gallery images={images} name="Aurora 5 Pro" imageSizes="100vw" />);
  await userEvent.click(screen.getByRole('link', { name: 'Vis Aurora i lyng, fra siden' }));
  rerender(<Gallery images={images.slice(0, 2)} name="Aurora 5 Pro" imageSizes="100vw" />);
  expect(screen.getByRole('link', { current: true })).toHaveAccessibleName('Vis Aurora i lyng, forfra');
});

test('without script each thumb leads to a picture that is there; one picture needs no thumbs', () => {
  const html = renderWithoutScript(<Gallery images={images} name="Aurora" imageSizes="100vw" />);
  const targets = [...html.querySelectorAll('a')].map((thumb) =>
    html.querySelector(`[id="${thumb.getAttribute('href')?.slice(1)}"] img`),
  );
  expect(targets.map((picture) => picture?.getAttribute('src'))).toEqual([
    '/forfra.png',
    '/bakfra.png',
    '/fra siden.png',
  ]);
  expect(
    renderWithoutScript(<Gallery images={images.slice(0, 1)} name="Aurora" imageSizes="100vw" />).querySelector('a'),
  ).toBeNull();
});

test('one picture is no scroller to stop at; without pictures the stage says so', () => {
  const { rerender } = render(<Gallery images={images.slice(0, 1)} name="Aurora" imageSizes="100vw" />);
  expect(screen.getByRole('list')).not.toHaveAttribute('tabindex');
  rerender(<Gallery images={[]} name="Aurora" imageSizes="100vw" />);
  expect(screen.getByText('Bildet er ikke klart ennå')).toBeInTheDocument();
  expect(screen.queryByRole('list')).toBeNull();
});
