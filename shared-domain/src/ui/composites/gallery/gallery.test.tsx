import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderWithoutScript } from '../../testing/render-without-script';
import { Gallery } from './gallery';

const images = ['a', 'b', 'c'].map((name) => ({ url: `/${name}.png`, title: name }));

test("thumbs and arrows show another picture; the first one is the page's main picture", async () => {
  const { container } = render(<Gallery images={images} name="Aurora 5 Pro" imageSizes="100vw" />);
  expect(screen.getByRole('img', { name: 'Aurora 5 Pro, bilde 1 av 3' })).toHaveAttribute('fetchpriority', 'high');
  expect(screen.getByRole('img', { name: 'Aurora 5 Pro, bilde 2 av 3' })).toHaveAttribute('loading', 'lazy');
  await userEvent.click(screen.getByRole('link', { name: 'Vis bilde 3' }));
  expect(screen.getByRole('link', { current: true })).toHaveAccessibleName('Vis bilde 3');
  expect(screen.getByRole('button', { name: 'Neste bilde' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Forrige bilde' }));
  expect(screen.getByRole('link', { current: true })).toHaveAccessibleName('Vis bilde 2');
  expect((await axe(container)).violations).toEqual([]);
});

test('other pictures start at the first', async () => {
  const { rerender } = render(<Gallery images={images} name="Aurora 5 Pro" imageSizes="100vw" />);
  await userEvent.click(screen.getByRole('link', { name: 'Vis bilde 3' }));
  rerender(<Gallery images={images.slice(0, 2)} name="Aurora 5 Pro" imageSizes="100vw" />);
  expect(screen.getByRole('link', { current: true })).toHaveAccessibleName('Vis bilde 1');
});

test('without script each thumb leads to a picture that is there; one picture needs no thumbs', () => {
  const html = renderWithoutScript(<Gallery images={images} name="Aurora" imageSizes="100vw" />);
  const targets = [...html.querySelectorAll('a')].map((thumb) =>
    html.querySelector(`[id="${thumb.getAttribute('href')?.slice(1)}"] img`),
  );
  expect(targets.map((picture) => picture?.getAttribute('src'))).toEqual(['/a.png', '/b.png', '/c.png']);
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
