import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderWithoutScript, supportDialogs } from '../../testing';
import { Gallery } from './gallery';

let undo: () => void;
beforeAll(() => {
  undo = supportDialogs();
});
afterAll(() => undo());

const inColour = (colour: string, ...views: readonly string[]) =>
  views.map((view) => ({ url: `/${colour}-${view}.png`, title: `Aurora i ${colour}, ${view}` }));
const images = inColour('lyng', 'forfra', 'bakfra', 'fra siden');
const shown = () => screen.getByRole('link', { current: true });

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

test('a picture with a background of its own fills stage and thumb, a product that is cut out does not', () => {
  const scene = { url: '/lyng-snow.png', title: 'Aurora i lyng, i snøen', fillsFrame: true };
  const { container } = render(<Gallery images={[...images, scene]} name="Aurora 5 Pro" imageSizes="100vw" />);
  const filling = [...container.querySelectorAll('img.filling')].map((image) => image.getAttribute('src'));
  expect(filling).toEqual(['/lyng-snow.png', '/lyng-snow.png']);
});

test.each([
  ['stays', ['bakfra', 'forfra', 'fra siden'], 'fra siden'],
  ['stays though it has another place', ['fra siden', 'forfra'], 'fra siden'],
  ['gives way to the first where the colour has none of it', ['forfra', 'bakfra'], 'forfra'],
])('[P2-31] in another colour the shown view %s', async (_, views, expected) => {
  const { rerender } = render(<Gallery images={images} name="Aurora 5 Pro" imageSizes="100vw" />);
  await userEvent.click(screen.getByRole('link', { name: 'Vis Aurora i lyng, fra siden' }));
  rerender(<Gallery images={inColour('skifer', ...views)} name="Aurora 5 Pro" imageSizes="100vw" />);
  expect(shown()).toHaveAccessibleName(`Vis Aurora i skifer, ${expected}`);
});

test('[P2-31] pictures whose titles name no view start at the first', async () => {
  const plain = (colour: string) => ['a', 'b'].map((each) => ({ url: `/${colour}${each}`, title: `Deksel ${colour}` }));
  const { rerender } = render(<Gallery images={plain('lyng')} name="Deksel" imageSizes="100vw" />);
  await userEvent.click(screen.getByRole('button', { name: 'Neste bilde' }));
  expect(screen.getByRole('button', { name: 'Forrige bilde' })).toBeEnabled();
  rerender(<Gallery images={plain('skifer')} name="Deksel" imageSizes="100vw" />);
  expect(screen.getByRole('button', { name: 'Forrige bilde' })).toBeDisabled();
});

test('[P2-31] a picture opens on the whole screen; the one that is shown there last has the focus afterwards', async () => {
  const { container } = render(<Gallery images={images} name="Aurora 5 Pro" imageSizes="100vw" />);
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Forstørr Aurora i lyng, bakfra' }));
  const dialog = await screen.findByRole('dialog', { name: 'Bilder av Aurora 5 Pro' });
  expect(within(dialog).getByRole('status')).toHaveTextContent('Aurora i lyng, bakfra 2 av 3');
  expect((await axe(container)).violations).toEqual([]);
  await userEvent.keyboard('{ArrowRight}');
  expect(within(dialog).getByRole('status')).toHaveTextContent('Aurora i lyng, fra siden 3 av 3');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Lukk' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(shown()).toHaveAccessibleName('Vis Aurora i lyng, fra siden');
  expect(screen.getByRole('link', { name: 'Forstørr Aurora i lyng, fra siden' })).toHaveFocus();
});

test('without script each thumb leads to a picture that is there, and that to its file; one picture needs no thumbs', () => {
  const html = renderWithoutScript(<Gallery images={images} name="Aurora" imageSizes="100vw" />);
  const files = images.map(({ url }) => url);
  const targets = [...html.querySelectorAll('a[href^="#"]')].map((thumb) =>
    html.querySelector(`[id="${thumb.getAttribute('href')?.slice(1)}"] img`),
  );
  expect(targets.map((picture) => picture?.getAttribute('src'))).toEqual(files);
  const large = [...html.querySelectorAll('a[aria-label^="Forstørr"]')];
  expect(large.map((link) => link.getAttribute('href'))).toEqual(files);
  const one = renderWithoutScript(<Gallery images={images.slice(0, 1)} name="Aurora" imageSizes="100vw" />);
  expect(one.querySelector('a[href^="#"]')).toBeNull();
});

test('without pictures the stage says so', () => {
  render(<Gallery images={[]} name="Aurora" imageSizes="100vw" />);
  expect(screen.getByText('Bildet er ikke klart ennå')).toBeInTheDocument();
  expect(screen.queryByRole('list')).toBeNull();
});
