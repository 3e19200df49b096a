import { gunzipSync } from 'node:zlib';
import { createRouteTable } from '../../federation/route-table';
import { Overloaded } from '../render/render-queue';
import { HEADER_BUILD, writtenPage } from '../testing/fake-builds';
import { createTestEdge, SHOP_ORIGIN, type TestEdge } from '../testing/test-edge';

let edge: TestEdge;
beforeEach(async () => {
  edge = await createTestEdge();
});
afterEach(() => edge.close());

const rendered = () => edge.builds.requests.map(({ url }) => url);

test.each([
  ['/mobiltelefoner', '/mobiltelefoner/'],
  ['/sok?q=iphone%2017', '/sok/?q=iphone%2017'],
  ['//evil', '/evil/'],
  ['///evil.example/path?a=b', '/evil.example/path/?a=b'],
])('%s redirects permanently to %s, never to another site', async (url, location) => {
  const answer = await edge.app.inject(url);
  expect([answer.statusCode, answer.headers.location]).toEqual([308, location]);
});

test('parameters that the page does not know are dropped before it is rendered, so they share one page', async () => {
  for (const query of ['utm_source=x', 'fbclid=1&utm_source=x', 'gclid=2']) {
    await edge.app.inject(`/tilbehor/?${query}`);
    await edge.app.inject(`/mobiltelefoner/?${query}&merke=apple`);
  }
  // With a query it is kept from the second time.
  expect(rendered()).toEqual(['/tilbehor/', '/mobiltelefoner/?merke=apple', '/mobiltelefoner/?merke=apple']);
});

test('a page that the server sends without a remote is a failed view of its build, if a browser opens it', async () => {
  edge.builds.answer = () => Promise.resolve(writtenPage({ degraded: ['mfe-header'] }));
  const failed = () => edge.figures.of({ remote: 'mfe-header', build: HEADER_BUILD }).renderFailures;
  await edge.app.inject('/mobiltelefoner/');
  expect(failed()).toBe(0);
  await edge.app.inject({ url: '/mobiltelefoner/', headers: { 'sec-fetch-dest': 'document' } });
  await edge.app.inject({ url: '/handlekurv/', headers: { 'sec-fetch-dest': 'document' } });
  expect(failed()).toBe(2);
  edge.builds.answer = () => Promise.resolve(writtenPage());
  await edge.app.inject({ url: '/nettbrett/', headers: { 'sec-fetch-dest': 'document' } });
  expect(failed()).toBe(2);
});

test('a page comes in the encoding that the browser reads', async () => {
  const get = (encoding: string) => edge.app.inject({ url: '/', headers: { 'accept-encoding': encoding } });
  const [brotli, gzip, plain] = await Promise.all([get('gzip, br'), get('gzip'), get('identity')]);
  expect([
    brotli.headers['content-encoding'],
    gzip.headers['content-encoding'],
    plain.headers['content-encoding'],
  ]).toEqual(['br', 'gzip', undefined]);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  expect([brotli.headers['vary'], plain.headers['content-type']]).toEqual([
    'accept-encoding',
    'text/html; charset=utf-8',
  ]);
});

test('a second visit asks whether the page is still the same, and gets another one only when it is not', async () => {
  const first = await edge.app.inject('/tilbehor/');
  const ask = (tag: unknown) =>
    edge.app.inject({ url: '/tilbehor/', headers: { 'if-none-match': `"other", ${String(tag)}` } });
  const again = await ask(first.headers['etag']);
  expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', first.headers['etag']]);
  expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  const other = await ask('W/"of-another-page"');
  expect([other.statusCode, other.body]).toEqual([200, first.body]);
});

test('a client that excludes an encoding never gets it', async () => {
  const encodingFor = async (url: string, accepted: string) =>
    (await edge.app.inject({ url, headers: { 'accept-encoding': accepted } })).headers['content-encoding'];
  expect(await encodingFor('/', 'br;q=0, gzip;q=0')).toBeUndefined();
  expect(await encodingFor('/', 'br;q=0, gzip')).toBe('gzip');
  expect(await encodingFor('/frame/shop-frame.js', 'br;q=0')).toBeUndefined();
});

test('an address that the shop does not know is requested from the CMS, and its page keeps its security policy', async () => {
  edge.cms.answer = () => ({
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'self'" },
    body: '<h1>Hjelp</h1>',
  });
  const answer = await edge.app.inject('/hjelp/');
  expect([answer.statusCode, answer.body]).toEqual([200, '<h1>Hjelp</h1>']);
  expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
  expect([edge.cms.calls.map(({ path }) => path), rendered()]).toEqual([['/hjelp/'], []]);
});

test('a redirect keeps what only the browser reads of the query', async () => {
  edge.builds.answer = ({ url }) =>
    Promise.resolve({
      kind: 'redirect',
      status: 302,
      location: `${url.split('?')[0]}ny/${url.includes('?') ? '?sc=B' : ''}`,
    });
  const leadsTo = async (query: string) =>
    (await edge.app.inject(`/mobiltelefoner/apple/iphone-17/${query}`)).headers['location'];
  expect(await leadsTo('')).toBe('/mobiltelefoner/apple/iphone-17/ny/');
  expect(await leadsTo('?cartId=1')).toBe('/mobiltelefoner/apple/iphone-17/ny/?cartId=1');
  expect(await leadsTo('?ts=true&sc=B')).toBe('/mobiltelefoner/apple/iphone-17/ny/?sc=B&ts=true');
});

test('an address that neither knows gets the shop’s own page with status 404', async () => {
  edge.builds.answer = () => Promise.resolve(writtenPage({ status: 404, body: 'Fant ikke siden' }));
  const answer = await edge.app.inject('/finnes-ikke/');
  expect([answer.statusCode, answer.body]).toEqual([404, expect.stringContaining('Fant ikke siden')]);
});

test.each(['/', '/handlekurv/'])(
  'a page of a remote that is missing is 503, and no page of the CMS takes its place: %s',
  async (path) => {
    edge.builds.isMissing = (pathname) => pathname === path;
    edge.builds.replace({ table: createRouteTable([]) });
    edge.cms.answer = () => ({ body: '<h1>En artikkel</h1>' });
    const answer = await edge.app.inject(path);
    expect([answer.statusCode, answer.headers['retry-after'], edge.cms.calls]).toEqual([503, '3', []]);
    expect(answer.body).toContain('<h1>Vi får ikke vist siden akkurat nå</h1>');
    expect((await edge.app.inject('/hjelp/')).body).toBe('<h1>En artikkel</h1>');
  },
);

test.each([
  ['answers 500', () => ({ status: 500 })],
  ['closes the connection', () => ({ headers: { 'content-length': '5' } })],
])('a CMS that %s is no 404: whether it has the page is unknown', async (_what, answer) => {
  edge.cms.answer = answer;
  const page = await edge.app.inject('/hjelp/');
  expect([page.statusCode, page.headers['retry-after'], rendered()]).toEqual([503, '3', []]);
  expect(page.body).toContain('Vi får ikke vist siden akkurat nå');
});

test('a file that neither knows is a short plain 404', async () => {
  const answer = await edge.app.inject('/wp-admin/setup.php');
  expect([answer.statusCode, answer.headers['content-type'], answer.body, rendered()]).toEqual([
    404,
    'text/plain; charset=utf-8',
    'Fant ikke filen.',
    [],
  ]);
});

test.each(['/mobiltelefoner/', '/handlekurv/', '/finnes-ikke/'])(
  '%s is 503, not 404, before the first registry is in force',
  async (path) => {
    Object.assign(edge.builds, { registry: undefined });
    expect((await edge.app.inject(path)).statusCode).toBe(503);
  },
);

test('any number of unknown addresses costs one render per realm', async () => {
  for (let index = 0; index < 20; index += 1) await edge.app.inject(`/finnes-ikke-${index}/?a=${index}`);
  await edge.app.inject('/bedrift/finnes-ikke/');
  expect(rendered()).toHaveLength(2);
});

test('a page that does not fit into the workers is 503 with Retry-After, in Norwegian', async () => {
  edge.builds.answer = () => Promise.reject(new Overloaded('full'));
  const answer = await edge.app.inject('/mobiltelefoner/');
  expect([answer.statusCode, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
    503,
    '3',
    'no-store',
  ]);
  expect(answer.body).toContain('Mange vil inn akkurat nå');
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  expect(await edge.metrics.text()).toContain('shop_refused_renders_total 1');
});

test('a render is of its client: places are shared out by network', async () => {
  const behindProxy = await createTestEdge({ TRUST_PROXY: '1' });
  for (const address of ['192.0.2.7', '2001:db8:1:2:3:4:5:6'])
    for (const url of ['/mobiltelefoner/', '/handlekurv/'])
      await behindProxy.app.inject({ url: `${url}?sok=${address}`, headers: { 'x-forwarded-for': address } });
  const clients = behindProxy.builds.options.map(({ client }) => client);
  await behindProxy.close();
  expect([...new Set(clients)]).toEqual(['192.0.2.7', '2001:db8:1:2']);
});

test('a redirect of a page is the answer', async () => {
  edge.builds.answer = () => Promise.resolve({ kind: 'redirect', status: 301, location: '/mobiltelefoner/apple/' });
  const answer = await edge.app.inject('/mobiltelefoner/aple/');
  expect([answer.statusCode, answer.headers.location]).toEqual([301, '/mobiltelefoner/apple/']);
});

const BROWSER = { 'sec-fetch-dest': 'document', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/147.0.0.0' };

test('a render that fails leaves a page for the browser to render, and a trace in the log without the query', async () => {
  edge.builds.answer = () => Promise.reject(new Error('hung'));
  const answer = await edge.app.inject({ url: '/sok/?q=Ingrid', headers: BROWSER });
  expect([answer.statusCode, answer.headers['x-shop-degraded']]).toEqual([503, 'shell']);
  expect([answer.headers['retry-after'], answer.headers['cache-control']]).toEqual(['3', 'no-store']);
  expect(answer.body).toContain('<noscript><main><h1>Vi får ikke vist siden akkurat nå</h1>');
  expect(edge.logged).toEqual([
    expect.objectContaining({ message: 'hung', facts: { where: 'render', path: '/sok/' } }),
  ]);
  expect(answer.body).toContain(`<link rel="canonical" href="${SHOP_ORIGIN}/sok/">`);
  expect(await edge.metrics.text()).toContain('shop_failed_renders_total{kind="page"} 1');
});

describe.each([
  ['the render fails', () => (edge.builds.answer = () => Promise.reject(new Error('hung')))],
  ['nothing is rendered on the server', () => edge.builds.replace({ renderer: undefined })],
])('while %s', (_when, fail) => {
  beforeEach(fail);

  test.each([
    ['a program', {}],
    ['a script of a page', { ...BROWSER, 'sec-fetch-dest': 'empty' }],
    ['a browser that prefetches', { ...BROWSER, 'sec-purpose': 'prefetch;prerender' }],
    ['Googlebot', { ...BROWSER, 'user-agent': `${BROWSER['user-agent']} (compatible; Googlebot/2.1)` }],
    ['Bytespider', { ...BROWSER, 'user-agent': 'Mozilla/5.0 (Linux; Android 5.0) Mobile (compatible; Bytespider)' }],
  ])(
    '%s never gets a page without content, known or not: a short one says when to come again',
    async (_who, headers) => {
      for (const url of ['/mobiltelefoner/', '/mobiltelefoner/apple/finnes-ikke/', '/handlekurv/', '/finnes-ikke/']) {
        const answer = await edge.app.inject({ url, headers });
        expect([url, answer.statusCode, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
          url,
          503,
          '3',
          'no-store',
        ]);
        expect(answer.body).toContain('<title>Vi får ikke vist siden akkurat nå – Fjell</title>');
        expect(answer.body).toContain('<body><main><h1>Vi får ikke vist siden akkurat nå</h1>');
        expect(answer.body).toContain('<meta name="robots" content="noindex">');
      }
    },
  );

  test.each([BROWSER, { ...BROWSER, 'user-agent': 'Mozilla/5.0 (Linux; Android 9; CUBOT X19) Chrome/147.0.0.0' }])(
    'a browser renders the page itself: %j',
    async (headers) => {
      const { body } = await edge.app.inject({ url: '/mobiltelefoner/', headers });
      expect(body).toContain('<div id="shop"><noscript>');
    },
  );
});

test.each([
  [
    { orderRef: 'o-1', orderRealm: 'B2B' },
    { orderRef: 'o-1', realm: 'B2B' },
  ],
  [{ orderRef: 'o-1' }, { orderRef: 'o-1', realm: 'B2C' }],
  [{}, { orderRef: null, realm: 'B2C' }],
])('[F7.1-2] with the cookies %j the cart is requested by %j and the visitor’s address', async (cookies, body) => {
  await edge.app.inject({ url: 'orderRealm' in cookies ? '/bedrift/handlekurv/' : '/handlekurv/', cookies });
  expect(edge.api.calls.map((call) => JSON.parse(call.body) as object)).toEqual([body]);
  expect(edge.api.calls[0]?.headers).toMatchObject({ 'x-edge-key': 'edge-key', 'x-forwarded-for': '127.0.0.1' });
});

test('the cart page is not stored by any cache', async () => {
  const answer = await edge.app.inject({ url: '/handlekurv/', cookies: { orderRef: 'o-1' } });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
});

test('[F8-2] a cart that cannot be fetched is logged, and the page is rendered without one', async () => {
  edge.api.answer = () => ({ status: 503 });
  await edge.app.inject({ url: '/handlekurv/', cookies: { orderRef: 'o-1' } });
  expect(edge.logged.map(({ message }) => message)).toEqual(['Failed to fetch cart']);
  expect(edge.builds.requests[0]?.preloadedData).toEqual({ kind: 'data', data: { cart: null } });
});

test('what a product page knows of its query reaches its render', async () => {
  await edge.app.inject('/mobiltelefoner/apple/iphone-17/?so=lease24&sc=FJELL_MAX&dcv=1&utm_medium=x');
  expect(rendered()).toEqual(['/mobiltelefoner/apple/iphone-17/?dcv=1&sc=FJELL_MAX&so=lease24']);
});
