import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { cartOf, TEST_NOW_MS, type TestApp } from '../../../../shop-api/src/testing';
import { type OperatorShop, ORIGIN, startOperatorShop } from '../testing';

const PATH = '/kasse/personlige-opplysninger/';
const QUARTER_MS = 15 * 60_000;

let running: OperatorShop;
let shop: TestApp;
beforeAll(async () => {
  running = await startOperatorShop();
  ({ shop } = running);
});
afterEach(async () => {
  shop.setNow(TEST_NOW_MS);
  await shop.database.query('DELETE FROM waiting_ticket');
});
afterAll(() => running.close());

async function withLimit<T>(limit: number, work: (operator: FastifyInstance) => Promise<T>): Promise<T> {
  const limited = await running.startAnother({ CHECKOUT_LIMIT: String(limit) });
  try {
    return await work(limited.operator);
  } finally {
    await limited.close();
  }
}

async function order(): Promise<string> {
  const payload = { update: { accessorySku: 'NOVA-DEKSEL' } };
  return cartOf(await shop.app.inject({ method: 'POST', url: '/api/cart/update/', payload })).orderRef ?? '';
}
const as = (client: string, orderRef: string, pass: string): Record<string, string> => ({
  'x-forwarded-for': client,
  origin: ORIGIN,
  cookie: `orderRef=${orderRef}; ${pass}`,
});
const open = (operator: FastifyInstance, client: string, orderRef: string) =>
  operator.inject({ url: PATH, headers: as(client, orderRef, '') });
/** Pays the order as it is, so that only its place may be missing. @param pass the cookie of the pass */
async function pay(operator: FastifyInstance, client: string, orderRef: string, pass = '') {
  const page = await running.operator.inject({ url: PATH, headers: as(client, orderRef, '') });
  const shown = /name="vist" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
  return operator.inject({
    method: 'POST',
    url: PATH,
    headers: { ...as(client, orderRef, pass), 'content-type': 'application/x-www-form-urlencoded' },
    payload: `vist=${shown}&epost=ola%40eksempel.no`,
  });
}
const passOf = ({ cookies }: LightMyRequestResponse): string =>
  cookies.flatMap(({ name, value }) => (name === 'shop-checkout-pass' ? [`${name}=${value}`] : [])).join('');
const isPaid = async (orderRef: string): Promise<unknown> =>
  cartOf(await shop.app.inject({ method: 'POST', url: '/api/cart/get/', payload: { orderRef } })).hasPaid;

test('[F4.4-1] an order that did not enter the checkout cannot be paid', async () => {
  await withLimit(10, async (operator) => {
    const orderRef = await order();
    expect((await pay(operator, '203.0.113.1', orderRef)).statusCode).toBe(303);
    expect(await isPaid(orderRef)).toBe(false);
    const page = await open(operator, '203.0.113.1', orderRef);
    expect(page.body).toContain('Betal (demo)');
    await pay(operator, '203.0.113.1', orderRef);
    expect(await isPaid(orderRef)).toBe(false);
    await pay(operator, '203.0.113.1', orderRef, passOf(page));
    expect(await isPaid(orderRef)).toBe(true);
  });
});

test('[F4.4-1] an order whose place has expired cannot be paid until it has a place again', async () => {
  await withLimit(10, async (operator) => {
    const orderRef = await order();
    const pass = passOf(await open(operator, '203.0.113.1', orderRef));
    shop.setNow(TEST_NOW_MS + QUARTER_MS);
    await pay(operator, '203.0.113.1', orderRef, pass);
    expect(await isPaid(orderRef)).toBe(false);
  });
});

test('[F2.9-7, F4.4-1] an order that waits is sent to the waiting room, and cannot be paid by the pass of another', async () => {
  await withLimit(1, async (operator) => {
    const [first, second] = [await order(), await order()];
    const pass = passOf(await open(operator, '203.0.113.1', first));
    const page = await open(operator, '203.0.113.2', second);
    expect([page.statusCode, page.headers.location]).toEqual([303, `/kasse/venterom/?til=${encodeURIComponent(PATH)}`]);
    await pay(operator, '203.0.113.2', second, pass);
    expect([await isPaid(first), await isPaid(second)]).toEqual([false, false]);
  });
});

test('one client, whose address the edge tells, cannot take all places; its first order keeps its place', async () => {
  await withLimit(8, async (operator) => {
    const orders = await Promise.all(Array.from({ length: 8 }, order));
    const pages = [];
    for (const orderRef of orders) pages.push(await open(operator, '198.51.100.9, 203.0.113.1', orderRef));
    expect(pages.filter(({ body }) => body.includes('Betal (demo)'))).toHaveLength(2);
    expect((await open(operator, '203.0.113.1', orders[0] ?? '')).body).toContain('Betal (demo)');
    expect((await open(operator, '203.0.113.2', orders[7] ?? '')).body).toContain('Betal (demo)');
  });
});
