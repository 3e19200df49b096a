/** @jest-environment node */
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { toSearchQuery } from 'shared-domain/catalogue';
import { useTestConfig } from 'shared-domain/testing';
import { anyText } from 'shared-domain/testing/any-text';
import { routed } from 'shared-domain/testing/router';
import type { SearchPageData } from '../data/search-loader';
import { foundData, nothingFound } from '../testing/assortment';
import { SearchPage } from './search-page';

beforeEach(() => useTestConfig());

const htmlOf = (data: SearchPageData): string =>
  renderToString(routed('/sok/', <SearchPage data={data} realm="B2C" renderedAt={0} />).element);
const html = (query: string): string => htmlOf(nothingFound(query));

/** Tags of the page without what the visitor wrote. */
const tagsOf = (page: string): string[] => [...page.matchAll(/<(\/?[a-z0-9]+)/gi)].map(([, tag]) => tag ?? '');

test('[F2.4-3] without script the results are links, and the form is a plain one', () => {
  const page = htmlOf(foundData());
  expect(page).toMatch(/<form[^>]* action="\/sok\/" method="get"/);
  expect(page).toContain('href="/mobiltelefoner/merke/mobil-1/"');
  expect(page).not.toContain('style=');
});

test('no query adds an element or an attribute to the page', () => {
  const tags = tagsOf(html('aurora'));
  expect(tagsOf(html('"><img src=x onerror=alert(1)><script>'))).toEqual(tags);
  fc.assert(
    fc.property(
      fc.oneof(
        anyText(200),
        fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', '/', '=', 'x', ' '), maxLength: 60 }),
      ),
      (text) => {
        const query = toSearchQuery(text) || 'aurora';
        expect(tagsOf(html(query))).toEqual(tags);
      },
    ),
    { numRuns: 60 },
  );
});
