import { Writable } from 'node:stream';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { createApp } from '../app';
import { readConfig } from '../config/env';
import type { Database } from '../database';
import { createTestApp, type TestApp } from '../testing';
import { loggerOptions } from './logging';

/** Personal data that no log line may hold. */
const CANARIES = {
  name: 'Kanarifugl Kanariesen',
  phone: '98765432',
  email: 'kanari@fugl.example',
  address: 'Kanarigata 7B',
  client: '203.0.113.77',
};
const all = Object.values(CANARIES).join(' ');
const TRACES = [/kanari/i, /fugl/i, /98\s?76\s?54\s?32/, /203\.0\.113\.77/];

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

/** Fails like the named kind of database error, with the statement's parameters in every place where a driver puts them. */
const FAILURES: Readonly<Record<string, (parameters: readonly unknown[]) => Error>> = {
  'violated constraint': (parameters) =>
    Object.assign(new Error(`duplicate key value (${String(parameters)}, ${all}) violates unique constraint`), {
      code: '23505',
      severity: 'ERROR',
      detail: `Key (subject)=(${all}) already exists.`,
      hint: all,
      where: all,
      internalQuery: `SELECT '${all}'`,
      parameters: [all, ...parameters],
      table: 'cart_order',
      constraint: 'cart_order_pkey',
      routine: '_bt_check_unique',
    }),
  'invalid input': () => Object.assign(new Error(`invalid input syntax for type integer: "${all}"`), { code: '22P02' }),
  timeout: (parameters) =>
    Object.assign(new Error('timeout exceeded when trying to connect'), { values: parameters, query: all }),
  'lost connection': () => Object.assign(new Error('Connection terminated unexpectedly'), { client: { user: all } }),
  'error of the program': () => new TypeError(`Cannot read properties of "${all}"`, { cause: new Error(all) }),
  'quoted input': () => new SyntaxError(`Unexpected token 'K', "${all}" is not valid JSON`),
};

async function logOf(fail: ((parameters: readonly unknown[]) => Error) | null): Promise<string> {
  let log = '';
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      log += String(chunk);
      done();
    },
  });
  const database: Database = fail
    ? {
        ...shop.database,
        query: (_sql, parameters = []) => Promise.reject(fail(parameters)),
        transaction: () => Promise.reject(fail([])),
      }
    : shop.database;
  const app = await createApp({
    config: readConfig({ STAND_INS: 'on', OIDC_ISSUER: 'http://127.0.0.1:9' }),
    database,
    logger: { ...(loggerOptions('debug') as object), stream },
  });
  for (const request of requests) await app.inject({ remoteAddress: CANARIES.client, ...request });
  await close(app);
  return log;
}
const close = (app: FastifyInstance): Promise<void> => app.close();

const encoded = encodeURIComponent(all);
const headers = {
  origin: 'http://localhost:3000',
  clientid: all,
  'x-api-key': 'reference',
  'api-token': 'reference',
  'x-forwarded-for': CANARIES.client,
  'user-agent': CANARIES.email,
  referer: `http://localhost:3000/?q=${encoded}`,
  cookie: `shop-session=${'A'.repeat(43)}; orderRef=${'B'.repeat(32)}; name=${encoded}`,
};
const requests: readonly InjectOptions[] = [
  { url: `/api/search?q=${encoded}`, headers },
  { url: `/api/places/autocomplete?input=${encoded}`, headers },
  { url: `/api/places/details?place_id=${encoded}`, headers },
  { url: `/${encoded}/?${encoded}`, headers },
  { url: `/api/videos/${encodeURIComponent(CANARIES.name)}/`, headers },
  { url: `/api/pictures/%zz${CANARIES.email}/x.avif`, headers },
  {
    method: 'POST',
    url: `/api/accountdata/subscriptions/${CANARIES.phone}`,
    headers,
    payload: { token: CANARIES.email },
  },
  {
    method: 'POST',
    url: '/api/cart/update/',
    headers,
    payload: {
      update: {
        handsetSku: 'NOVA-9-SORT-128',
        financingType: 'lease',
        financingDuration: 24,
        isKeepExisting: true,
        phoneNumber: CANARIES.phone,
        accountId: all,
      },
    },
  },
  {
    method: 'POST',
    url: '/api/cart/update/',
    headers: { ...headers, 'content-type': 'application/json' },
    payload: `{"${all}`,
  },
  {
    method: 'POST',
    url: '/shop/api/security/session',
    headers: { ...headers, authorization: `Bearer ${CANARIES.email}` },
  },
  { url: '/shop/api/security/isauthenticated', headers },
  {
    method: 'POST',
    url: '/graphql',
    headers,
    payload: {
      query: 'query q($zip: String!) { deliveryMethods(zipCode: $zip, realm: "b2c") { type } }',
      variables: { zip: all },
    },
  },
  {
    method: 'POST',
    url: '/graphql',
    headers,
    payload: { query: '{ productsAvailability(skus: "NOVA-DEKSEL") { productCode } }' },
  },
];

test('requests leave nothing personal in the log', async () => {
  const log = await logOf(null);
  expect(log).toContain('/api/search');
  for (const trace of TRACES) expect(log).not.toMatch(trace);
});

test.each(Object.entries(FAILURES))('a %s leaves nothing personal in the log', async (_what, fail) => {
  const log = await logOf(fail);
  expect(log).toContain('request failed');
  for (const trace of TRACES) expect(log).not.toMatch(trace);
});

test('a database error is still told by its code, table and constraint', async () => {
  const log = await logOf(FAILURES['violated constraint'] ?? null);
  expect(log).toMatch(/"code":"23505".*"table":"cart_order","constraint":"cart_order_pkey"/);
  expect(log).toMatch(/logging\.test/);
});
