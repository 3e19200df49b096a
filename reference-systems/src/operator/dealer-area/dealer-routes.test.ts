import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { parseRetailerSession } from 'shared-domain/identity';
import { navigationSchema } from 'shared-domain/navigation/io';
import { sessionOf, type TestApp } from '../../../../shop-api/src/testing';
import { operatorBefore, type OperatorShop, ORIGIN, startOperatorShop } from '../testing';
import { DEALER_PAGES } from './pages';

let running: OperatorShop;
let shop: TestApp;
beforeAll(async () => {
  running = await startOperatorShop();
  ({ shop } = running);
});
afterAll(() => running.close());

const open = async (username: string | null, url: string, cookies = '') =>
  running.operator.inject({
    url,
    headers: { cookie: `${username === null ? '' : await sessionOf(shop.database, username)}; ${cookies}` },
  });
const choose = async (username: string, storeId: string, origin = ORIGIN) =>
  running.operator.inject({
    method: 'POST',
    url: DEALER_PAGES.store,
    headers: {
      origin,
      cookie: await sessionOf(shop.database, username),
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ storeId }).toString(),
  });

test.each([
  ['F2.2-8', '/forhandler/butikk', 'Velg butikk'],
  ['F2.2-9', '/forhandler/mine-ordre', 'Mine ordre'],
  ['F2.2-10', '/forhandler/administrasjon', 'Administrasjon'],
  ['F2.2-11', '/forhandler/kunde', 'Se kundeopplysninger'],
])('[%s, F6-3] %s gives store staff a page with its title', async (_id, link, title) => {
  const moved = await open('kari', link);
  expect([moved.statusCode, moved.headers.location]).toEqual([308, `${link}/`]);
  const page = await open('kari', `${link}/`);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain(`<h1>${title}</h1>`);
  expect(page.body).toContain('Dette er en demonstrasjon av forhandlersidene.');
  expect(page.body).toContain(`<a class="link" href="${link}/" aria-current="page">`);
  expect(page.body).not.toMatch(/<script|style="/);
  expect(page.headers['cache-control']).toBe('private, no-store');
});

test.each(['/forhandler', '/forhandler/'])('[F2.2-7] %s leads to its first page', async (base) => {
  const { statusCode, headers } = await open('kari', base);
  expect([statusCode, headers.location]).toEqual([302, DEALER_PAGES.store]);
});

test('[F2.2-7] the links of the retailer’s menu are these pages', async () => {
  const answer = await shop.app.inject('/api/view-models/navigation');
  const { retailerLinks } = v.parse(navigationSchema, answer.json());
  expect(retailerLinks.map(({ link }) => `${link}/`)).toEqual(Object.values(DEALER_PAGES));
});

test.each([
  ['a customer', 'amund', 403, 'Denne siden er for butikkmedarbeidere', 'href="/minside/mobil/avtaler/"'],
  [
    'a visitor',
    null,
    200,
    'Logg inn som butikkmedarbeider',
    'href="/webshop-next/login/?til=%2Fforhandler%2Fbutikk%2F"',
  ],
])(
  '[F6-3] %s sees that the pages are for store staff, with a link onwards',
  async (_who, username, status, heading, href) => {
    const page = await open(username, DEALER_PAGES.store);
    expect([page.statusCode, page.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(page.body).toContain(`<h1>${heading}</h1>`);
    expect(page.body).toContain(href);
    expect(page.body).not.toContain('Fjell Bergen');
  },
);

test('[F3.7-7, F6-3] choosing a store sets the display cookie, and the pages show it', async () => {
  expect((await open('kari', DEALER_PAGES.store)).body).toContain(
    '<option value="bergen">Fjell Bergen, Bergen</option>',
  );
  const chosen = await choose('kari', 'bergen');
  expect([chosen.statusCode, chosen.headers.location]).toEqual([303, DEALER_PAGES.store]);
  const [cookie] = chosen.cookies;
  expect(cookie).toMatchObject({ name: 'RETAILER_SESSION-development', path: '/', maxAge: 28_800, sameSite: 'Lax' });
  expect(cookie?.httpOnly).toBeUndefined();
  expect(parseRetailerSession(cookie?.value ?? '')).toEqual({
    storeId: 'bergen',
    storeName: 'Fjell Bergen',
    employeeName: 'Kari Butikk',
  });
  const page = await open('kari', DEALER_PAGES.store, `${cookie?.name}=${encodeURIComponent(cookie?.value ?? '')}`);
  expect(page.body).toContain('Du jobber i Fjell Bergen som Kari Butikk.');
  expect(page.body).toContain('<option value="bergen" selected>');
});

test('[F3.7-7] in production the cookie’s name has no suffix', async () => {
  const { port } = shop.app.server.address() as AddressInfo;
  const production = await operatorBefore(`http://127.0.0.1:${port}`, { NODE_ENV: 'production' });
  const cookie = await sessionOf(shop.database, 'kari');
  const chosen = await production.inject({
    method: 'POST',
    url: DEALER_PAGES.store,
    headers: { origin: ORIGIN, cookie, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'storeId=bergen',
  });
  await production.close();
  expect(chosen.cookies[0]?.name).toBe('RETAILER_SESSION');
});

test('[F3.7-7] the cookie alone does not make a customer store staff', async () => {
  const forged = encodeURIComponent(
    JSON.stringify({ storeId: 'bergen', storeName: 'Fjell Bergen', employeeName: 'Amund' }),
  );
  expect((await open('amund', DEALER_PAGES.orders, `RETAILER_SESSION-development=${forged}`)).statusCode).toBe(403);
});

test('[F6-3] another site, a customer and an unknown store cannot set the cookie', async () => {
  const answers = await Promise.all([
    choose('kari', 'bergen', 'https://evil.example'),
    choose('amund', 'bergen'),
    choose('kari', 'nowhere'),
  ]);
  expect(answers.map(({ statusCode, cookies }) => [statusCode, cookies.length])).toEqual([
    [403, 0],
    [403, 0],
    [404, 0],
  ]);
  expect(answers[2]?.body).toContain('Vi fant ikke butikken.');
});
