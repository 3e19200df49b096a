import { useTestConfig } from 'shared-domain/testing';
import type { SearchPageData } from '../data/search-page-data';
import { foundData, nothingFound } from '../testing/build-search-data';
import { head } from './search-head';

beforeEach(() => useTestConfig());

test.each<[SearchPageData, string]>([
  [{ kind: 'nothing-asked', query: '' }, 'Søk | Fjell'],
  [foundData(), 'Treff på «aurora» | Fjell'],
  [nothingFound('<b>'), 'Ingen treff på «<b>» | Fjell'],
  [{ kind: 'failed', query: 'aurora' }, 'Treff på «aurora» | Fjell'],
])(
  '[F2.4-3] [F9.15-9] a search is never kept by search engines, and its title says what was looked for: %#',
  (data, title) => {
    expect(head(data, { pathname: '/sok/', realm: 'B2C' })).toMatchObject({ title, noIndex: true });
  },
);
