/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { aBundle } from 'shared-domain/subscription/testing';
import { useTestConfig } from 'shared-domain/testing';
import { familyOfferings, max } from '../testing/family-plans';
import { pageElement } from '../testing/render-page';
import { BundlesPage } from './bundles/bundles-page';
import { FamilyPage } from './family/family-page';
import { GuidePage } from './guide/guide-page';

beforeEach(() => useTestConfig());

const FAMILY = '/mobilabonnement/familie/';
const GUIDE = '/mobilabonnement/velge-mobilabonnement/';
const family = (query: string): string =>
  renderToString(
    pageElement(FamilyPage, { page: 'family', offerings: familyOfferings, isNarrowed: false }, `${FAMILY}${query}`),
  );
const guide = (query: string): string =>
  renderToString(
    pageElement(GuidePage, { page: 'guide', offerings: familyOfferings, isNarrowed: false }, `${GUIDE}${query}`),
  );

test('[F9.9-5] without script the family is a GET form, and its sum is in the HTML of the address', () => {
  const html = family('?linjer=X_MAX_2025.2&binding=12');
  expect(html).toMatch(
    /<form[^>]* method="get"[^>]* action="\/mobilabonnement\/familie\/"|action="\/mobilabonnement\/familie\/"[^>]* method="get"/,
  );
  expect(html).toMatch(/<select[^>]* name="linjer"/);
  expect(html).toMatch(/<noscript><button type="submit"/);
  // ceil((599 + 499) × 0.9) = 989
  expect(html).toContain('989,-');
});

test('[F9.8-3] without script the whole family is a plain form post, with the offer that binds', () => {
  const html = family('?linjer=X_MAX_2025.2&linjer=MOBIL_05GB_2025_2.1&binding=12');
  expect(html).toMatch(/action="\/handlekurv\/legg-til\/"/);
  expect([...html.matchAll(/name="(offeringCode|quantity)" value="([^"]+)"/g)].map(([, , value]) => value)).toEqual([
    'FJELL_X_MAX_2025.COM12PURP20',
    '2',
    'FJELL_MOBIL_05GB_2025_2',
    '1',
  ]);
});

test('[P2-24] without script the guide is a GET form with every question, and answers by its address', () => {
  const html = guide('?data=lite&hvem=meg&utland=nei&fart=video&familie=nei');
  for (const name of ['data', 'hvem', 'utland', 'fart', 'familie']) expect(html).toContain(`name="${name}"`);
  expect(html).toContain('Vi anbefaler');
  expect(html.match(/checked=""/g)).toHaveLength(5);
});

test('[F3.6-1, F4.3-8] without script a bundle is a plain form with the code of its campaign; a colour is a link', () => {
  const bundle = aBundle({ offeringCode: max.offeringCode, discountCode: 'PAKKE', url: '/tilbehor/hoyttalere/' });
  const html = renderToString(
    pageElement(
      BundlesPage,
      { bundles: [bundle], offerings: familyOfferings },
      '/mobilabonnement/pakketilbud/?farge=LYD-HVIT',
    ),
  );
  const fields = new Map(
    [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]+)"/g)].map(([, name, value]) => [name, value]),
  );
  expect(Object.fromEntries(fields) as unknown).toEqual({
    financing: 'upfront',
    offeringCode: 'FJELL_X_MAX_2025.COM12LOUDSPEAKER2',
    discountCode: 'PAKKE',
    sku: 'LYD-HVIT',
  });
  expect(html).toContain('href="/mobilabonnement/pakketilbud/?farge=LYD-SORT"');
});

test('the HTML has no inline style', () => {
  expect(family('') + guide('')).not.toContain('style=');
});
