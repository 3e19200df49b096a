/** Before anything of the operator's own is imported, an operator's shop answers nothing that is made up. */
import type { FastifyInstance } from 'fastify';
import { readConfig } from './config/env';
import { readOpenApi } from './openapi/testing';
import { createTestApp, type TestApp } from './testing';

/** Hosts of this machine, and those that documents and examples use. */
const MADE_UP_HOSTS = /127\.0\.0\.1|localhost|\.example\b|example\.(com|org|no)/;

const PRODUCTION = {
  STAND_INS: 'off',
  NODE_ENV: 'production',
  SHOP_ORIGIN: 'https://www.operator.no',
  OIDC_ISSUER: 'https://login.operator.no',
  EDGE_KEY: 'key-of-the-edge',
  CHANNEL_API_KEY: 'key-of-the-channel',
};

let shop: TestApp;
let app: FastifyInstance;
beforeAll(async () => {
  shop = await createTestApp();
  app = await shop.startAnother({ ...PRODUCTION, CMS_URL: '', RATE_LIMITS: 'off' });
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

test('the reference catalogue is imported with stand-ins only', () => {
  expect(readConfig(PRODUCTION).importsReferenceCatalogue).toBe(false);
  expect(readConfig({ STAND_INS: 'on' }).importsReferenceCatalogue).toBe(true);
});

const paths = Object.entries(readOpenApi().paths)
  .filter(([, methods]) => 'get' in methods)
  .map(([path]) => path.replaceAll('{realm}', 'B2C').replaceAll('{listType}', 'HANDSET_LIST'))
  .filter((path) => !path.includes('{'));

test.each([...paths, '/api/view-models/navigation?realm=B2B', '/api/search?q=fjell'])(
  '%s names no host of this machine and no example',
  async (url) => {
    const { body } = await app.inject({ url, headers: { accept: 'application/json' } });
    expect(MADE_UP_HOSTS.exec(body)?.[0]).toBeUndefined();
  },
);

test('without a CMS there are no menus, no footer and no announcement but the brand', async () => {
  const get = async (url: string): Promise<unknown> => (await app.inject(url)).json();
  expect(await get('/api/view-models/navigation')).toEqual({
    domains: [expect.objectContaining({ link: '/', menus: [], highlightedLinks: [], utilityLinks: [] })],
    simplified: { logoLink: '/bedrift/', homeLink: '/bedrift/', forBusinesses: false },
    myPages: [],
    retailerLinks: [],
    businessPortals: [],
    businessLogins: [],
  });
  expect(await get('/api/view-models/footer')).toEqual({
    topRow: { logoColumn: { url: '/', imageUrl: '', imageAltText: 'Fjell' }, linkColumns: [] },
    bottomRow: { linkColumns: [] },
  });
  expect(await get('/api/announcements/all/')).toEqual({ entries: [] });
  expect(readConfig(PRODUCTION).contentUrl).toBeNull();
});
