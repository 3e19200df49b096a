import { aFeed, aFullFeed, aWebdeal } from '../catalogue/testing';
import { cartOf, createTestApp, type TestApp } from '../testing';
import { createValidator, type JsonSchema, readOpenApi, routesOf } from './testing';

const document = readOpenApi();
const validatorOf = createValidator(document);
let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({
    feed: aFeed({ webdeals: [aWebdeal()] }),
    env: {
      ORDER_API_CLIENTS: '{"checkout":"secret-of-the-checkout-program"}',
      CATALOGUE_CLIENTS: '{"catalogue":"secret-of-the-product-system"}',
      MAIL_URL: 'smtp://mail.example',
      MAIL_FROM: 'Fjell <varsel@fjell.example>',
    },
  });
});
afterAll(() => shop.close());

/** The channel is described in channel.graphql. */
const isChannel = (route: string): boolean => route.endsWith(' /graphql');
const REALMS = /\/(B2C|B2B|UKKO)\//;

describe('server and openapi.yaml', () => {
  test('name the same routes', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const served = routesOf(shop.app)
      .filter((route) => !isChannel(route))
      .map((route) => route.replace(/:(\w+)/g, '{$1}').replace(REALMS, '/{realm}/'))
      // A path is answered without its last slash as well.
      .filter((route) => !described.includes(`${route}/`));
    expect([...new Set(served)].sort()).toEqual(described.sort());
  });

  const schemaOf = (path: string, method: string, status: number): JsonSchema => {
    const response = document.paths[path]?.[method]?.responses[status];
    const shared = response?.$ref?.replace('#/components/responses/', '');
    const [media] = Object.values(
      (shared === undefined ? response : document.components.responses[shared])?.content ?? {},
    );
    if (!media?.schema) throw new Error(`${method} ${path} ${status} is not described`);
    return media.schema;
  };

  const ASKED: readonly (readonly [path: string, url: string, status: number])[] = [
    ['/api/view-models/product-list/{realm}/{listType}', '/api/view-models/product-list/B2C/HANDSET_LIST', 200],
    ['/api/view-models/product-list/{realm}/{listType}', '/api/view-models/product-list/B2B/HANDSET_LIST', 200],
    ['/api/view-models/product-list/{realm}/{listType}', '/api/view-models/product-list/UKKO/HANDSET_LIST', 200],
    ['/api/view-models/product-list/{realm}/{listType}', '/api/view-models/product-list/B2C/ACCESSORY_LIST', 200],
    ['/api/view-models/product-list/{realm}/{listType}', '/api/view-models/product-list/both/HANDSET_LIST', 400],
    ...['view', 'index', 'highlights'].flatMap((part) => {
      const path = `/api/view-models/product-list-${part}`;
      return [
        'B2C/HANDSET_LIST',
        'B2B/HANDSET_LIST',
        'UKKO/HANDSET_LIST',
        'B2C/ACCESSORY_LIST',
        'both/HANDSET_LIST',
      ].map((list) => [`${path}/{realm}/{listType}`, `${path}/${list}`, list.startsWith('both') ? 400 : 200] as const);
    }),
    ['/api/view-models/brands/{realm}', '/api/view-models/brands/B2C', 200],
    ['/api/view-models/brands/{realm}', '/api/view-models/brands/both', 400],
    ['/api/view-models/list-leads/{realm}', '/api/view-models/list-leads/B2B', 200],
    ['/api/view-models/list-leads/{realm}', '/api/view-models/list-leads/both', 400],
    [
      '/api/view-models/product-details/{realm}',
      '/api/view-models/product-details/B2C?path=/mobiltelefoner/nova/nova-9/',
      200,
    ],
    [
      '/api/view-models/product-details/{realm}',
      '/api/view-models/product-details/B2B?path=/bedrift/mobiltelefoner/nova/nova-9/',
      200,
    ],
    [
      '/api/view-models/product-details/{realm}',
      '/api/view-models/product-details/B2C?path=/mobiltelefoner/nova/nova-99/',
      404,
    ],
    ['/api/view-models/product-details/{realm}', '/api/view-models/product-details/B2C', 400],
    ...['B2C?path=/mobiltelefoner/nova/nova-9/', 'B2B?path=/finnes-ikke/'].map(
      (question) =>
        ['/api/view-models/related-products/{realm}', `/api/view-models/related-products/${question}`, 200] as const,
    ),
    [
      '/api/view-models/product-info-mini/{realm}',
      '/api/view-models/product-info-mini/B2C?skus=NOVA-9-SORT-128,NOVA-KLUT',
      200,
    ],
    ['/api/view-models/subscriptions/{realm}', '/api/view-models/subscriptions/B2C', 200],
    ['/api/view-models/subscriptions/{realm}', '/api/view-models/subscriptions/B2B', 200],
    ['/api/view-models/bundles/{realm}', '/api/view-models/bundles/B2C', 200],
    ['/api/view-models/bundles/{realm}', '/api/view-models/bundles/both', 400],
    ['/api/energy-labels/{file}', '/api/energy-labels/nope.svg', 404],
    ['/api/logos/{file}', '/api/logos/nope.svg', 404],
    ['/api/videos/{id}/', '/api/videos/nope/', 404],
    ['/api/product-sheets/{model}/', '/api/product-sheets/nope/', 404],
    ['/api/view-models/navigation', '/api/view-models/navigation', 200],
    ['/api/view-models/footer', '/api/view-models/footer', 200],
    ['/api/announcements/all/', '/api/announcements/all/', 200],
    ['/api/search', '/api/search?q=fjell', 200],
    ['/api/search', '/api/search', 400],
    ['/api/search/suggestions', '/api/search/suggestions?q=fjell', 200],
    ['/api/search/suggestions', '/api/search/suggestions', 400],
    ['/api/pictures/{model}/{file}', '/api/pictures/nova-9/no-such-picture.webp', 404],
    ['/api/pickuppoints/{zipCode}', '/api/pickuppoints/0184', 200],
    ['/api/pickuppoints/{zipCode}', '/api/pickuppoints/018', 400],
    ['/api/notices/{code}', '/api/notices/00000000-0000-4000-8000-000000000000', 404],
    ['/api/notices/{code}', '/api/notices/1', 400],
    ['/api/places/autocomplete', '/api/places/autocomplete?input=Bo', 200],
    ['/api/places/autocomplete', '/api/places/autocomplete', 400],
    ['/api/places/details', '/api/places/details?place_id=postcode-0184', 200],
    ['/api/places/details', '/api/places/details?place_id=x', 404],
    ['/shop/api/security/isauthenticated', '/shop/api/security/isauthenticated', 200],
    ['/api/userServiceApi/GetPublicUser/', '/api/userServiceApi/GetPublicUser/', 401],
    ['/catalogue/feed-schema.json', '/catalogue/feed-schema.json', 200],
    ['/health/live', '/health/live', 200],
    ['/health/ready', '/health/ready', 200],
  ];

  test.each(ASKED)('%s: the answer of %s (%i) is as described', async (path, url, status) => {
    const response = await shop.app.inject(url);
    expect(response.statusCode).toBe(status);
    const validate = validatorOf(schemaOf(path, 'get', status));
    expect(validate(response.json()) ? [] : validate.errors).toEqual([]);
  });

  test.each([
    [
      '/api/view-models/product-details/{realm}',
      '/api/view-models/product-details/B2C?path=/mobiltelefoner/nova/nova-9/',
    ],
    ['/api/view-models/product-list/{realm}/{listType}', '/api/view-models/product-list/B2C/HANDSET_LIST'],
    ['/api/view-models/product-list-view/{realm}/{listType}', '/api/view-models/product-list-view/B2C/HANDSET_LIST'],
    ['/api/view-models/product-list-index/{realm}/{listType}', '/api/view-models/product-list-index/B2C/HANDSET_LIST'],
    [
      '/api/view-models/product-list-highlights/{realm}/{listType}',
      '/api/view-models/product-list-highlights/B2C/HANDSET_LIST',
    ],
    ['/api/view-models/subscriptions/{realm}', '/api/view-models/subscriptions/B2C'],
    ['/api/view-models/bundles/{realm}', '/api/view-models/bundles/B2C'],
  ])('%s with every field of a feed is as described', async (path, url) => {
    await shop.importCatalogue(aFullFeed());
    const response = await shop.app.inject(url);
    await shop.importCatalogue();
    const validate = validatorOf(schemaOf(path, 'get', 200));
    expect(validate(response.json()) ? [] : validate.errors).toEqual([]);
  });

  const lease = { handsetSku: 'NOVA-9-SORT-128', financingType: 'lease', financingDuration: 24 };
  const UPDATES: readonly (readonly [what: string, body: object, status: number])[] = [
    ['an accessory', { update: { accessorySku: 'NOVA-DEKSEL' } }, 200],
    ['a bundle', { update: { ...lease, pricePlan: 'FJELL_X_BASIC_2025_2' } }, 200],
    ['a bundle of a business', { realm: 'B2B', update: { ...lease, isKeepExisting: true } }, 200],
    ['a plan with data', { realm: 'B2B', update: { pricePlan: 'FJELL_BEDRIFT_20GB' } }, 200],
    ['a refusal', { update: { accessorySku: 'NOVA-0' } }, 200],
    [
      'a device at its full price with a discount',
      { update: { handsetSku: 'NOVA-9-SORT-128', financingType: 'upfront', discountCode: 'NOVA500' } },
      200,
    ],
    ['a malformed body', { update: { accessorySku: 1 } }, 400],
  ];

  test.each(UPDATES)(
    '[F7.1-4, F7.1-19] the answer to an update with %s is as described',
    async (_what, body, status) => {
      const response = await shop.app.inject({ method: 'POST', url: '/api/cart/update/', payload: body });
      expect(response.statusCode).toBe(status);
      const validate = validatorOf(schemaOf('/api/cart/update/', 'post', status));
      expect(validate(response.json()) ? [] : validate.errors).toEqual([]);
    },
  );

  test('[F7.1-9, F7.1-19] the answer to an update with an insurance is as described', async () => {
    const validate = validatorOf(schemaOf('/api/cart/update/', 'post', 200));
    const made = cartOf(
      await shop.app.inject({
        method: 'POST',
        url: '/api/cart/update/',
        payload: { update: { ...lease, pricePlan: 'FJELL_X_BASIC_2025_2' } },
      }),
    );
    const payload = {
      orderRef: made.orderRef,
      update: { serviceCode: 'FJELL_TRYGG', cartItemId: made.cart.content[0]?.bundleId },
    };
    const insured = await shop.app.inject({ method: 'POST', url: '/api/cart/update/', payload });
    expect(cartOf(insured).cart.content[0]?.items).toHaveLength(2);
    expect(validate(insured.json()) ? [] : validate.errors).toEqual([]);
  });

  test.each([
    [
      '[P7-4]',
      'PUT',
      '/api/ukko/cart/update/{stateId}',
      '/api/ukko/cart/update/new',
      { bundleId: 'nova-9-ukko24', mainVariantId: 'NOVA-9-SORT-128' },
      200,
    ],
    ['[P7-4]', 'PUT', '/api/ukko/cart/update/{stateId}', '/api/ukko/cart/update/new', {}, 400],
    [
      '[P7-5, F7.4-1]',
      'POST',
      '/api/insurance/all/',
      '/api/insurance/all/',
      { realm: 'B2C', sku: 'NOVA-9-SORT-128', offeringCode: 'FJELL_X_BASIC_2025_2.REGULAR' },
      200,
    ],
    ['[P7-5, F7.4-1]', 'POST', '/api/insurance/all/', '/api/insurance/all/', { realm: 'B2C' }, 400],
  ] as const)(
    '%s %s %s: the answer of %s to %j (%i) is as described',
    async (_ids, method, path, url, payload, status) => {
      const response = await shop.app.inject({ method, url, payload });
      expect(response.statusCode).toBe(status);
      const validate = validatorOf(schemaOf(path, method.toLowerCase(), status));
      expect(validate(response.json()) ? [] : validate.errors).toEqual([]);
    },
  );

  test('[F7.1-2, F7.1-3] an empty cart, of B2C by default, is as described', async () => {
    const response = await shop.app.inject({ method: 'POST', url: '/api/cart/get/', payload: {} });
    expect(cartOf(response)).toMatchObject({ realm: 'B2C', cart: { content: [] } });
    const validate = validatorOf(schemaOf('/api/cart/get/', 'post', 200));
    expect(validate(response.json()) ? [] : validate.errors).toEqual([]);
  });
});
