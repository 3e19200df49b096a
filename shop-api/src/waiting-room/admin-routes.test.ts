import type { FastifyInstance } from 'fastify';
import { createTestApp, type TestApp } from '../testing';

const ADMIN = '/api/admin/waiting-room/';
const PASSWORD = 'a-long-enough-password';

let shop: TestApp;
let app: FastifyInstance;
beforeAll(async () => {
  shop = await createTestApp();
  app = await shop.startAnother({ ADMIN_PASSWORD: PASSWORD, RATE_LIMITS: 'off' });
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

const basic = (password: string) => `Basic ${Buffer.from(`staff:${password}`).toString('base64')}`;
const read = (password = PASSWORD) => app.inject({ url: ADMIN, headers: { authorization: basic(password) } });
const save = (fields: Record<string, string>, origin = 'http://localhost:3000') =>
  app.inject({
    method: 'POST',
    url: ADMIN,
    headers: {
      authorization: basic(PASSWORD),
      origin,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(fields).toString(),
  });

test('without a password there is no such page', async () => {
  expect((await shop.app.inject({ url: ADMIN, headers: { authorization: basic('') } })).statusCode).toBe(404);
});

test('only the password opens the page', async () => {
  const refused = await read('a-wrong-password-here');
  expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([
    401,
    'Basic realm="Waiting room", charset="UTF-8"',
  ]);
  expect((await app.inject({ url: ADMIN })).statusCode).toBe(401);
  const page = await read();
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<dt>Kassen er</dt><dd>åpen</dd>');
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
