import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { routesOf } from '../openapi/testing';
import { createTestApp, problemOf, type TestApp } from '../testing';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ env: { RATE_LIMITS: 'off', OIDC_ISSUER: 'http://127.0.0.1:9' } });
});
afterAll(() => shop.close());

const SHOP = 'http://localhost:3000';
const headers = { origin: SHOP, clientid: 'test', 'x-api-key': 'reference', 'api-token': 'reference' };

interface Route {
  readonly method: string;
  readonly path: string;
}

const routes = (): readonly Route[] =>
  routesOf(shop.app).map((route) => {
    const [method = '', path = ''] = route.split(' ');
    return { method, path };
  });

const urlOf = (path: string, part = 'x'): string => path.replace(/:\w+/g, part).replace('*', part);

/** Where text can be put into a request; null: the route has no such place. */
const PLACES: Readonly<Record<string, (route: Route, text: string) => Partial<InjectOptions> | null>> = {
  path: ({ path }, text) =>
    /:\w+/.test(path) && !/\p{Surrogate}/u.test(text) ? { url: urlOf(path, encodeURIComponent(text)) } : null,
  query: ({ path }, text) =>
    /\p{Surrogate}/u.test(text) ? null : { url: `${urlOf(path)}?q=${encodeURIComponent(text)}` },
  'name in the query': ({ path }, text) =>
    /\p{Surrogate}/u.test(text) ? null : { url: `${urlOf(path)}?${encodeURIComponent(text)}=1` },
  'JSON body': ({ method }, text) => (method === 'GET' ? null : { payload: { a: [{ b: text }] } }),
  'name in a JSON body': ({ method }, text) => (method === 'GET' ? null : { payload: { a: { [text]: 1 } } }),
  'form body': ({ method, path }, text) =>
    method === 'GET' || path === '/graphql' || /\p{Surrogate}/u.test(text)
      ? null
      : {
          payload: `a=${encodeURIComponent(text)}`,
          headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        },
  'cookie of the order': (_route, text) =>
    /\p{Surrogate}/u.test(text) ? null : { headers: { ...headers, cookie: `orderRef=${encodeURIComponent(text)}` } },
  'cookie of the session': (_route, text) =>
    /\p{Surrogate}/u.test(text)
      ? null
      : { headers: { ...headers, cookie: `shop-session=${encodeURIComponent(text)}` } },
};

test.each(Object.entries(PLACES))(
  'text that no database can store is refused in the %s of every route',
  async (_n, put) => {
    let asked = 0;
    for (const route of routes())
      for (const text of ['\0', 'a\0b', '\uD800', 'x\uDC00y']) {
        const request = put(route, text);
        // The channel refuses GET before it looks at anything else.
        if (!request || (route.path === '/graphql' && route.method !== 'POST')) continue;
        asked += 1;
        const answer = await shop.app.inject({
          method: route.method as 'GET',
          url: urlOf(route.path),
          headers,
          ...request,
        });
        expect([route, answer.statusCode]).toEqual([route, 400]);
        expect(problemOf(answer).detail).toBe('Text must not contain U+0000 or half a surrogate pair');
      }
    expect(asked).toBeGreaterThan(0);
  },
);

test.each([
  '{ deliveryMethods(zipCode: "\\u0000", realm: "b2c") { type } }',
  '{ productsAvailability(skus: "A\\u0000") { __typename } }',
])('an escape in a GraphQL document is refused, too: %s', async (query) => {
  const answer = await shop.app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain('U+0000');
});

test('GraphQL variables with such text are refused', async () => {
  const query = 'query q($zip: String!) { deliveryMethods(zipCode: $zip, realm: "b2c") { type } }';
  for (const zip of ['\0', '\uD800']) {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/graphql',
      headers,
      payload: { query, variables: { zip } },
    });
    expect(answer.statusCode).toBe(400);
  }
});

test('no text in a cart update leads to an internal error', async () => {
  const text = fc.string({ unit: 'binary', maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(text, text, async (phoneNumber, customer) => {
      const update = {
        handsetSku: 'NOVA-9-SORT-128',
        financingType: 'lease',
        financingDuration: 24,
        isKeepExisting: true,
      };
      const answer = await shop.app.inject({
        method: 'POST',
        url: '/api/cart/update/',
        payload: { update: { ...update, phoneNumber, accountId: customer } },
      });
      expect([200, 400]).toContain(answer.statusCode);
    }),
    {
      numRuns: 80,
      examples: [
        ['\0', 'a'],
        ['a', '\uDFFF'],
      ],
    },
  );
});

test('whole surrogate pairs and other characters are text like any other', async () => {
  expect((await shop.app.inject(`/api/search?q=${encodeURIComponent('📱 æøå')}`)).statusCode).toBe(200);
});
