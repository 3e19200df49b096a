/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { useTestConfig } from 'shared-domain/testing';
import { manyPhones, threePhones } from '../testing/assortment';
import { listElement } from '../testing/render-list';
import { aListPage } from '../testing/serve-list';

beforeEach(() => useTestConfig());

const html = (address: string, items = threePhones): string =>
  renderToString(listElement(address, aListPage(items, {}, address)));

test('without a browser the address decides which products are in the HTML', () => {
  expect(html('/mobiltelefoner/?merke=kvist')).toContain('href="/mobiltelefoner/merke/mobil-3/"');
  expect(html('/mobiltelefoner/?merke=kvist')).not.toContain('href="/mobiltelefoner/merke/mobil-1/"');
  expect(html('/mobiltelefoner/?merke=kvist')).toMatch(
    /<input[^>]*name="merke"[^>]*checked=""[^>]*value="kvist"|<input[^>]*name="merke"[^>]*value="kvist"[^>]*checked=""/,
  );
});

test('facets are a plain GET form with a button for browsers without script', () => {
  const page = html('/mobiltelefoner/?sok=mobil');
  expect(page).toMatch(/<form[^>]* action="\/mobiltelefoner\/" method="get"/);
  expect(page).toMatch(/<noscript><button[^>]*type="submit"/);
  expect(page).toMatch(/<input[^>]* form="[^"]+"[^>]* type="search"[^>]* name="sok" value="mobil"\/>/);
  const formId = /<form id="([^"]+)"/.exec(page)?.[1];
  expect(formId).toBeTruthy();
  expect(page).toMatch(
    new RegExp(`<select[^>]*name="sorter"[^>]*form="${formId}"|<select[^>]*form="${formId}"[^>]*name="sorter"`),
  );
});

test('the phone opens the filters by a native popover before any script has run', () => {
  const page = html('/mobiltelefoner/');
  const panelId = /<aside id="([^"]+)" popover="auto"/.exec(page)?.[1];
  expect(panelId).toBeTruthy();
  expect(page).toMatch(new RegExp(`<button[^>]*popoverTarget="${panelId}"`, 'i'));
});

test('a link leads past the filters to the products', () => {
  const page = html('/mobiltelefoner/');
  const target = /<a href="#([^"]+)"[^>]*>Hopp til produktene<\/a>/.exec(page)?.[1];
  expect(page.indexOf('Hopp til produktene')).toBeLessThan(page.indexOf('<aside'));
  expect(page.indexOf(`id="${target}"`)).toBeGreaterThan(page.indexOf('</aside>'));
});

test('the second page holds the first one too', () => {
  expect(html('/mobiltelefoner/?side=2', manyPhones(30)).match(/<article/g)).toHaveLength(30);
});

test('the HTML has no inline style', () => {
  expect(html('/mobiltelefoner/?merke=aurora')).not.toContain('style=');
});
