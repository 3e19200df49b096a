import { screen, waitFor, within } from '@testing-library/react';
/** How a list finds the answer to a changed query: from its index, from the server, or by a full navigation. */
import userEvent from '@testing-library/user-event';
import { formatListQuery, type ProductListItem } from 'shared-domain/catalogue';
import { fetchListIndex, fetchListView } from 'shared-domain/catalogue/io';
import { aProductListItem } from 'shared-domain/catalogue/testing';
import { failed, ok } from 'shared-domain/kernel';
import { useTestConfig } from 'shared-domain/testing';
import { leavePage } from '../state/browser';
import { manyPhones, threePhones } from '../testing/assortment';
import { hydrateList, renderList, settled } from '../testing/render-list';
import { aListView, serveList } from '../testing/serve-list';

jest.mock('shared-domain/catalogue/io', () => ({
  fetchListIndex: jest.fn(),
  fetchListView: jest.fn(),
  storedSeenProducts: () => '',
}));
jest.mock('../state/browser', () => ({ idle: () => Promise.resolve(), leavePage: jest.fn() }));

const down = failed({ kind: 'network' as const });
const never = new Promise<never>(() => undefined);

beforeEach(() => {
  useTestConfig();
  jest.clearAllMocks();
});

const names = (): (string | null)[] =>
  [...document.querySelectorAll('article a')].map(({ textContent }) => textContent);
const brand = (name: RegExp) => within(screen.getByRole('group', { name: 'Merker' })).getByRole('checkbox', { name });
const grid = () => screen.getByRole('list', { name: 'Produkter' });
const askedFor = () =>
  jest.mocked(fetchListView).mock.calls.map(([, , query, options]) => [formatListQuery(query), options?.firstPage]);

/** 30 phones of Aurora, then 30 of Kvist. */
const twoBrands: readonly ProductListItem[] = manyPhones(60).map((phone, index) =>
  index < 30 ? phone : { ...phone, brand: 'Kvist', brandSlug: 'kvist' },
);

test('the page asks for nothing but the index, and answers from it what is on the page', async () => {
  await renderList('/mobiltelefoner/', threePhones);
  await userEvent.click(brand(/^Kvist/));
  expect(names()).toEqual(['Mobil 3']);
  expect(jest.mocked(fetchListIndex).mock.calls).toEqual([['B2C', { listType: 'HANDSET_LIST' }, 'first']]);
  expect(fetchListView).not.toHaveBeenCalled();
});

test('cards that are not on the page are fetched, once; the counts are there at once', async () => {
  await renderList('/mobiltelefoner/', twoBrands);
  const [query] = [jest.mocked(fetchListView)];
  let answer: () => void = () => undefined;
  query.mockImplementationOnce(
    (_realm, _type, asked) => new Promise((resolve) => (answer = () => resolve(ok(aListView(twoBrands, asked))))),
  );
  await userEvent.click(brand(/^Kvist/));
  expect(brand(/^Kvist/)).toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent('30 mobiler');
  expect(grid()).toHaveAttribute('aria-busy', 'true');
  expect(names()[0]).toBe('Mobil 1');
  answer();
  await settled();
  expect(grid()).not.toHaveAttribute('aria-busy');
  expect(names()).toEqual(Array.from({ length: 24 }, (_, index) => `Mobil ${index + 31}`));
  await userEvent.click(screen.getByRole('link', { name: 'Vis 6 til' }));
  await settled();
  expect(names()).toHaveLength(30);
  expect(screen.getByRole('link', { name: /Mobil 55 / })).toHaveFocus();
  await userEvent.click(brand(/^Kvist/));
  await userEvent.click(brand(/^Kvist/));
  expect(askedFor()).toEqual([
    ['?merke=kvist', undefined],
    ['?merke=kvist&side=2', 2],
  ]);
});

test('a choice before the index has come is answered by the server', async () => {
  serveList(threePhones);
  jest.mocked(fetchListIndex).mockReturnValue(never);
  hydrateList('/mobiltelefoner/', threePhones);
  await userEvent.click(brand(/^Kvist/));
  expect(brand(/^Kvist/)).toBeChecked();
  await settled();
  expect(names()).toEqual(['Mobil 3']);
  expect(screen.getByRole('status')).toHaveTextContent(/^1 mobil$/);
  expect(askedFor()).toEqual([['?merke=kvist', undefined]]);
});

test('without an index every query is answered by the server, and the index is asked for again', async () => {
  serveList(threePhones);
  jest.mocked(fetchListIndex).mockResolvedValue(down);
  hydrateList('/mobiltelefoner/', threePhones);
  await settled();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sorter' }), 'pris-lav');
  await settled();
  expect(names()).toEqual(['Mobil 3', 'Mobil 2', 'Mobil 1']);
  expect(jest.mocked(fetchListIndex).mock.calls.length).toBeGreaterThan(1);
  expect(leavePage).not.toHaveBeenCalled();
});

test('[F8-1] when nothing answers, the address is loaded as a document', async () => {
  serveList(threePhones);
  jest.mocked(fetchListIndex).mockResolvedValue(down);
  jest.mocked(fetchListView).mockResolvedValue(down);
  hydrateList('/mobiltelefoner/', threePhones);
  await userEvent.click(brand(/^Kvist/));
  await settled();
  expect(leavePage).toHaveBeenCalledWith('/mobiltelefoner/?merke=kvist');
});

test('[F5.5-13] a text search is answered by the server: the index has no texts', async () => {
  await renderList('/mobiltelefoner/?sok=mobil', threePhones);
  await userEvent.click(brand(/^Kvist/));
  await settled();
  expect(names()).toEqual(['Mobil 3']);
  expect(askedFor()).toEqual([['?merke=kvist&sok=mobil', undefined]]);
});

test('a list that has changed since the page was rendered stays as it is until the visitor changes it', async () => {
  const changed = threePhones.map((phone) => ({ ...phone, name: `Ny ${phone.name}` }));
  serveList(changed, 'second');
  hydrateList('/mobiltelefoner/', threePhones);
  await settled();
  expect(names()).toEqual(['Mobil 1', 'Mobil 2', 'Mobil 3']);
  await userEvent.click(brand(/^Aurora/));
  await settled();
  expect(names()).toEqual(['Ny Mobil 1', 'Ny Mobil 2']);
});

test('a list that changes while the page is open is shown as it is now', async () => {
  await renderList('/mobiltelefoner/', twoBrands);
  const changed = twoBrands.map((phone) => ({ ...phone, name: `Ny ${phone.name}` }));
  serveList(changed, 'second');
  await userEvent.click(brand(/^Kvist/));
  await settled();
  expect(names()[0]).toBe('Ny Mobil 31');
  expect(jest.mocked(fetchListIndex).mock.lastCall?.[2]).toBe('second');
});

test('a late page is sent from the page three before, and leads back to the first', async () => {
  const phones = manyPhones(200);
  await renderList('/mobiltelefoner/?side=6', phones);
  expect(names()).toHaveLength(96);
  expect(names()[0]).toBe('Mobil 49');
  await userEvent.click(screen.getByRole('link', { name: 'Vis 24 til' }));
  await settled();
  expect(names()).toHaveLength(120);
  expect(askedFor()).toEqual([['?side=7', 7]]);
  const toStart = screen.getByRole('link', { name: 'Vis også de første 48' });
  expect(toStart).toHaveAttribute('href', '/mobiltelefoner/');
  await userEvent.click(toStart);
  await settled();
  expect(names()[0]).toBe('Mobil 1');
  expect(names()).toHaveLength(24);
});

test('a list that was extended to a late page is whole again for a visitor who comes back', async () => {
  const phones = manyPhones(200);
  const { router } = await renderList('/mobiltelefoner/?side=6', phones, {}, { listFrom: 0 });
  await waitFor(() => expect(names()).toHaveLength(144));
  expect(names()[0]).toBe('Mobil 1');
  expect(router.navigations()).toEqual([]);
  await userEvent.click(brand(/^Aurora/));
  await settled();
  expect(names()).toHaveLength(24);
});

test('a facet with thousands of values shows the first ones, the rest when it is unfolded', async () => {
  const phones = Array.from({ length: 150 }, (_, index) =>
    aProductListItem({ brand: `Merke ${index}`, brandSlug: `merke-${index}`, href: `/${index}/`, position: index + 1 }),
  );
  await renderList('/mobiltelefoner/', phones);
  const boxes = () => within(screen.getByRole('group', { name: 'Merker' })).getAllByRole('checkbox', { hidden: true });
  expect(boxes()).toHaveLength(100);
  await userEvent.click(screen.getByText('Vis 140 til'));
  expect(boxes()).toHaveLength(150);
});
