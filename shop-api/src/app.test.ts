import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app';
import { readConfig } from './config/env';
import { describeStartError } from './config/start-checks';
import { loggerOptions } from './http/logging';
import { createTestApp, type TestApp } from './testing';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

describe('every error is a problem document (RFC 9457)', () => {
  test.each([
    ['an unknown address', { url: '/nope?name=Kari' }, 404, 'Not found'],
    [
      'a body that is no JSON',
      {
        method: 'POST' as const,
        url: '/graphql',
        headers: { clientid: 'x', 'x-api-key': 'reference', 'content-type': 'application/json' },
        payload: '{"a":',
      },
      400,
      'The request is not valid',
    ],
    ['a picture that does not exist', { url: '/api/pictures/nova-9/sort-front-800.webp' }, 404, 'Not found'],
    ['a picture outside its folder', { url: '/api/pictures/%2e%2e/package.json' }, 404, 'Not found'],
    [
      'an unknown media type',
      {
        method: 'POST' as const,
        url: '/graphql',
        headers: { clientid: 'x', 'x-api-key': 'reference', 'content-type': 'text/xml' },
        payload: '<a/>',
      },
      415,
      'Unsupported media type',
    ],
  ])('%s', async (_what, request, status, title) => {
    const answer = await shop.app.inject(request);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toMatch('application/problem+json');
    expect(answer.json()).toEqual({
      type: 'about:blank',
      title,
      status,
      detail: expect.any(String) as string,
      errors: [],
    });
    expect(answer.body).not.toMatch(/Kari|at .*\.ts/);
  });

  test.each([
    ['DELETE', '/api/cart/get/', 'POST'],
    ['PATCH', '/shop/api/security/session?x=1', 'DELETE, POST, PUT'],
    ['POST', '/api/pictures/nova-9/sort-front-800.webp', 'GET, HEAD'],
    ['GET', '/graphql', 'POST'],
  ] as const)('%s %s is answered 405 with the methods that there are', async (method, url, allow) => {
    const answer = await shop.app.inject({ method, url });
    expect([answer.statusCode, answer.headers['allow'], answer.json()]).toEqual([
      405,
      allow,
      expect.objectContaining({ status: 405, title: 'Method not allowed' }),
    ]);
  });

  test('an internal error does not reveal its cause', async () => {
    await shop.database.script('ALTER TABLE catalogue_import RENAME TO away');
    const answer = await shop.app.inject('/api/view-models/subscriptions/B2C');
    await shop.database.script('ALTER TABLE away RENAME TO catalogue_import');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([500, expect.stringContaining('problem+json')]);
    expect(answer.body).not.toMatch(/catalogue_import|stack/);
  });

  test('a body over the limit', async () => {
    const payload = JSON.stringify({ x: 'x'.repeat(300_000) });
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/cart/get/',
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect(answer.json()).toMatchObject({ status: 413, title: 'The request is too large' });
  });
});

test('health: live always, ready with a database and a catalogue', async () => {
  const status = async (url: string): Promise<number> => (await shop.app.inject(url)).statusCode;
  expect([await status('/health/live'), await status('/health/ready')]).toEqual([200, 200]);
  await shop.database.script('ALTER TABLE catalogue_import RENAME TO away');
  expect([await status('/health/live'), await status('/health/ready')]).toEqual([200, 503]);
  await shop.database.script('ALTER TABLE away RENAME TO catalogue_import');
});

test('logs contain no query, client address, phone number or order reference', async () => {
  let log = '';
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      log += String(chunk);
      done();
    },
  });
  const logger = { ...(loggerOptions('info') as object), stream };
  const app: FastifyInstance = await createApp({ config: readConfig({}), database: shop.database, logger });
  await app.inject({ url: '/api/search?q=hemmelig', remoteAddress: '10.1.2.3' });
  await app.inject({ url: '/api/search/suggestions?q=hemmelig', remoteAddress: '10.1.2.3' });
  await app.inject({ method: 'POST', url: '/api/accountdata/subscriptions/91234567' });
  await app.inject({
    method: 'PUT',
    url: '/api/ukko/cart/update/geheim-ref-geheim-ref-geheim-ref',
    payload: { bundleId: 'nova-9-ukko24', mainVariantId: 'NOVA-9-SORT-128' },
  });
  const update = {
    handsetSku: 'NOVA-9-SORT-128',
    financingType: 'lease',
    financingDuration: 24,
    isKeepExisting: true,
    phoneNumber: '91234567',
    accountId: 'konto-geheim',
  };
  await app.inject({ method: 'POST', url: '/api/cart/update/', payload: { update } });
  await app.close();
  expect(log).toContain('/api/search');
  expect(log).not.toMatch(/hemmelig|10\.1\.2\.3|91234567|geheim/);
});

test.each([
  [`/api/pictures/${'a'.repeat(300)}/x.avif`, 414],
  ['/api/pictures/%zz/x.avif', 400],
])('a URL that the router refuses is answered with a problem document, too', async (url, status) => {
  const response = await shop.app.inject({ method: 'GET', url });
  expect(response.headers['content-type']).toContain('application/problem+json');
  expect(response.json()).toMatchObject({ status });
});

describe('configuration', () => {
  test('has a value for everything', () => {
    expect(readConfig({})).toMatchObject({
      port: 3010,
      host: '127.0.0.1',
      channelApiKey: 'reference',
      shopOrigin: 'http://localhost:3000',
      brand: { name: 'Fjell', codePrefix: 'FJELL' },
    });
  });

  test('names every variable that is wrong, in one line', () => {
    const read = () => readConfig({ API_PORT: 'x', SHOP_ORIGIN: 'shop', DATABASE_URL: 'mysql://x' });
    expect(read).toThrow(
      /API_PORT: must be a port number; DATABASE_URL: must start with postgres:\/\/; SHOP_ORIGIN: must be an address.*$/,
    );
  });

  test('an empty variable counts as unset', () => {
    expect(readConfig({ API_PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3010, databaseUrl: undefined });
  });
});

test.each([
  [
    { code: 'EADDRINUSE', port: 3010 },
    'Port 3010 is taken by another program. Stop it, or set API_PORT to another port.',
  ],
  [{ code: 'ECONNREFUSED' }, 'The database of DATABASE_URL cannot be reached (ECONNREFUSED).'],
])('a start that fails says why: %j', (facts, text) => {
  expect(describeStartError(Object.assign(new Error('x'), facts))).toBe(text);
});
