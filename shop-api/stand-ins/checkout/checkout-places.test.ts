import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { shownOf } from '../../src/cart';
import { cartOf, createTestApp, sessionOf, TEST_NOW_MS, type TestApp } from '../../src/testing';

const PATH = '/kasse/personlige-opplysninger/';
const QUARTER_MS = 15 * 60_000;

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterEach(async () => {
  shop.setNow(TEST_NOW_MS);
  await shop.database.query('DELETE FROM waiting_ticket');
});
afterAll(() => shop.close());

async function withLimit<T>(limit: number, work: (app: FastifyInstance) => Promise<T>): Promise<T> {
  const app = await shop.startAnother({ CHECKOUT_LIMIT: String(limit), EDGE_KEY: 'the-edge', RATE_LIMITS: 'off' });
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}

async function order(app: FastifyInstance): Promise<string> {
  const payload = { update: { accessorySku: 'NOVA-DEKSEL' } };
  return cartOf(await app.inject({ method: 'POST', url: '/api/cart/update/', payload })).orderRef ?? '';
}
const as = (client: string, orderRef: string, session = ''): Record<string, string> => ({
  'x-edge-key': 'the-edge',
  'x-forwarded-for': client,
  origin: 'http://localhost:3000',
  cookie: `orderRef=${orderRef}${session && `; ${session}`}`,
});
const open = (app: FastifyInstance, client: string, orderRef: string, session?: string) =>
  app.inject({ url: PATH, headers: as(client, orderRef, session) });
const kept = async (orderRef: string) =>
  cartOf(await shop.app.inject({ method: 'POST', url: '/api/cart/get/', payload: { orderRef } }));
/** Pays the order as it is, so that only its place may be missing. @param pass the cookie of the pass */
const pay = async (app: FastifyInstance, client: string, orderRef: string, pass = '') =>
  app.inject({
    method: 'POST',
    url: PATH,
    headers: { ...as(client, orderRef, pass), 'content-type': 'application/x-www-form-urlencoded' },
    payload: `vist=${shownOf(await kept(orderRef))}`,
  });
const passOf = ({ cookies }: LightMyRequestResponse): string =>
  cookies.flatMap(({ name, value }) => (name === 'shop-checkout-pass' ? [`${name}=${value}`] : [])).join('');
const isPaid = async (orderRef: string): Promise<unknown> => (await kept(orderRef)).hasPaid;

test('[F4.4-1] an order that did not enter the checkout cannot be paid', async () => {
  await withLimit(10, async (app) => {
    const orderRef = await order(app);
    expect((await pay(app, '203.0.113.1', orderRef)).statusCode).toBe(303);
    expect(await isPaid(orderRef)).toBe(false);
    const page = await open(app, '203.0.113.1', orderRef);
    expect(page.body).toContain('Betal (demo)');
    await pay(app, '203.0.113.1', orderRef);
    expect(await isPaid(orderRef)).toBe(false);
    await pay(app, '203.0.113.1', orderRef, passOf(page));
    expect(await isPaid(orderRef)).toBe(true);
  });
});

test('[F4.4-1] an order whose place has expired cannot be paid until it has a place again', async () => {
  await withLimit(10, async (app) => {
    const orderRef = await order(app);
    const pass = passOf(await open(app, '203.0.113.1', orderRef));
    shop.setNow(TEST_NOW_MS + QUARTER_MS);
    await pay(app, '203.0.113.1', orderRef, pass);
    expect(await isPaid(orderRef)).toBe(false);
  });
});

test('[F2.9-7, F4.4-1] an order that waits is sent to the waiting room, and cannot be paid by the pass of another', async () => {
  await withLimit(1, async (app) => {
    const [first, second] = [await order(app), await order(app)];
    const pass = passOf(await open(app, '203.0.113.1', first));
    const page = await open(app, '203.0.113.2', second);
    expect([page.statusCode, page.headers.location]).toEqual([303, `/kasse/venterom/?til=${encodeURIComponent(PATH)}`]);
    await pay(app, '203.0.113.2', second, pass);
    expect([await isPaid(first), await isPaid(second)]).toEqual([false, false]);
  });
});

test('places are never given twice, however many orders enter at once', async () => {
  await withLimit(3, async (app) => {
    const orders = await Promise.all(Array.from({ length: 12 }, () => order(app)));
    const pages = await Promise.all(orders.map((orderRef, index) => open(app, `203.0.113.${index}`, orderRef)));
    expect(pages.filter(({ body }) => body.includes('Betal (demo)'))).toHaveLength(3);
  });
});

test('one client cannot take all places; its first order keeps its place, and others still get in', async () => {
  await withLimit(8, async (app) => {
    const orders = await Promise.all(Array.from({ length: 8 }, () => order(app)));
    const pages = [];
    for (const orderRef of orders) pages.push(await open(app, '203.0.113.1', orderRef));
    expect(pages.filter(({ body }) => body.includes('Betal (demo)'))).toHaveLength(2);
    expect((await open(app, '203.0.113.1', orders[0] ?? '')).body).toContain('Betal (demo)');
    expect((await open(app, '203.0.113.2', orders[7] ?? '')).body).toContain('Betal (demo)');
  });
});

test('addresses of one network of IPv6 are one client', async () => {
  await withLimit(8, async (app) => {
    const pages = [];
    for (let host = 1; host <= 6; host += 1) pages.push(await open(app, `2001:db8:1:2::${host}`, await order(app)));
    expect(pages.filter(({ body }) => body.includes('Betal (demo)'))).toHaveLength(2);
    expect((await open(app, '2001:db8:1:3::1', await order(app))).body).toContain('Betal (demo)');
  });
});

test('people who are logged in behind one address have places of their own, a made-up session has not', async () => {
  await withLimit(8, async (app) => {
    const [one, two, three, four] = [await order(app), await order(app), await order(app), await order(app)];
    await open(app, '203.0.113.1', one);
    await open(app, '203.0.113.1', two);
    expect((await open(app, '203.0.113.1', three, `shop-session=${'A'.repeat(43)}`)).body).not.toContain(
      'Betal (demo)',
    );
    const session = await sessionOf(shop.database, 'kari');
    expect((await open(app, '203.0.113.1', four, session)).body).toContain('Betal (demo)');
  });
});

test('the client of a place is stored as a digest', async () => {
  await withLimit(8, async (app) => {
    await open(app, '203.0.113.1', await order(app));
    const rows = await shop.database.query('SELECT * FROM waiting_ticket');
    expect(rows).not.toHaveLength(0);
    expect(JSON.stringify(rows)).not.toContain('203.0.113.1');
  });
});
