import { fetchRelatedProducts } from 'shared-domain/catalogue/io';
import type { Realm } from 'shared-domain/contracts/realm';
import { paths } from '../../config/paths';
import { connectFetch, createTestApp, TEST_NOW_MS, type TestApp } from '../../testing';
import type { CatalogueFeed } from '../feed/schema';
import { readFeedFolder } from '../import/read-feed-folder';

let shop: TestApp;
let client: ReturnType<typeof connectFetch>;
beforeAll(async () => {
  shop = await createTestApp({
    feed: readFeedFolder(paths.catalogue(), TEST_NOW_MS) as CatalogueFeed,
    env: { RATE_LIMITS: 'off' },
  });
  client = connectFetch(shop.app);
  // Reading the whole catalogue takes longer than a client waits.
  await shop.app.inject('/api/view-models/brands/B2C');
});
afterAll(async () => {
  client.restore();
  await shop.close();
});

async function relatedTo(path: string, realm: Realm = 'B2C') {
  const answer = await fetchRelatedProducts(realm, path);
  if (!answer.ok) throw new Error('The API did not answer');
  return answer.value;
}

test('a phone’s series comes first; all are phones of about its price or series, and none is the phone itself', async () => {
  const related = await relatedTo('/mobiltelefoner/apple/iphone-17/');
  expect(related).toHaveLength(4);
  expect(related[0]).toMatchObject({ brand: 'Apple', type: 'HANDSET' });
  expect(related.map(({ type }) => type)).toEqual(['HANDSET', 'HANDSET', 'HANDSET', 'HANDSET']);
  expect(related.map(({ name }) => name)).not.toContain('iPhone 17');
  expect(related.every(({ salesStatus }) => salesStatus.sellable)).toBe(true);
});

test('an accessory’s are of its kind', async () => {
  const related = await relatedTo('/tilbehor/deksler/fjell/silikondeksel-iphone-17-pro/');
  expect(related.length).toBeGreaterThan(0);
  expect([...new Set(related.map(({ subType }) => subType))]).toEqual(['COVER']);
});

test('a business is shown what is sold to businesses, at their addresses', async () => {
  const related = await relatedTo('/bedrift/mobiltelefoner/apple/iphone-17/', 'B2B');
  expect(related.length).toBeGreaterThan(0);
  expect(related.every(({ href }) => href.startsWith('/bedrift/'))).toBe(true);
});

test('an unknown path has none', async () => {
  expect(await relatedTo('/mobiltelefoner/apple/iphone-99/')).toEqual([]);
});
