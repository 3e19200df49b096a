import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseEnv } from '../settings/env';
import { createUpstreams } from '../upstreams/upstreams';
import { type ApiCall, ApiCalls } from './api-calls';

const SHOP = 'https://shop.test';
let server: Server;
let origin: string;
let seen: IncomingMessage[];
let calls: ApiCalls;
const never = new AbortController().signal;

beforeEach(async () => {
  seen = [];
  server = createServer((request, response) => {
    seen.push(request);
    if (request.url === '/api/cart/slow') return;
    if (request.url === '/api/cart/moved') return void response.writeHead(302, { location: '/secret' }).end();
    response.writeHead(418, { 'content-type': 'application/json', 'set-cookie': 'a=b', 'retry-after': '3' });
    request.pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const SEARCH_URL = `${origin}/own`;
  const { upstreams } = parseEnv({ SHOP_API_URL: origin, SEARCH_URL }, '/nowhere');
  calls = new ApiCalls(createUpstreams(upstreams, { countUpstreamCall: () => undefined }), SHOP);
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const get = (path: string, more: Partial<ApiCall> = {}, givenUp = never) =>
  calls.call({ method: 'GET', url: `${SHOP}${path}`, headers: {}, body: Buffer.alloc(0), ...more }, givenUp);

test('a call of the API is made, and its answer given with what callers read of it', async () => {
  const headers = { 'content-type': 'application/json', 'X-Api-Key': 'k', cookie: 'session=1', 'x-edge-key': 'k' };
  const answer = await get('/graphql', { method: 'POST', headers, body: Buffer.from('{"query":"{a}"}') });
  expect(answer).toMatchObject({ status: 418, headers: { 'content-type': 'application/json', 'retry-after': '3' } });
  expect(answer.headers).not.toHaveProperty('set-cookie');
  expect(Buffer.from(answer.body).toString()).toBe('{"query":"{a}"}');
  expect(seen[0]).toMatchObject({ method: 'POST', url: '/graphql', headers: { 'x-api-key': 'k' } });
  expect(Object.keys(seen[0]?.headers ?? {})).not.toEqual(expect.arrayContaining(['cookie']));
  expect(seen[0]?.headers).not.toHaveProperty('x-edge-key');
});

test('a call goes to the system that its path belongs to', async () => {
  await get('/api/search?q=a');
  await get('/api/view-models/brands/B2C');
  expect(seen.map(({ url }) => url)).toEqual(['/own/api/search?q=a', '/api/view-models/brands/B2C']);
});

test.each([
  '/',
  '/apis/a',
  '/api/../secret',
  '/api/%2e%2e/secret',
  '/api/unknown',
  '/graphqlx',
  '/metrics',
  '/shop/api/security/session',
  '/kasse/venterom/',
])('no call is made to %s', async (path) => {
  await expect(get(path)).rejects.toThrow("A render worker may call the shop's API only");
  expect(seen).toEqual([]);
});

test('nor to another server, and no redirect is followed', async () => {
  await expect(get('', { url: 'http://169.254.169.254/api/search' })).rejects.toThrow("the shop's API only");
  await expect(get('', { url: `${origin}/api/search` })).rejects.toThrow("the shop's API only");
  await expect(get('', { url: 'file:///etc/passwd' })).rejects.toThrow("the shop's API only");
  await expect(get('/api/cart/moved')).rejects.toThrow();
  expect(seen.map(({ url }) => url)).toEqual(['/api/cart/moved']);
});

test('a call that is given up ends, and a worker may have a bounded number of them', async () => {
  const controller = new AbortController();
  const slow = Array.from({ length: 100 }, () =>
    get('/api/cart/slow', {}, controller.signal).catch((error: Error) => error),
  );
  await expect(get('/api/cart/one-more')).rejects.toThrow('100 calls in progress');
  controller.abort();
  const failures = await Promise.all(slow);
  expect(failures.map((failure) => (failure as Error).name)).toEqual(Array.from(slow, () => 'AbortError'));
  await expect(get('/api/cart/one-more')).resolves.toMatchObject({ status: 418 });
});

test('calls that cannot be sent, and redirects, keep no one else from the system', async () => {
  const headers = { accept: 'text\n/html' };
  const times = Array.from({ length: 10 });
  for (const _time of times) await expect(get('/api/cart/get/', { headers })).rejects.toThrow('header');
  await expect(get('/api/cart/get/')).resolves.toMatchObject({ status: 418 });
  for (const _time of times) await expect(get('/api/cart/moved')).rejects.toThrow('leads elsewhere');
  await expect(get('/api/cart/get/')).resolves.toMatchObject({ status: 418 });
});
