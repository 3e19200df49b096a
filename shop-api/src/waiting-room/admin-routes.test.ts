import type { FastifyInstance } from 'fastify';
import { createTestApp, type TestApp } from '../testing';

const ADMIN = '/api/admin/waiting-room/';
const KEY = 'key-of-the-edge';

let shop: TestApp;
let app: FastifyInstance;
beforeAll(async () => {
  shop = await createTestApp();
  app = await shop.startAnother({ EDGE_KEY: KEY, RATE_LIMITS: 'off' });
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

/** As the edge asks for a member of the team. */
const asMember = { 'x-edge-key': KEY, 'x-shop-member': encodeURIComponent('Åse Berg') };
const read = (headers: Readonly<Record<string, string>> = asMember) => app.inject({ url: ADMIN, headers });
const save = (fields: Record<string, string>, origin = 'http://localhost:3000') =>
  app.inject({
    method: 'POST',
    url: ADMIN,
    headers: { ...asMember, origin, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

test.each([
  ['without a member', { 'x-edge-key': KEY }],
  ['with an empty name', { 'x-edge-key': KEY, 'x-shop-member': '' }],
  ['without the key of the edge', { 'x-shop-member': 'Anna' }],
  ['with a wrong key', { 'x-edge-key': 'guess', 'x-shop-member': 'Anna' }],
])('%s there is no such page', async (_case, headers) => {
  expect((await read(headers as Record<string, string>)).statusCode).toBe(404);
});

test('an API without a key of the edge believes nobody', async () => {
  const headers = { 'x-edge-key': '', 'x-shop-member': 'Anna' };
  expect((await shop.app.inject({ url: ADMIN, headers })).statusCode).toBe(404);
});

test('a member of the team sees the room', async () => {
  const page = await read();
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<dt>Kassen er</dt><dd>åpen</dd>');
});

test('the latest changes name who made them', async () => {
  await save({ per_minutt: '2,5', plasser: '3', pause: 'ja' });
  expect((await read()).body).toMatch(
    /<li>\d\d\.\d\d\. kl\. \d\d\.\d\d Åse Berg: er åpent, 2,5 per minutt, 3 plasser, pause<\/li>/,
  );
  await save({});
});

test('what is saved applies at once, and is shown again', async () => {
  const saved = await save({ apner: '2030-01-02T09:00', per_minutt: '12,5', plasser: '40', pause: 'ja' });
  expect([saved.statusCode, saved.headers.location]).toEqual([303, `${ADMIN}?lagret`]);
  const { body } = await read();
  expect(body).toContain('value="2030-01-02T09:00"');
  expect(body).toContain('value="12.5"');
  expect(body).toContain('<dd>0 av 40</dd>');
  expect(body).toContain('value="ja" checked');
  expect(body).toContain('<dd>ikke åpnet</dd>');
  await save({});
  expect((await read()).body).toContain('<dd>åpen</dd>');
});

test('a wrong form says what is wrong, and changes nothing', async () => {
  await save({ plasser: '7' });
  const refused = await save({ plasser: 'mange', per_minutt: '-2' });
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain('Plasser i kassen: skriv et helt tall, 0 eller mer.');
  expect(refused.body).toContain('Slipp inn per minutt: skriv et tall større enn 0.');
  expect((await read()).body).toContain('<dd>0 av 7</dd>');
  await save({});
});

test('a form of another site is refused', async () => {
  expect((await save({ pause: 'ja' }, 'https://evil.example')).statusCode).toBe(403);
  expect((await read()).body).toContain('<dd>åpen</dd>');
});
