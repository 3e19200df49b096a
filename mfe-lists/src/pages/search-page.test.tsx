import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { ZERO } from 'shared-domain/money';
import { useTestConfig } from 'shared-domain/testing';
import { renderAt } from 'shared-domain/testing/router';
import type { SearchPageData } from '../data/search-loader';
import { foundData, nothingFound } from '../testing/assortment';
import { SearchPage } from './search-page';

beforeEach(() => useTestConfig());

const renderSearch = (data: SearchPageData) => renderAt('/sok/', <SearchPage data={data} realm="B2C" renderedAt={0} />);
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const hrefsOf = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('what was found: products as cards, plans and pages as links', async () => {
  const { container } = renderSearch(foundData());
  expect(heading()).toBe('Treff på «aurora»');
  expect(screen.getByRole('status')).toHaveTextContent(/^5 treff$/);
  expect(hrefsOf('Mobiler')).toEqual([1, 2, 3].map((number) => `/mobiltelefoner/merke/mobil-${number}/`));
  expect(hrefsOf('Mobilabonnement')).toEqual(['/mobilabonnement/']);
  expect(screen.getByRole('region', { name: 'Mobilabonnement' })).toHaveTextContent('Fjell X Max599,-/md.');
  expect(hrefsOf('Sider')).toEqual(['/hjelp/faktura/']);
  expect((await axe(container)).violations).toEqual([]);
});

test('[F2.4-3] the field holds the query, in a plain form', () => {
  renderSearch(foundData({ query: 'blå "stor" <b>' }));
  const form = screen.getByRole('search');
  expect(form).toHaveAttribute('action', '/sok/');
  expect(form).toHaveAttribute('method', 'get');
  const field = within(form).getByRole('searchbox', { name: 'Søk i nettbutikken' });
  expect(field).toHaveValue('blå "stor" <b>');
  expect(field).toHaveAttribute('name', 'q');
  expect(field).toBeRequired();
  expect(heading()).toBe('Treff på «blå "stor" <b>»');
});

test('a query with an error: what was probably meant, as a link', () => {
  renderSearch(foundData({ query: 'aurroa', corrected: 'aurora' }));
  expect(screen.getByText(/^Mente du/)).toHaveTextContent('Mente du aurora?');
  expect(screen.getByRole('link', { name: 'aurora' })).toHaveAttribute('href', '/sok/?q=aurora');
});

test('nothing found: says so and leads on', async () => {
  const { container } = renderSearch(nothingFound('xyzzy'));
  expect(heading()).toBe('Ingen treff på «xyzzy»');
  expect(hrefsOf('Kanskje du leter etter dette?')).toEqual([
    '/mobiltelefoner/',
    '/tilbehor/',
    '/mobilabonnement/',
    '/hjelp/',
  ]);
  expect((await axe(container)).violations).toEqual([]);
});

test('without a query: the field and the ways on', async () => {
  const { container } = renderSearch({ kind: 'no-query', query: '' });
  expect(heading()).toBe('Søk');
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(hrefsOf('Kanskje du leter etter dette?')).toHaveLength(4);
  expect((await axe(container)).violations).toEqual([]);
});

test('the search of businesses: its own address, plans without VAT', () => {
  const page = <SearchPage data={foundData()} realm="B2B" renderedAt={0} />;
  renderAt('/bedrift/sok/', page);
  expect(screen.getByText('Priser (ekskl. mva.)')).toBeInTheDocument();
  expect(screen.getByRole('search')).toHaveAttribute('action', '/bedrift/sok/');
  expect(screen.getByRole('region', { name: 'Mobilabonnement' })).toHaveTextContent(/Fjell X Max479,20\skr\/md\./);
});

test('a part with more products leads to all of them, in pages; a prepaid plan has no monthly price', () => {
  const [part] = foundData().parts;
  if (!part) throw new Error('no part');
  renderSearch(
    foundData({
      parts: [{ ...part, total: 60 }],
      plans: [{ offeringCode: 'K', name: 'Kontant', href: '/mobilabonnement/', monthlyOfferingPrice: ZERO }],
    }),
  );
  expect(screen.getByRole('link', { name: 'Vis alle 60 under Mobiler' })).toHaveAttribute(
    'href',
    '/sok/?q=aurora&vis=mobiler',
  );
  expect(screen.getByRole('region', { name: 'Mobilabonnement' })).toHaveTextContent(/^MobilabonnementKontant$/);
});

test('a page of one part has links to its other pages and back to all hits', async () => {
  const [part] = foundData().parts;
  if (!part) throw new Error('no part');
  const { container } = renderSearch(foundData({ parts: [{ ...part, total: 60 }], page: 2 }));
  const pages = within(screen.getByRole('navigation', { name: 'Sider' }));
  expect(pages.getByRole('link', { name: 'Neste' })).toHaveAttribute('href', '/sok/?q=aurora&vis=mobiler&side=3');
  expect(pages.getByRole('link', { name: 'Forrige' })).toHaveAttribute('href', '/sok/?q=aurora&vis=mobiler');
  expect(screen.getByRole('link', { name: 'Vis alle treff' })).toHaveAttribute('href', '/sok/?q=aurora');
  expect(screen.queryByRole('region', { name: 'Mobilabonnement' })).not.toBeInTheDocument();
  expect((await axe(container)).violations).toEqual([]);
});
