/** 'Følg ordren' as a form, which works without script. */
import { createTestEdge, SHOP_ORIGIN, type TestEdge } from '../testing/test-edge';

const CODE = '5f0c1a52-8f0e-4d2e-9d0f-0d1f0c7f6a11';
const FORM = { ordrenummer: '4823 1907', epost: 'ola@eksempel.no' };

let edge: TestEdge;
let answer: { readonly status: number; readonly body: string };
beforeEach(async () => {
  edge = await createTestEdge();
  answer = { status: 200, body: JSON.stringify({ code: CODE }) };
  edge.api.answer = () => answer;
});
afterEach(() => edge.close());

const post = (fields: Record<string, string>, origin = SHOP_ORIGIN) =>
  edge.app.inject({
    method: 'POST',
    url: '/ordre/',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
    payload: new URLSearchParams(fields).toString(),
  });
const calls = () => edge.api.calls.filter(({ path }) => path.startsWith('/api/order-status/'));

test('number and address lead to a page by a code; neither is in its address or the log', async () => {
  const { statusCode, headers } = await post(FORM);
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([303, `/ordre/?kode=${CODE}`, 'no-store']);
  expect(calls().map(({ method, body }) => [method, JSON.parse(body) as unknown])).toEqual([
    ['POST', { orderNumber: '4823 1907', email: 'ola@eksempel.no' }],
  ]);
  answer = { status: 500, body: '{}' };
  await post(FORM);
  expect(edge.logged).not.toEqual([]);
  expect(JSON.stringify(edge.logged)).not.toMatch(/ola|4823/);
});

test.each([
  [404, 'finnes-ikke'],
  [400, 'finnes-ikke'],
  [429, 'for-mange'],
  [500, 'feilet'],
  [200, 'feilet'],
])('an answer of %i is told on the page', async (status, message) => {
  answer = { status, body: '{}' };
  expect((await post(FORM)).headers.location).toBe(`/ordre/?melding=${message}`);
});

test('a form of another site and one without its fields are refused and call nothing', async () => {
  expect((await post(FORM, 'https://evil.example')).statusCode).toBe(403);
  expect((await post({ epost: 'ola@eksempel.no' })).statusCode).toBe(400);
  expect(calls()).toEqual([]);
});
