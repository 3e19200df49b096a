import { aFullFeed } from '../catalogue/testing';
import { createTestApp, type TestApp } from '../server/testing';
import { createValidator, readOpenApi, routesOf, type JsonSchema } from './testing';

/** A database of its own takes seconds on a busy machine. */
jest.setTimeout(60_000);

const document = readOpenApi();
const validatorOf = createValidator(document);
let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

/** The channel has a description of its own, channel.graphql. */
const isChannel = (route: string): boolean => route.endsWith(' /graphql');
const REALMS = /\/(B2C|B2B|UKKO)\//;

describe('server and openapi.yaml', () => {
  test('[F7-1] name the same routes', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`));
    const served = routesOf(shop.app)
      .filter((route) => !isChannel(route))
      .map((route) => route.replace(/:(\w+)/g, '{$1}').replace(REALMS, '/{realm}/'))
      // An address is answered without its last slash as well.
      .filter((route) => !described.includes(`${route}/`));
    expect([...new Set(served)].sort()).toEqual(described.sort());
  });

  const schemaOf = (path: string, method: string, status: number): JsonSchema => {
    const response = document.paths[path]?.[method]?.responses[status];
    const shared = response?.$ref?.replace('#/components/responses/', '');
    const [media] = Object.values((shared === undefined ? response : document.components.responses[shared])?.content ?? {});
    if (!media?.schema) throw new Error(`${method} ${path} ${status} is not described`);
    return media.schema;
  };

  const ASKED: readonly (readonly [path: string, url: string, status: number])[] = [
    ['/api/view-models/product-list/{realm}/{listType}', '/api/view-models/product-list/B2C/HANDSET_LIST', 200],
    ['/api/view-models/product-list/{realm}/{listType}', '/api/view-models/product-list/B2B/HANDSET_LIST', 200],
    ['/api/view-models/product-list/{realm}/{listType}', '/api/view-models/product-list/UKKO/HANDSET_LIST', 200],
    ['/api/view-models/product-list/{realm}/{listType}', '/api/view-models/product-list/B2C/ACCESSORY_LIST', 200],
    ['/api/view-models/product-list/{realm}/{listType}', '/api/view-models/product-list/both/HANDSET_LIST', 400],
    ['/api/view-models/product-details/{realm}', '/api/view-models/product-details/B2C?path=/mobiltelefoner/nova/nova-9/', 200],
    ['/api/view-models/product-details/{realm}', '/api/view-models/product-details/B2B?path=/bedrift/mobiltelefoner/nova/nova-9/', 200],
    ['/api/view-models/product-details/{realm}', '/api/view-models/product-details/B2C?path=/mobiltelefoner/nova/nova-99/', 404],
    ['/api/view-models/product-details/{realm}', '/api/view-models/product-details/B2C', 400],
    ['/api/view-models/product-info-mini/{realm}', '/api/view-models/product-info-mini/B2C?skus=NOVA-9-SORT-128,NOVA-KLUT', 200],
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
    ['/api/pictures/{model}/{file}', '/api/pictures/nova-9/no-such-picture.webp', 404],
    ['/api/pickuppoints/{zipCode}', '/api/pickuppoints/0184', 200],
    ['/api/pickuppoints/{zipCode}', '/api/pickuppoints/018', 400],
    ['/api/places/autocomplete', '/api/places/autocomplete?input=Bo', 200],
    ['/api/places/autocomplete', '/api/places/autocomplete', 400],
    ['/api/places/details', '/api/places/details?place_id=postcode-0184', 200],
    ['/api/places/details', '/api/places/details?place_id=x', 404],
    ['/shop/api/security/isauthenticated', '/shop/api/security/isauthenticated', 200],
    ['/api/userServiceApi/GetPublicUser/', '/api/userServiceApi/GetPublicUser/', 401],
    ['/health/live', '/health/live', 200],
    ['/health/ready', '/health/ready', 200],
  ];

  test.each(ASKED)('[F7-1] %s: what %s answers (%i) is as described', async (path, url, status) => {
    const response = await shop.app.inject(url);
    expect(response.statusCode).toBe(status);
    const validate = validatorOf(schemaOf(path, 'get', status));
    expect(validate(response.json()) ? [] : validate.errors).toEqual([]);
  });

  test.each([
    ['/api/view-models/product-details/{realm}', '/api/view-models/product-details/B2C?path=/mobiltelefoner/nova/nova-9/'],
    ['/api/view-models/product-list/{realm}/{listType}', '/api/view-models/product-list/B2C/HANDSET_LIST'],
    ['/api/view-models/subscriptions/{realm}', '/api/view-models/subscriptions/B2C'],
    ['/api/view-models/bundles/{realm}', '/api/view-models/bundles/B2C'],
  ])('[P3-1, P3-2, P3-3, P3-5, P3-6, P3-7, P3-8, P3-17, P3-21, P3-38, F3.6-1] %s with all that a feed can tell is as described', async (path, url) => {
    await shop.refill(aFullFeed());
    const response = await shop.app.inject(url);
    await shop.refill();
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
    ['a malformed body', { update: { accessorySku: 1 } }, 400],
  ];

  test.each(UPDATES)('[F7.1-4, F7.1-19] what an update answers to %s is as described', async (_what, body, status) => {
    const response = await shop.app.inject({ method: 'POST', url: '/api/cart/update/', payload: body });
    expect(response.statusCode).toBe(status);
    const validate = validatorOf(schemaOf('/api/cart/update/', 'post', status));
    expect(validate(response.json()) ? [] : validate.errors).toEqual([]);
  });

  test('[F7.1-3] an empty cart is as described', async () => {
    const response = await shop.app.inject({ method: 'POST', url: '/api/cart/get/', payload: {} });
    const validate = validatorOf(schemaOf('/api/cart/get/', 'post', 200));
    expect(validate(response.json()) ? [] : validate.errors).toEqual([]);
  });
});
