/** From the payment to the page that shows how far the order has come. */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { callOrderApi, cartOf, createTestApp, TEST_NOW_MS, type TestApp } from '../testing';
import type { OrderStatus } from './order-status';

const EMAIL = 'ola@eksempel.no';
const HOUR_MS = 3_600_000;

let shop: TestApp;
let app: FastifyInstance;
beforeAll(async () => {
  // The app sends nothing by itself.
  jest.spyOn(globalThis, 'setInterval').mockImplementation(() => ({ unref: () => undefined }) as never);
  shop = await createTestApp({
    env: { RATE_LIMITS: 'off', MAIL_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'Fjell <varsel@fjell.example>' },
  });
  jest.restoreAllMocks();
  app = shop.app;
});
beforeEach(async () => {
  shop.setNow(TEST_NOW_MS);
  await shop.database.query('DELETE FROM mail');
});
afterAll(() => shop.close());

const GOODS = { update: { accessorySku: 'NOVA-DEKSEL', quantity: 2 } };
const PLAN = { update: { pricePlan: 'FJELL_X_BASIC_2025_2' } };

async function buy(
  payload: object = GOODS,
  buyer: object | null = { email: 'Ola@Eksempel.no', delivery: 'pickup' },
): Promise<{ readonly orderRef: string; readonly orderNumber: string }> {
  const { orderRef } = cartOf(await app.inject({ method: 'POST', url: '/api/cart/update/', payload }));
  const { version } = (await callOrderApi(app, 'GET', orderRef ?? '')).json<{ version: string }>();
  const paid = await callOrderApi(app, 'PUT', `${orderRef}/payment`, {
    version,
    reference: 'pay-1',
    ...(buyer && { buyer }),
  });
  return paid.json();
}
const ask = (orderNumber: string, email = EMAIL, of = app) =>
  of.inject({ method: 'POST', url: '/api/order-status/', payload: { orderNumber, email } });
const look = (code: string) => app.inject(`/api/order-status/${code}`);
async function statusOf(orderNumber: string): Promise<OrderStatus> {
  const { code } = (await ask(orderNumber)).json<{ code: string }>();
  return (await look(code)).json();
}

test('a buyer gets a number and a receipt, and sees what was paid by number and address', async () => {
  const { orderNumber, orderRef } = await buy();
  expect(orderNumber).toMatch(/^\d{8}$/);
  const [mail, ...more] = await shop.database.query<{ recipient: string; subject: string; body: string }>(
    'SELECT recipient, subject, body FROM mail',
  );
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ recipient: EMAIL, subject: `Kvittering fra Fjell, ordre ${orderNumber}` });
  const body = mail?.body.replaceAll('\u00a0', ' ') ?? '';
  for (const text of ['2 stk. Deksel til Nova 9: 698,-', 'Betalt: 698,-', 'http://localhost:3000/ordre/'])
    expect(body).toContain(text);
  expect(body).not.toContain(orderRef);

  const answer = await ask(`${orderNumber.slice(0, 4)} ${orderNumber.slice(4)}`, ' OLA@eksempel.no ');
  expect(answer.headers['cache-control']).toBe('no-store');
  const shown = await look(answer.json<{ code: string }>().code);
  expect(shown.headers['cache-control']).toBe('no-store');
  expect(shown.json()).toMatchObject({
    orderNumber,
    realm: 'B2C',
    delivery: 'pickup',
    cart: { orderRef: null, hasPaid: true, totals: { upfront: 698 } },
  });
  expect(shown.body).not.toContain(orderRef);
});

test('a wrong number, a wrong address and no such order have one answer', async () => {
  const { orderNumber } = await buy();
  const answers = [
    await ask(orderNumber, 'kari@eksempel.no'),
    await ask('10000000'),
    await ask('', ''),
    await ask(orderNumber, 'ola@eksempel.no%'),
  ];
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(answers[0]?.statusCode).toBe(404);
});

test.each([
  ['home', 0, ['ordered', 'paid']],
  ['home', 1, ['ordered', 'paid', 'packing']],
  ['home', 30, ['ordered', 'paid', 'packing', 'sent']],
  ['pickup', 5, ['ordered', 'paid', 'packing', 'sent']],
  ['pickup', 30, ['ordered', 'paid', 'packing', 'sent', 'ready']],
])('goods to %s after %i hours', async (delivery, hours, reached) => {
  const { orderNumber } = await buy(GOODS, { email: EMAIL, delivery });
  shop.setNow(TEST_NOW_MS + hours * HOUR_MS);
  const { steps } = await statusOf(orderNumber);
  expect(steps.flatMap(({ id, reachedAt }) => (reachedAt === null ? [] : [id]))).toEqual(reached);
  expect(steps.at(-1)?.id).toBe(delivery === 'home' ? 'sent' : 'ready');
});

test('what is not sent is only ordered and paid', async () => {
  const { orderNumber } = await buy(PLAN);
  const { delivery, steps } = await statusOf(orderNumber);
  expect([delivery, steps.map(({ id }) => id)]).toEqual(['none', ['ordered', 'paid']]);
});

test('a code ends after half an hour, and opens one order', async () => {
  const { orderNumber } = await buy();
  const { code } = (await ask(orderNumber)).json<{ code: string }>();
  shop.setNow(TEST_NOW_MS + HOUR_MS / 2);
  expect((await look(code)).statusCode).toBe(404);
  expect((await look(randomUUID())).statusCode).toBe(404);
  expect((await look('4')).statusCode).toBe(400);
  await ask(orderNumber);
  expect(await shop.database.query('SELECT 1 FROM order_view WHERE code = $1', [code])).toEqual([]);
});

test('a payment without a buyer has no number and no mail; one with a bad address is not taken', async () => {
  expect((await buy(GOODS, null)).orderNumber).toBeNull();
  expect(await buy(GOODS, { email: 'ola', delivery: 'home' })).toMatchObject({ status: 400 });
  expect(await shop.database.query('SELECT 1 FROM mail')).toEqual([]);
});

test('a number is guessed at five times a minute, whoever guesses', async () => {
  const limited = await shop.startAnother({ RATE_LIMITS: 'on', EDGE_KEY: 'the-edge' });
  const guess = async (orderNumber: string, client: number): Promise<number> => {
    const headers = { 'x-edge-key': 'the-edge', 'x-forwarded-for': `203.0.113.${client}` };
    const payload = { orderNumber, email: `${client}@eksempel.no` };
    return (await limited.inject({ method: 'POST', url: '/api/order-status/', headers, payload })).statusCode;
  };
  for (let client = 1; client <= 5; client += 1) expect(await guess('4823 1907', client)).toBe(404);
  expect(await guess('48231907', 6)).toBe(429);
  expect(await guess('48231908', 6)).toBe(404);
  await limited.close();
});

test('the address of a receipt is forgotten after a year, the order is not', async () => {
  const { orderNumber, orderRef } = await buy();
  const { sweepExpired } = await import('../cart/orders/order-store');
  await sweepExpired(shop.database, new Date(TEST_NOW_MS + 366 * 24 * HOUR_MS));
  expect((await ask(orderNumber)).statusCode).toBe(404);
  expect((await callOrderApi(app, 'GET', orderRef)).json()).toMatchObject({ state: 'paid', orderNumber });
});
