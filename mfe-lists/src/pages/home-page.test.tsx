import { act, render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { fetchListHighlights, fetchProductInfoMini, rememberSeenProduct } from 'shared-domain/catalogue/io';
import type { PageRequest } from 'shared-domain/contracts/exposes';
import { failed, ok } from 'shared-domain/kernel';
import { toOre } from 'shared-domain/money';
import { fetchOfferings } from 'shared-domain/subscription/io';
import { aDataOffering, anOffering } from 'shared-domain/subscription/testing';
import { giveConsent, useTestConfig } from 'shared-domain/testing';
import { type HomePageData, loadHome } from '../data/home-loader';
import { aListOf } from '../testing/assortment';
import { HomePage } from './home-page';

jest.mock('shared-domain/catalogue/io', () => ({
  ...jest.requireActual<object>('shared-domain/catalogue/io'),
  fetchListHighlights: jest.fn(),
  fetchProductInfoMini: jest.fn(),
}));
jest.mock('shared-domain/subscription/io', () => ({ fetchOfferings: jest.fn() }));

const request = { signal: new AbortController().signal } as PageRequest;
const down = failed({ kind: 'network' as const });

async function load(): Promise<HomePageData> {
  const answer = await loadHome(request);
  if (answer.kind !== 'data') throw new Error(answer.kind);
  return answer.data;
}

const page = (data: HomePageData) => <HomePage data={data} realm="B2C" renderedAt={0} />;
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const section = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => {
  useTestConfig();
  jest.mocked(fetchListHighlights).mockImplementation(async (_realm, listType) => ok(aListOf(listType)));
  jest
    .mocked(fetchOfferings)
    .mockResolvedValue(
      ok([
        anOffering({ offeringCode: 'FJELL_X_START_2025' }),
        aDataOffering(),
        anOffering({ offeringCode: 'FJELL_MOBIL_X_UNG', isUngSubscription: true }),
      ]),
    );
});

test('the server sends every section and its links', async () => {
  const html = renderToString(page(await load()));
  for (const href of [
    '/mobiltelefoner/',
    '/nettbrett/',
    '/rutere/',
    '/smarthjem/',
    '/tilbehor/',
    '/mobiltelefoner/like-fin/',
    '/mobilabonnement/',
  ])
    expect(html).toContain(`href="${href}"`);
  expect(html).not.toContain('style=');
});

test('the sections in their order, under one first heading, without axe findings', async () => {
  const { container } = render(page(await load()));
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(headings()).toEqual([
    'Nye mobiler',
    'Tilbud',
    'Brukt mobil, som ny inni',
    'Ny telefon, når du vil',
    'Mobilabonnement uten bekymringer',
    'Tilbehør til mobilen',
    'Trygt å handle hos oss',
  ]);
  expect((await axe(container)).violations).toEqual([]);
});

test('the hero: one phone under its name with its price, the way to it and to all of them', async () => {
  render(page(await load()));
  expect(screen.getByRole('heading', { level: 1, name: 'toppen' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Se toppen' })).toHaveAttribute('href', '/toppen/');
  expect(screen.getByRole('link', { name: 'Alle mobiler' })).toHaveAttribute('href', '/mobiltelefoner/');
});

test('an offer shows the struck price and what is saved', async () => {
  render(page(await load()));
  const offers = section('Tilbud');
  expect(offers.getByText('Spar 500,-')).toBeVisible();
  expect(offers.getByText(/3\s990,-/, { selector: 's' }).parentElement).toHaveTextContent(/^Førpris 3\s990,-$/);
});

test('a promo names its lowest price, the product that costs so and for how long', async () => {
  render(page(await load()));
  const promo = screen.getByRole('heading', { name: 'Brukt mobil, som ny inni' }).parentElement as HTMLElement;
  expect(promo).toHaveTextContent(/Fra 145,-\/md\. ?brukt, i 24\smd\. Fullpris 3\s490,-\. Krever abonnement\./);
  expect(within(promo).getByRole('link', { name: 'Se brukte mobiler' })).toHaveAttribute(
    'href',
    '/mobiltelefoner/like-fin/',
  );
});

test('each plan leads on under its own name; the first has the solid button', async () => {
  render(page(await load()));
  const links = section('Mobilabonnement uten bekymringer').getAllByRole('link', { name: /^Se og velg/ });
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Se og velg Fjell X',
    'Se og velg Fjell 10 GB',
    'Se og velg Fjell X Basic',
  ]);
  expect(links.map(({ classList }) => classList.contains('primary'))).toEqual([true, false, false]);
});

test.each<[string, () => void, string[]]>([
  [
    'the plans are down',
    () => void jest.mocked(fetchOfferings).mockResolvedValue(down),
    ['Mobilabonnement uten bekymringer'],
  ],
  [
    'the phones are down',
    () =>
      void jest
        .mocked(fetchListHighlights)
        .mockImplementation(async (_realm, listType) => (listType === 'HANDSET_LIST' ? down : ok(aListOf(listType)))),
    ['Nye mobiler', 'Tilbud', 'Brukt mobil, som ny inni', 'Ny telefon, når du vil'],
  ],
  [
    'the accessories are down',
    () =>
      void jest
        .mocked(fetchListHighlights)
        .mockImplementation(async (_realm, listType) => (listType === 'ACCESSORY_LIST' ? down : ok(aListOf(listType)))),
    ['Tilbehør til mobilen'],
  ],
])('%s: only what they would have shown is missing', async (_case, arrange, missing) => {
  const { unmount } = render(page(await load()));
  const whole = headings();
  unmount();
  arrange();
  render(page(await load()));
  expect(headings()).toEqual(whole.filter((heading) => !missing.includes(heading ?? '')));
});

test('with the whole API down the page still leads on, and has no empty section', async () => {
  jest.mocked(fetchListHighlights).mockResolvedValue(down);
  jest.mocked(fetchOfferings).mockResolvedValue(down);
  const { container } = render(page(await load()));
  expect(screen.getByRole('link', { name: 'Alle mobiler' })).toHaveAttribute('href', '/mobiltelefoner/');
  expect(headings()).toEqual(['Trygt å handle hos oss']);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect((await axe(container)).violations).toEqual([]);
});

describe('recently viewed', () => {
  let comeNear: () => void = () => undefined;
  const observer = globalThis.IntersectionObserver;
  beforeEach(() => {
    globalThis.IntersectionObserver = class {
      constructor(callback: IntersectionObserverCallback) {
        comeNear = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    } as unknown as typeof IntersectionObserver;
  });
  afterEach(() => {
    globalThis.IntersectionObserver = observer;
    localStorage.clear();
  });

  test('what was looked at on this device: its room at once, its cards when it comes near, nothing of it on the server', async () => {
    giveConsent(['marketing']);
    rememberSeenProduct({ model: 'toppen', sku: 'TOPPEN-256' });
    jest.mocked(fetchProductInfoMini).mockResolvedValue(
      ok([
        {
          sku: 'TOPPEN-256',
          type: 'HANDSET',
          subType: 'NEW',
          brand: 'Aurora',
          model: 'toppen',
          name: 'toppen',
          color: { name: 'Lyng', html: '#9a7fc4' },
          size: '256 GB',
          href: '/toppen/lyng-256-gb/',
          image: { url: '/bilder/toppen.webp', title: 'toppen' },
          upfrontPrice: { upfront: toOre(10_000) },
          salesStatus: { name: 'Sellable', sellable: true, quantityInStock: 25 },
          hidePrices: false,
        },
      ]),
    );
    const data = await load();
    expect(renderToString(page(data))).not.toContain('Sist sett');
    const { container } = render(page(data));
    expect(section('Sist sett').queryByRole('link')).toBeNull();
    expect(fetchProductInfoMini).not.toHaveBeenCalled();
    await act(async () => comeNear());
    expect(fetchProductInfoMini).toHaveBeenCalledWith('B2C', ['TOPPEN-256']);
    expect(await section('Sist sett').findByRole('link', { name: 'Aurora toppen 10\u00a0000,-' })).toHaveAttribute(
      'href',
      '/toppen/lyng-256-gb/',
    );
    expect(section('Sist sett').getByRole('article')).toHaveTextContent(/256\sGB10\s000,-Fullpris/);
    expect((await axe(container)).violations).toEqual([]);
  });

  test('a device that has seen nothing has no such section', async () => {
    render(page(await load()));
    expect(headings()).not.toContain('Sist sett');
  });
});
