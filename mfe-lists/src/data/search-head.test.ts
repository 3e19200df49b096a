import { useTestConfig } from 'shared-domain/testing';
import { foundData, nothingFound } from '../testing/assortment';
import { searchHead } from './search-head';
import type { SearchPageData } from './search-loader';

beforeEach(() => useTestConfig());

test.each<[SearchPageData, string]>([
  [{ kind: 'no-query', query: '' }, 'Søk | Fjell'],
  [foundData(), 'Treff på «aurora» | Fjell'],
  [nothingFound('<b>'), 'Ingen treff på «<b>» | Fjell'],
])('[F9.15-9] the title of a search says what was looked for, and search engines never keep it: %#', (data, title) => {
  expect(searchHead(data, { pathname: '/sok/', realm: 'B2C' })).toMatchObject({ title, noIndex: true });
});
