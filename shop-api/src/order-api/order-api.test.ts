import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Webhook } from 'standardwebhooks';
import { cartOf, createTestApp, sessionOf, TEST_NOW_MS, type TestApp } from '../testing';

const SECRET = 'secret-of-the-checkout-program';
const WEBHOOK_SECRET = 'secret-of-all-the-events';

interface Received {
  readonly headers: Record<string, string>;
  readonly body: string;
}

let shop: TestApp;
let app: FastifyInstance;
let receiver: Server;
const received: Received[] = [];
/** The order whose events are not taken. */
let failing: string | undefined;
beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      received.push({ headers: request.headers as Record<string, string>, body });
      response.writeHead(failing !== undefined && body.includes(failing) ? 503 : 204).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  shop = await createTestApp();
  app = await shop.startAnother({
    RATE_LIMITS: 'off',
    ORDER_API_CLIENTS: JSON.stringify({ checkout: SECRET }),
    WEBHOOK_URLS: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/events`,
    WEBHOOK_SECRET,
  });
});
afterAll(async () => {
  await app.close();
  await shop.close();
  receiver.close();
});

const basic = (name: string, secret: string) => `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}`;
const call = (
  method: 'GET' | 'PUT' | 'DELETE' | 'POST',
  url: string,
  payload?: object,
  authorization = basic('checkout', SECRET),
) => app.inject({ method, url, headers: { authorization }, ...(payload && { payload }) });

const change = (payload: object) => app.inject({ method: 'POST', url: '/api/cart/update/', payload });
const accessory = { update: { accessorySku: 'NOVA-DEKSEL' } };
async function newOrder(): Promise<{ readonly orderRef: string; readonly version: string }> {
  const { orderRef } = cartOf(await change(accessory));
  return (await call('GET', `/orders/${orderRef}`)).json();
}

describe('who may call', () => {
  test.each([
    ['nobody', ''],
    ['a wrong secret', basic('checkout', `${SECRET}x`)],
    ['an unknown client', basic('warehouse', SECRET)],
    ['a name of every object', basic('constructor', 'x')],
    ['the stand-in for an unknown secret', basic('x', 'no such client')],
    ['a customer’s token', 'Bearer token'],
  ])('%s is refused', async (_who, authorization) => {
    const { orderRef } = await newOrder();
    const answer = await call('GET', `/orders/${orderRef}`, undefined, authorization);
    expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([
      401,
      'Basic realm="Shop API", charset="UTF-8"',
    ]);
    expect(answer.body).not.toContain(orderRef);
  });

  test('without clients there is no such API', async () => {
    const without = await shop.startAnother({ ORDER_API_CLIENTS: '' });
    const { statusCode } = await without.inject({ url: '/orders/x', headers: { authorization: basic('', '') } });
    await without.close();
    expect(statusCode).toBe(404);
  });
});

test('an order is read with its rows, sums, version and customers', async () => {
  const { orderRef } = await newOrder();
  const answer = await call('GET', `/orders/${orderRef}`);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toMatchObject({
    orderRef,
    realm: 'B2C',
    state: 'open',
    reservedUntil: null,
    paymentReference: null,
    cart: { totals: { upfront: 349 }, cart: { content: [{ id: 'NOVA-DEKSEL' }] } },
    customers: [],
    swapAgreementId: null,
  });
  expect((await call('GET', '/orders/no-such-order')).json()).toMatchObject({ status: 404, reason: 'unknown' });
});

describe('a place in the checkout', () => {
  let limited: FastifyInstance;
  beforeAll(async () => {
    limited = await shop.startAnother({
      RATE_LIMITS: 'off',
      CHECKOUT_LIMIT: '8',
      ORDER_API_CLIENTS: JSON.stringify({ checkout: SECRET }),
    });
  });
  afterEach(() => shop.database.query('DELETE FROM waiting_ticket'));
  afterAll(() => limited.close());
  const enter = (orderRef: string, payload: object = { address: '203.0.113.1' }, cookie = '') =>
    limited.inject({
      method: 'PUT',
      url: `/orders/${orderRef}/place`,
      headers: { authorization: basic('checkout', SECRET), cookie },
      payload,
    });
  const isAdmitted = async (...given: Parameters<typeof enter>): Promise<unknown> =>
    (await enter(...given)).json<{ isAdmitted: unknown }>().isAdmitted;
  const newOrders = (count: number) =>
    Promise.all(Array.from({ length: count }, async () => (await newOrder()).orderRef));

  test('[F4.4-1] is kept, with a pass without which the order is not reserved', async () => {
    const { orderRef, version } = await newOrder();
    const reserve = (pass: unknown) =>
      limited.inject({
        method: 'PUT',
        url: `/orders/${orderRef}/reservation`,
        headers: { authorization: basic('checkout', SECRET) },
        payload: { version, pass },
      });
    expect((await reserve(null)).json()).toMatchObject({ status: 403, reason: 'refused' });
    const [first, again] = [await enter(orderRef), await enter(orderRef)];
    expect([first.headers['cache-control'], again.json()]).toEqual(['no-store', first.json()]);
    expect((await reserve(first.json<{ pass: string }>().pass)).json()).toMatchObject({ state: 'reserved' });
  });

  test('is counted by the network that the checkout names: no buyer takes all of them, and others still get in', async () => {
    const orders = await newOrders(6);
    const given = [];
    for (const [host, orderRef] of orders.entries())
      given.push(await isAdmitted(orderRef, { address: `2001:db8:1:2::${host + 1}` }));
    expect(given.filter(Boolean)).toHaveLength(2);
    expect(await isAdmitted(orders[5] ?? '', { address: '2001:db8:1:3::1' })).toBe(true);
  });

  test('is a logged-in buyer’s own; a made-up session counts with its network', async () => {
    const [one = '', two = '', three = '', four = ''] = await newOrders(4);
    for (const orderRef of [one, two]) await enter(orderRef);
    expect(await isAdmitted(three, undefined, `shop-session=${'A'.repeat(43)}`)).toBe(false);
    expect(await isAdmitted(four, undefined, await sessionOf(shop.database, 'kari'))).toBe(true);
  });

  test('is never given twice, however many orders enter at once', async () => {
    const orders = await newOrders(16);
    const answers = await Promise.all(
      orders.map((orderRef, host) => isAdmitted(orderRef, { address: `203.0.113.${host}` })),
    );
    expect(answers.filter(Boolean)).toHaveLength(8);
  });

  test('is refused without an address, and to an order that is not there, is empty or is paid', async () => {
    const { orderRef } = await newOrder();
    expect((await enter(orderRef, {})).statusCode).toBe(400);
    expect((await enter(orderRef, { address: 'somewhere' })).statusCode).toBe(400);
    expect((await enter('no-such-order')).json()).toMatchObject({ status: 404, reason: 'unknown' });
    await change({ empty: true, orderRef });
    expect((await enter(orderRef)).json()).toMatchObject({ status: 409, reason: 'empty' });
    const paid = await newOrder();
    await call('PUT', `/orders/${paid.orderRef}/payment`, { version: paid.version, reference: 'pay-1' });
    expect((await enter(paid.orderRef)).json()).toMatchObject({ status: 409, reason: 'paid' });
    expect(await shop.database.query('SELECT 1 FROM waiting_ticket')).toEqual([]);
  });

  test('holds its buyer as a digest', async () => {
    await enter((await newOrder()).orderRef);
    const tickets = await shop.database.query('SELECT * FROM waiting_ticket');
    expect(tickets).not.toEqual([]);
    expect(JSON.stringify(tickets)).not.toContain('203.0.113.1');
  });
});

describe('a reserved order', () => {
  test('cannot be changed by the shopper, with a message, until it is given free', async () => {
    const { orderRef, version } = await newOrder();
    const reserved = await call('PUT', `/orders/${orderRef}/reservation`, { version, minutes: 10 });
    expect(reserved.json()).toMatchObject({ state: 'reserved', version });
    const left = Date.parse(reserved.json<{ reservedUntil: string }>().reservedUntil) - TEST_NOW_MS;
    expect(left).toBeGreaterThan(9 * 60_000);
    const refused = cartOf(await change({ ...accessory, orderRef }));
    expect(refused.errorMessage).toMatch(/^Bestillingen er under betaling\./);
    expect(refused.cart.content).toMatchObject([{ quantity: { value: 1 } }]);
    // Pages do so by themselves.
    expect(cartOf(await change({ extend: true, orderRef })).errorMessage).toBeUndefined();

    expect((await call('DELETE', `/orders/${orderRef}/reservation`)).json()).toMatchObject({ state: 'open', version });
    expect((await call('DELETE', `/orders/${orderRef}/reservation`)).statusCode).toBe(200);
    expect(cartOf(await change({ ...accessory, orderRef })).cart.content).toMatchObject([{ quantity: { value: 2 } }]);
  });

  test('keeps its price, and is paid by it after the reservation has ended, unless it was changed', async () => {
    const [lapsed, changed] = [await newOrder(), await newOrder()];
    for (const { orderRef, version } of [lapsed, changed]) {
      await call('PUT', `/orders/${orderRef}/reservation`, { version });
    }
    shop.setNow(TEST_NOW_MS + 16 * 60_000);
    await change({ ...accessory, orderRef: changed.orderRef });
    const pay = ({ orderRef, version }: typeof lapsed) =>
      call('PUT', `/orders/${orderRef}/payment`, { version, reference: 'pay-late' });
    expect((await pay(lapsed)).json()).toMatchObject({ state: 'paid' });
    expect((await pay(changed)).json()).toMatchObject({ status: 409, reason: 'changed' });
    shop.setNow(TEST_NOW_MS);
  });

  test('must be the version that was read, with something in it', async () => {
    const { orderRef, version } = await newOrder();
    await change({ ...accessory, orderRef });
    expect((await call('PUT', `/orders/${orderRef}/reservation`, { version })).json()).toMatchObject({
      status: 409,
      reason: 'changed',
    });
    await change({ empty: true, orderRef });
    expect((await call('PUT', `/orders/${orderRef}/reservation`, { version })).json()).toMatchObject({
      status: 409,
      reason: 'empty',
    });
    expect((await call('PUT', `/orders/${orderRef}/reservation`, { version, minutes: 0 })).statusCode).toBe(400);
  });
});

test('a payment is taken once, however often it is told, and no other one after it', async () => {
  const { orderRef, version } = await newOrder();
  const pay = (reference: string) => call('PUT', `/orders/${orderRef}/payment`, { version, reference });
  const answers = await Promise.all([pay('pay-1'), pay('pay-1')]);
  for (const answer of [...answers, await pay('pay-1')])
    expect(answer.json()).toMatchObject({ state: 'paid', paymentReference: 'pay-1', cart: { hasPaid: true } });
  expect((await pay('pay-2')).json()).toMatchObject({ status: 409, reason: 'paid' });
  expect((await call('DELETE', `/orders/${orderRef}/reservation`)).json()).toMatchObject({ reason: 'paid' });
  const [row] = await shop.database.query<{ events: string }>(
    "SELECT count(*) AS events FROM cart_event WHERE order_ref = $1 AND what = 'pay'",
    [orderRef],
  );
  expect(Number(row?.events)).toBe(1);
});

test('a paid order can be read when the shopper’s reference has long expired', async () => {
  const { orderRef, version } = await newOrder();
  await call('PUT', `/orders/${orderRef}/payment`, { version, reference: 'pay-1' });
  shop.setNow(TEST_NOW_MS + 9 * 86_400_000);
  expect((await call('GET', `/orders/${orderRef}`)).json()).toMatchObject({ state: 'paid' });
  shop.setNow(TEST_NOW_MS);
});

describe('events', () => {
  /** Those of an order, when there are as many. */
  const eventsOf = async (orderRef: string, count: number): Promise<readonly Received[]> => {
    const own = () => received.filter(({ body }) => body.includes(orderRef));
    for (let waited = 0; own().length < count && waited < 400; waited += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    return own();
  };
  const typeOf = ({ body }: Received): string => (JSON.parse(body) as { readonly type: string }).type;

  test('tell what happened to an order, signed as any library of Standard Webhooks checks it', async () => {
    const { orderRef, version } = await newOrder();
    await call('PUT', `/orders/${orderRef}/reservation`, { version });
    await call('PUT', `/orders/${orderRef}/reservation`, { version, minutes: 30 });
    await call('DELETE', `/orders/${orderRef}/reservation`);
    await call('PUT', `/orders/${orderRef}/payment`, { version, reference: 'pay-1' });
    const events = await eventsOf(orderRef, 3);
    expect(events.map(typeOf).sort()).toEqual(['order.cancelled', 'order.paid', 'order.placed']);
    const webhook = new Webhook(Buffer.from(WEBHOOK_SECRET).toString('base64'));
    // The library reads the machine's clock.
    const clock = jest.spyOn(Date, 'now').mockReturnValue(TEST_NOW_MS);
    for (const { headers, body } of events) {
      expect(webhook.verify(body, headers)).toMatchObject({ data: { realm: 'B2C' } });
      // An old one that is played again.
      const old = { ...headers, 'webhook-timestamp': String(TEST_NOW_MS / 1000 - 3_600) };
      expect(() => webhook.verify(body, old)).toThrow();
      expect(() => webhook.verify(body.replace('B2C', 'B2B'), headers)).toThrow();
    }
    clock.mockRestore();
  });

  test('are sent again, under the same name, until they are taken', async () => {
    const { orderRef, version } = await newOrder();
    failing = orderRef;
    await call('PUT', `/orders/${orderRef}/payment`, { version, reference: 'pay-1' });
    await eventsOf(orderRef, 1);
    failing = undefined;
    // The next try is due in some seconds.
    shop.setNow(TEST_NOW_MS + 6_000);
    const [first, second] = await eventsOf(orderRef, 2);
    shop.setNow(TEST_NOW_MS);
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(second?.body).toBe(first?.body);
    // It is noted that they are.
    const open = () =>
      shop.database.query('SELECT 1 FROM webhook_event WHERE delivered_at IS NULL AND body LIKE $1', [`%${orderRef}%`]);
    while ((await open()).length > 0) await new Promise((resolve) => setTimeout(resolve, 50));
  });
});
