import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { createTestApp } from '../testing';
import { handleErrors } from './problem';
import { ADDRESS_FACTOR, CLIENT_LIMITS, limitRates, ORDER_LIMIT } from './rate-limits';

/** The limits alone, over routes that do nothing: a test calls them some thousand times. */
async function createLimitedApp(hasRateLimits = true): Promise<FastifyInstance> {
  const limited = fastify();
  handleErrors(limited);
  await limitRates(limited, { hasRateLimits, edgeKey: 'the-edge' });
  await limited.register(cookie);
  limited.post('/shop/api/security/session', (_, reply) => reply.code(403).send());
  limited.post('/api/cart/update/', () => ({}));
  limited.get('/api/view-models/subscriptions/:realm', () => ({}));
  return limited;
}

let app: FastifyInstance;
beforeEach(async () => {
  app = await createLimitedApp();
});
afterEach(() => app.close());

const ask = (forwardedFor: string, headers: Record<string, string> = { 'x-edge-key': 'the-edge' }) =>
  app.inject({
    method: 'POST',
    url: '/shop/api/security/session',
    remoteAddress: '10.0.0.1',
    headers: { 'x-forwarded-for': forwardedFor, ...headers },
  });

/** The status codes of that many calls. */
async function statuses(
  count: number,
  call: (index: number) => Promise<{ readonly statusCode: number }>,
): Promise<readonly number[]> {
  const answers = [];
  for (let index = 0; index < count; index += 1) answers.push((await call(index)).statusCode);
  return answers;
}

const LIMIT = CLIENT_LIMITS['/shop/api/security/session'] ?? 0;

test('a client over its limit gets a 429 with Retry-After, others are served', async () => {
  expect(new Set(await statuses(LIMIT, () => ask('203.0.113.7')))).toEqual(new Set([403]));
  const refused = await ask('203.0.113.7');
  expect([refused.statusCode, refused.headers['content-type'], Number(refused.headers['retry-after'])]).toEqual([
    429,
    expect.stringContaining('problem+json'),
    expect.any(Number),
  ]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask('203.0.113.8')).statusCode).toBe(403);
});

test('a client cannot pass for another with its own X-Forwarded-For', async () => {
  await statuses(LIMIT, (index) => ask(`198.51.100.${index % 250}, 203.0.113.7`));
  expect((await ask('198.51.100.251, 203.0.113.7')).statusCode).toBe(429);
});

test.each([
  ['no key', {}],
  ['a wrong key', { 'x-edge-key': 'guess' }],
])('with %s the client address is that of the connection', async (_what, headers) => {
  await statuses(LIMIT, (index) => ask(`198.51.100.${index}`, headers));
  expect((await ask('198.51.100.250', headers as Record<string, string>)).statusCode).toBe(429);
});

test.each([
  ['sessions', (visitor: number) => ({ cookie: `shop-session=session-of-${visitor}` })],
  ['orders', (visitor: number) => ({ cookie: `orderRef=order-of-${visitor}` })],
  ['tokens', (visitor: number) => ({ authorization: `Bearer token-of-${visitor}` })],
])('250 visitors behind one address, with %s of their own, do not share one limit', async (_what, headersOf) => {
  const askAs = (visitor: number) => ask('203.0.113.7', { 'x-edge-key': 'the-edge', ...headersOf(visitor) });
  expect(new Set(await statuses(500, (index) => askAs(index % 250)))).toEqual(new Set([403]));
});

test('one visitor of a shared address that is over its limit is refused, the others are served', async () => {
  const askAs = (visitor: string) =>
    ask('203.0.113.7', { 'x-edge-key': 'the-edge', cookie: `shop-session=${visitor}` });
  await statuses(LIMIT, () => askAs('busy'));
  expect([(await askAs('busy')).statusCode, (await askAs('calm')).statusCode]).toEqual([429, 403]);
});

test('made-up cookies do not lift the limit of an address', async () => {
  const askAs = (index: number) =>
    ask('203.0.113.7', { 'x-edge-key': 'the-edge', cookie: `shop-session=made-up-${index}` });
  await statuses(LIMIT * ADDRESS_FACTOR, askAs);
  expect((await askAs(-1)).statusCode).toBe(429);
  expect((await ask('203.0.113.8')).statusCode).toBe(403);
});

test('the updates of an order are limited, whoever sends them', async () => {
  const update = (client: number, orderRef: string | null) =>
    app.inject({
      method: 'POST',
      url: '/api/cart/update/',
      headers: { 'x-forwarded-for': `203.0.113.${client}`, 'x-edge-key': 'the-edge' },
      payload: { orderRef, update: { accessorySku: 'NOPE' } },
    });
  const orderRef = 'an-order-that-does-not-exist-000';
  expect(new Set(await statuses(ORDER_LIMIT, (index) => update(index % 200, orderRef)))).toEqual(new Set([200]));
  expect((await update(250, orderRef)).statusCode).toBe(429);
  expect((await update(250, 'another-order-that-is-not-there0')).statusCode).toBe(200);
  expect((await update(250, null)).statusCode).toBe(200);
});

test('public reads have no limit', async () => {
  expect(Object.keys(CLIENT_LIMITS).filter((route) => route.startsWith('/api/view-models'))).toEqual([]);
  expect(new Set(await statuses(LIMIT + 1, () => app.inject('/api/view-models/subscriptions/B2C')))).toEqual(
    new Set([200]),
  );
});

/** Creating a database takes seconds on a busy machine. */
test('the API has these limits, also at an address without its last slash', async () => {
  const shop = await createTestApp({ env: { EDGE_KEY: 'the-edge' } });
  const session = () => shop.app.inject({ method: 'POST', url: '/shop/api/security/session' });
  const update = (client: number) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/cart/update',
      headers: { 'x-forwarded-for': `203.0.113.${client}`, 'x-edge-key': 'the-edge' },
      payload: { orderRef: 'an-order-that-does-not-exist-000', update: { accessorySku: 'NOPE' } },
    });
  expect(new Set(await statuses(LIMIT, session))).toEqual(new Set([403]));
  expect((await session()).statusCode).toBe(429);
  expect(new Set(await statuses(ORDER_LIMIT, update))).toEqual(new Set([200]));
  expect((await update(250)).statusCode).toBe(429);
  await shop.close();
});

test('limits can be switched off for load tests', async () => {
  const open = await createLimitedApp(false);
  const call = () => open.inject({ method: 'POST', url: '/shop/api/security/session' });
  expect(new Set(await statuses(LIMIT + 1, call))).toEqual(new Set([403]));
  await open.close();
});
