import { toCardItem } from 'shared-domain/catalogue';
import { aSearchAnswer } from 'shared-domain/catalogue/testing';
import type { SearchPageData } from '../data/search-loader';
import { threePhones } from './assortment';

export type FoundData = Extract<SearchPageData, { kind: 'found' }>;

/** Loader data of a search for 'aurora': three phones, one plan, one page of the menus. */
export const foundData = (change: Partial<Omit<FoundData, 'kind'>> = {}): FoundData => ({
  kind: 'found',
  query: 'aurora',
  parts: [{ part: 'handsets', total: threePhones.length, products: threePhones.map(toCardItem) }],
  page: null,
  productTotal: threePhones.length,
  plans: aSearchAnswer().plans,
  pages: [{ name: 'Hjelp til faktura', href: '/hjelp/faktura/' }],
  ...change,
});

export const nothingFound = (query: string): FoundData =>
  foundData({ query, parts: [], productTotal: 0, plans: [], pages: [] });
