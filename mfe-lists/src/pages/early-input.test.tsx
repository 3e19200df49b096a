/** Filters that are ticked in the server's HTML before the script has come. */
import { act, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useTestConfig } from 'shared-domain/testing';
import { routed } from 'shared-domain/testing/router';
import { threePhones } from '../testing/assortment';
import { listElement, settled } from '../testing/render-list';
import { aListPage, serveList } from '../testing/serve-list';
import { ListPage } from './list-page';

jest.mock('shared-domain/catalogue/io', () => ({
  fetchListIndex: jest.fn(),
  fetchListView: jest.fn(),
  storedSeenProducts: () => '',
}));
jest.mock('../state/browser', () => ({ idle: () => Promise.resolve() }));

const ADDRESS = '/mobiltelefoner/?merke=kvist';
let root: Root;
let shop: HTMLElement;

beforeEach(() => {
  useTestConfig();
  serveList(threePhones);
  shop = document.body.appendChild(document.createElement('div'));
  shop.innerHTML = renderToString(listElement(ADDRESS, aListPage(threePhones, {}, ADDRESS)));
});
afterEach(() => {
  act(() => root.unmount());
  shop.remove();
});

const box = (value: string) => shop.querySelector<HTMLInputElement>(`input[name="merke"][value="${value}"]`);
const names = () => screen.getAllByRole('article').map((card) => card.querySelector('a')?.textContent);

async function hydrate() {
  const { element, router } = routed(
    ADDRESS,
    <ListPage data={aListPage(threePhones, {}, ADDRESS)} realm="B2C" renderedAt={0} />,
  );
  await act(async () => {
    // `renderToString` leaves out what is lazy.
    root = hydrateRoot(shop, element, { onRecoverableError: () => undefined });
  });
  await settled();
  return router;
}

test('boxes that were ticked or cleared, and a chosen order, hold for the list and for its address', async () => {
  box('aurora')?.click();
  box('kvist')?.click();
  const order = shop.querySelector<HTMLSelectElement>('select[name="sorter"]');
  if (order) order.value = 'pris-lav';
  const router = await hydrate();
  expect(router.address()).toBe('/mobiltelefoner/?merke=aurora&sorter=pris-lav');
  expect(names()).toEqual(['Mobil 2', 'Mobil 1']);
  expect([box('aurora')?.checked, box('kvist')?.checked, order?.value]).toEqual([true, false, 'pris-lav']);
});

test('a form that was left alone changes nothing', async () => {
  const router = await hydrate();
  expect(router.navigations()).toEqual([]);
  expect(names()).toEqual(['Mobil 3']);
});
