/** 'Gi meg beskjed' as forms without script, and as mail programs end it. */
import { createTestEdge, SHOP_ORIGIN, type TestEdge } from '../testing/test-edge';

const CODE = '5f0c1a52-8f0e-4d2e-9d0f-0d1f0c7f6a11';
const WISH = { vare: '9061204', grunn: 'lager', epost: 'ola@example.no' };

let edge: TestEdge;
let status: number;
beforeEach(async () => {
  edge = await createTestEdge();
  status = 202;
  edge.api.answer = () => ({ status, body: status === 204 ? '' : '{}' });
});
afterEach(() => edge.close());

const post = (
  fields: Record<string, string>,
  url = '/varsel/',
  headers: Record<string, string> = { origin: SHOP_ORIGIN },
) =>
  edge.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
const calls = () =>
  edge.api.calls
    .filter(({ path }) => path.startsWith('/api/notices/'))
    .map(({ method, path, body }) => [method, path, body === '' ? null : (JSON.parse(body) as unknown)]);

test('a wish is sent with the realm of its page; the address has the goods and never the e-mail', async () => {
  const answer = await post(WISH);
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    '/varsel/?vare=9061204&grunn=lager&melding=sendt',
  ]);
  await post({ ...WISH, grunn: 'pris' }, '/bedrift/varsel/');
  expect(calls()).toEqual([
    ['POST', '/api/notices/', { sku: '9061204', realm: 'B2C', reason: 'stock', email: 'ola@example.no' }],
    ['POST', '/api/notices/', { sku: '9061204', realm: 'B2B', reason: 'price', email: 'ola@example.no' }],
  ]);
  expect(JSON.stringify(edge.logged)).not.toContain('ola');
});

test.each([
  [400, 'ugyldig-epost'],
  [429, 'for-mange'],
  [404, 'feilet'],
  [500, 'feilet'],
])('an answer of %i is told on the page', async (answered, message) => {
  status = answered;
  expect((await post(WISH)).headers.location).toBe(`/varsel/?vare=9061204&grunn=lager&melding=${message}`);
});

test('a notice is confirmed or ended by the buttons of its page', async () => {
  status = 200;
  expect((await post({ kode: CODE, valg: 'bekreft' })).headers.location).toBe(`/varsel/?kode=${CODE}`);
  status = 204;
  expect((await post({ kode: CODE, valg: 'avslutt' })).headers.location).toBe(
    `/varsel/?kode=${CODE}&melding=avsluttet`,
  );
  status = 503;
  expect((await post({ kode: CODE, valg: 'avslutt' })).headers.location).toBe(`/varsel/?kode=${CODE}&melding=feilet`);
  expect(calls().map(([method, path]) => `${String(method)} ${String(path)}`)).toEqual([
    `POST /api/notices/${CODE}/confirmation`,
    `DELETE /api/notices/${CODE}`,
    `DELETE /api/notices/${CODE}`,
  ]);
});

test('a mail program ends a notice by one request, without being a page of the shop', async () => {
  status = 204;
  const answer = await post({ 'List-Unsubscribe': 'One-Click' }, `/varsel/?kode=${CODE}`, {});
  expect(answer.statusCode).toBe(200);
  expect(calls()).toEqual([['DELETE', `/api/notices/${CODE}`, null]]);
  expect((await post({ 'List-Unsubscribe': 'One-Click' }, '/varsel/?kode=..%2Fcart', {})).statusCode).toBe(400);
  status = 500;
  expect((await post({ 'List-Unsubscribe': 'One-Click' }, `/varsel/?kode=${CODE}`, {})).statusCode).toBe(503);
});

test.each([
  ['of another site', WISH, { origin: 'https://evil.example' }, 403],
  ['without its fields', { vare: '1' }, { origin: SHOP_ORIGIN }, 400],
  ['with another reason', { ...WISH, grunn: 'vær' }, { origin: SHOP_ORIGIN }, 400],
  ['whose code is an address', { kode: '../cart', valg: 'avslutt' }, { origin: SHOP_ORIGIN }, 400],
])('a form %s is refused and calls nothing', async (_what, fields, headers, expected) => {
  expect((await post(fields, '/varsel/', headers)).statusCode).toBe(expected);
  expect(calls()).toEqual([]);
});
