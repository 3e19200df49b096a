import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { LATE_STORAGE_KEYS } from 'shared-domain/contracts/storage-keys';
import { setFavourites } from 'shared-domain/device/favourites';
import { useTestConfig } from 'shared-domain/testing';
import { renderAt } from 'shared-domain/testing/router';
import type { HomeCard } from '../data/home-card';
import { head, Page } from '../exposes/favourites';
import { CardControls } from './card-controls';

const card = (sku: string): HomeCard => ({
  sku,
  href: `/mobiltelefoner/aurora/${sku}/`,
  brand: 'Aurora',
  name: `Aurora ${sku}`,
  image: { url: '/bilde.webp', title: '' },
  badge: null,
  sizes: '',
  colours: [],
  price: null,
  priceNote: 'Pris kommer',
  condition: '',
  rating: null,
  type: 'HANDSET',
  upfrontPrice: null,
  hidePrices: false,
  grade: '',
  energyClass: '',
  before: null,
  stock: { tone: 'green', text: 'På nettlager' },
});
let answer: (skus: readonly string[]) => readonly HomeCard[];
jest.mock('../data/calls', () => ({ loadSeenCards: (skus: readonly string[]) => Promise.resolve(answer(skus)) }));

beforeEach(() => {
  useTestConfig();
  answer = (skus) => skus.map(card);
});
afterEach(() => setFavourites([]));

const stored = () => localStorage.getItem(LATE_STORAGE_KEYS.favourites);
const open = (shared: readonly HomeCard[] | null = null) =>
  renderAt('/favoritter/', <Page data={{ shared }} realm="B2C" renderedAt={0} />);
const heart = (name: string) => screen.findByRole('button', { name: `Favoritt: ${name}` });

test('a heart on a card keeps the sku on the device, says where it is, and ends it', async () => {
  renderAt('/', <CardControls href="/mobiltelefoner/aurora/a/" name="Aurora a" sku="a" />);
  const button = await heart('Aurora a');
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(button);
  expect([button.getAttribute('aria-pressed'), stored()]).toEqual(['true', 'a']);
  expect(screen.getByRole('link', { name: 'Se favoritter' })).toHaveAttribute('href', '/favoritter/');
  await userEvent.click(button);
  expect([button.getAttribute('aria-pressed'), stored()]).toEqual(['false', null]);
  expect(screen.queryByRole('link', { name: 'Se favoritter' })).toBeNull();
});

test('a business has no favourites', () => {
  renderAt('/', <CardControls href="/bedrift/mobiltelefoner/aurora/a/" name="Aurora a" sku="a" />);
  expect(screen.queryByRole('button', { name: /^Favoritt/ })).toBeNull();
});

test('the device’s own are shown, removed, and put back where they were', async () => {
  setFavourites(['a', 'b']);
  const { container } = open();
  await userEvent.click(await heart('Aurora a'));
  expect(stored()).toBe('b');
  expect(screen.getByText('Aurora a er fjernet.')).toBeVisible();
  const undo = screen.getByRole('button', { name: 'Angre: legg Aurora a tilbake' });
  expect(undo).toHaveFocus();
  await userEvent.click(undo);
  expect(stored()).toBe('a,b');
  expect(within(screen.getByRole('list', { name: 'Favorittene' })).getAllByRole('listitem')).toHaveLength(2);
  expect((await axe(container)).violations).toEqual([]);
});

test('without favourites the page says how one gets them; when they cannot be read, that they are not lost', async () => {
  const { unmount } = open();
  expect(screen.getByRole('heading', { name: 'Ingen favoritter ennå' })).toBeVisible();
  unmount();
  setFavourites(['a']);
  answer = () => [];
  open();
  expect(await screen.findByText('De er ikke borte.', { exact: false })).toBeVisible();
  expect(stored()).toBe('a');
});

test('the address that is copied shares them; where copying is forbidden, it is there to be copied', async () => {
  setFavourites(['a', 'b']);
  const user = userEvent.setup();
  const write = jest
    .spyOn(navigator.clipboard, 'writeText')
    .mockResolvedValueOnce()
    .mockRejectedValueOnce(new Error('no'));
  open();
  const share = await screen.findByRole('button', { name: 'Del lenken' });
  await user.click(share);
  expect(write).toHaveBeenCalledWith(expect.stringMatching(/\/favoritter\/\?varer=a,b$/));
  expect(await screen.findByText('Lenken er kopiert.')).toBeVisible();
  await user.click(share);
  await waitFor(() =>
    expect(screen.getByLabelText('Kopier lenken herfra')).toHaveDisplayValue(/\/favoritter\/\?varer=a,b$/),
  );
});

test('a shared list is not the device’s until it is added, and then stands before its own', async () => {
  setFavourites(['c', 'b']);
  const { container } = open([card('a'), card('b')]);
  expect(screen.getByRole('heading', { level: 1, name: 'Delt liste' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Favoritt/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Legg til i mine favoritter' }));
  expect(stored()).toBe('a,b,c');
  expect(screen.getByText('Lagt til i favorittene dine.')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

test('no search engine has the page', () => {
  const of = (shared: readonly HomeCard[] | null) => head({ shared }, {} as never);
  expect(of(null)).toMatchObject({ title: expect.stringMatching(/^Favoritter/) as string, noIndex: true });
  expect(of([])).toMatchObject({ title: expect.stringMatching(/^Delt liste/) as string, noIndex: true });
});
