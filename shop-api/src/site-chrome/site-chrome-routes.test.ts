import * as v from 'valibot';
import { navigationSchema } from 'shared-domain/navigation/io';
import { createTestApp, type TestApp } from '../testing';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

async function navigation() {
  const answer = await shop.app.inject('/api/view-models/navigation');
  return v.parse(navigationSchema, answer.json());
}

test('[F2.2-2..11] the menus of customers and of store staff, as the CMS has them', async () => {
  const { myPages, retailerLinks } = await navigation();
  expect([...myPages, ...retailerLinks].map(({ name, link, appKey }) => [name, link, appKey])).toEqual([
    ['Hjem', '/minside/hjem', 'my-pages'],
    ['Profil', '/minside/profil', 'my-pages'],
    ['Faktura', '/minside/faktura', 'my-pages'],
    ['Personvern', '/minside/personvern', 'my-pages'],
    ['Velg Butikk', '/forhandler/butikk', 'web-shop'],
    ['Mine Ordre', '/forhandler/mine-ordre', 'web-shop'],
    ['Administrasjon', '/forhandler/administrasjon', 'web-shop'],
    ['Se kundeopplysninger', '/forhandler/kunde', 'web-shop'],
  ]);
});

test('[F2.2-12] five portals of businesses, each on another site', async () => {
  const { businessPortals } = await navigation();
  expect(businessPortals.map(({ name, appKey }) => [name, appKey])).toEqual([
    ['Fjell Hub', 'hub'],
    ['Min Bedrift', 'my-business'],
    ['Min Portal', 'my-portal'],
    ['Sentralbord', 'my-portal'],
    ['Bedriftsnett', 'business-net'],
  ]);
  for (const { link } of businessPortals) expect(link).toMatch(/^https?:\/\//);
});
