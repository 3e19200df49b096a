/** An operator's shop, in which each capability is a system of its own. */
import { createServer, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFakeBackend, type FakeBackend } from '../testing/fake-backend';
import { createTestEdge, SHOP_ORIGIN, type TestEdge } from '../testing/test-edge';

/** A path of each capability. */
const PATHS = {
  CATALOGUE: '/api/view-models/brands/B2C',
  SEARCH: '/api/search?q=nova',
  CART: '/api/cart/get/',
  ACCOUNTS: '/shop/api/security/isauthenticated',
  DELIVERY: '/api/pickuppoints/0150',
  CHANNEL: '/graphql',
  CHECKOUT: '/kasse/personlige-opplysninger/?a=1',
  MY_PAGES: '/minside/mobil/avtaler/',
  DEALER: '/forhandler/butikk/',
} as const;
type Name = keyof typeof PATHS;
const NAMES = Object.keys(PATHS) as readonly Name[];
const HTML = { accept: 'text/html' };
const COOKIES = 'shop-session=s; shop-team=secret; shop-testing=t; shop-bucket=7; own=1';

let systems: Readonly<Record<Name, FakeBackend>>;
let edge: TestEdge;
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  jest.restoreAllMocks();
  for (const close of closing.splice(0).reverse()) await close();
});

const backend = async (): Promise<FakeBackend> => {
  const system = await createFakeBackend();
  closing.push(system.close);
  return system;
};
async function shop(variables: NodeJS.ProcessEnv = {}): Promise<void> {
  edge = await createTestEdge(variables);
  closing.push(edge.close);
}
/** @param others not at the shop API */
async function shopWith(others: readonly Name[], variables: NodeJS.ProcessEnv = {}): Promise<void> {
  const made = await Promise.all(others.map(async (name) => [name, await backend()] as const));
  systems = Object.fromEntries(made) as typeof systems;
  for (const [name, system] of made) system.answer = () => ({ body: name, headers: { 'set-cookie': 'a=1' } });
  await shop({ ...Object.fromEntries(made.map(([name, { url }]) => [`${name}_URL`, `${url}/base`])), ...variables });
  edge.api.answer = () => ({ body: 'shop-api', headers: { 'set-cookie': 'a=1' } });
}
const get = (url: string, headers: Record<string, string> = {}) => edge.app.inject({ url, headers });
const callsOf = async (name: string) =>
  (await edge.metrics.text()).split('\n').filter((line) => line.startsWith(`${name}{`));

describe('with a system for each capability', () => {
  beforeEach(() => shopWith(NAMES));

  test.each(NAMES)('%s is asked for its paths, below its address, and nothing else is', async (name) => {
    expect((await get(PATHS[name])).body).toBe(name);
    expect(systems[name].calls.map(({ path }) => path)).toEqual([`/base${PATHS[name]}`]);
    const others = NAMES.filter((other) => other !== name).flatMap((other) => systems[other].calls);
    expect([...others, ...edge.api.calls]).toEqual([]);
  });

  test('the edge asks for carts, goods and sitemaps where they are', async () => {
    await get('/handlekurv/');
    await get('/sitemap.xml');
    await edge.app.inject({
      method: 'POST',
      url: '/handlekurv/legg-til/',
      headers: { origin: SHOP_ORIGIN, 'content-type': 'application/x-www-form-urlencoded', cookie: 'orderRef=o-1' },
      payload: 'sku=s-1&financing=upfront',
    });
    expect(systems.CART.calls.map(({ path }) => path)).toContain('/base/api/cart/get/');
    const asked = systems.CATALOGUE.calls.map(({ path }) => path);
    expect(asked).toEqual(['/base/api/sitemaps', '/base/api/view-models/product-info-mini/B2C?skus=s-1']);
    expect(edge.api.calls).toEqual([]);
  });

  test.each(['/api/unknown', '/api/', '/api/cart', '/api/%63art/get/'])(
    '%s is nobody’s: not found, and nobody is asked',
    async (path) => {
      expect((await get(path, HTML)).statusCode).toBe(404);
      expect((await edge.app.inject({ method: 'POST', url: path, payload: { a: 1 } })).statusCode).toBe(404);
      expect([...NAMES.flatMap((name) => systems[name].calls), ...edge.api.calls, ...edge.cms.calls]).toEqual([]);
    },
  );

  test.each(['/api/cart/../search', '/api/cart/%2e%2e/search', '/kasse/../api/cart/get/', '/kasse/venterom/../a/'])(
    '%s, sent as it is, leads from no system to another',
    async (path) => {
      await edge.app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = edge.app.server.address() as AddressInfo;
      const status = await new Promise((resolve) =>
        request({ port, host: '127.0.0.1', path }, (answer) => resolve(answer.resume().statusCode)).end(),
      );
      expect([status, NAMES.flatMap((name) => systems[name].calls)]).toEqual([404, []]);
    },
  );

  test('no system gets the edge’s secret, nor one that a client made up', async () => {
    for (const name of NAMES) await get(PATHS[name], { 'x-edge-key': 'made-up', 'x-shop-member': 'made-up' });
    await get('/handlekurv/');
    const calls = NAMES.flatMap((name) => systems[name].calls);
    expect(calls).toHaveLength(NAMES.length + 1);
    for (const { headers } of calls) {
      expect(JSON.stringify(headers)).not.toMatch(/edge-key|shop-member|made-up/);
      expect(headers['x-forwarded-for']).toBe('127.0.0.1');
    }
  });

  test('cookies go to the systems that need them, without those of the team, and come from no other', async () => {
    const answers = await Promise.all(
      NAMES.map(async (name) => [name, await get(PATHS[name], { cookie: COOKIES })] as const),
    );
    const given = NAMES.filter((name) => systems[name].calls[0]?.headers.cookie !== undefined);
    expect(given).toEqual(['CART', 'ACCOUNTS', 'CHECKOUT', 'MY_PAGES', 'DEALER']);
    for (const name of given) expect(systems[name].calls[0]?.headers.cookie).toBe('shop-session=s; own=1');
    expect(answers.filter(([, { cookies }]) => cookies.length > 0).map(([name]) => name)).toEqual(given);
  });
});

test('the shop API gets the edge’s secret and the cookies, whichever capability is asked for', async () => {
  await shopWith([]);
  for (const name of NAMES) await get(PATHS[name], { cookie: COOKIES, 'x-edge-key': 'made-up' });
  expect(edge.api.calls).toHaveLength(NAMES.length);
  for (const { headers } of edge.api.calls)
    expect(headers).toMatchObject({ 'x-edge-key': 'edge-key', cookie: COOKIES });
});

test.each(['CHECKOUT', 'MY_PAGES', 'DEALER'] as const)(
  'there is no %s until it is set, on a developer’s machine either',
  async (name) => {
    await shopWith([], { [`${name}_URL`]: '', STAND_INS: 'on' });
    const page = await get(PATHS[name], HTML);
    expect([page.statusCode, page.body.includes('Vi finner ikke siden')]).toEqual([404, true]);
    expect((await get(PATHS[name])).json()).toMatchObject({ status: 404 });
    expect(edge.api.calls).toEqual([]);
  },
);

describe('a search that hangs', () => {
  let hanging: Server;
  let held: ServerResponse[] | undefined;
  beforeEach(async () => {
    held = [];
    hanging = createServer(({ url = '' }, response) => {
      if (held && url.startsWith('/api/search')) held.push(response);
      else response.end('here');
    });
    await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
    closing.push(async () => {
      hanging.closeAllConnections();
      await new Promise((resolve) => hanging.close(resolve));
    });
  });
  const url = () => `http://127.0.0.1:${(hanging.address() as AddressInfo).port}`;

  test('takes no place from cart and catalogue, though all are one program', async () => {
    await shop({ SHOP_API_URL: url() });
    const asked = Array.from({ length: 300 }, () => get('/api/search'));
    const refused = await Promise.race(asked.map(async (answer) => (await answer).statusCode));
    expect(refused).toBe(503);
    expect((await get(PATHS.CART)).body).toBe('here');
    expect((await get(PATHS.CATALOGUE)).body).toBe('here');
    const waiting = held;
    held = undefined;
    for (const response of waiting ?? []) response.end();
    await Promise.all(asked);
  });

  test('has the time and the places that the operator gives it', async () => {
    await shop({ SHOP_API_URL: url(), SEARCH_TIMEOUT_MS: '300', SEARCH_MAX_IN_FLIGHT: '2' });
    const answers = await Promise.all([get('/api/search'), get('/api/search'), get('/api/search')]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([504, 504, 503]);
    expect(await callsOf('shop_upstream_calls_total')).toEqual([
      'shop_upstream_calls_total{capability="search",outcome="full"} 1',
      'shop_upstream_calls_total{capability="search",outcome="timed-out"} 2',
    ]);
    expect(await callsOf('shop_upstream_duration_seconds_count')).toEqual([
      'shop_upstream_duration_seconds_count{capability="search",outcome="timed-out"} 2',
    ]);
  });
});

describe('a system that answers nothing but errors of a gateway', () => {
  let now = 1_000;
  beforeEach(async () => {
    await shopWith(['SEARCH']);
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    systems.SEARCH.answer = () => ({ status: 503 });
    for (let index = 0; index < 10; index += 1) await get(PATHS.SEARCH);
  });

  test('is left alone for a while, with the answer of one that cannot be reached', async () => {
    const refused = await get(PATHS.SEARCH);
    expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
      503,
      '1',
      expect.objectContaining({ title: 'The service behind the edge does not answer' }),
    ]);
    expect(systems.SEARCH.calls).toHaveLength(10);
    expect(await callsOf('shop_upstream_calls_total')).toContain(
      'shop_upstream_calls_total{capability="search",outcome="circuit-open"} 1',
    );
    expect((await get(PATHS.CATALOGUE)).statusCode).toBe(200);
  });

  test('is tried again, and asked as before when it answers', async () => {
    now += 2_000;
    await get(PATHS.SEARCH);
    await get(PATHS.SEARCH);
    expect(systems.SEARCH.calls).toHaveLength(11);
    now += 2_000;
    systems.SEARCH.answer = () => ({ body: 'up again' });
    for (let index = 0; index < 3; index += 1) expect((await get(PATHS.SEARCH)).body).toBe('up again');
  });
});

test('a CMS that cannot be reached is left alone as well, and its pages are unreachable at once', async () => {
  jest.spyOn(performance, 'now').mockReturnValue(1_000);
  await shop();
  edge.cms.answer = () => ({ status: 502 });
  for (let index = 0; index < 12; index += 1) expect((await get(`/hjelp/${index}/`)).statusCode).toBe(503);
  expect(edge.cms.calls).toHaveLength(10);
});
