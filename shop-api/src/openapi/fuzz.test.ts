/** Every call with what its description allows and with what it does not: never an internal error, never a changed order on a refusal. */
import fc from 'fast-check';
import type { CartAnswerWire } from 'shared-domain/cart/io';
import { aFeed, aWebdeal } from '../catalogue/testing';
import { createTestApp, type TestApp } from '../testing';
import { arbitraryOf, type JsonSchema, readOpenApi } from './testing';
import type { Operation } from './testing/openapi-document';

/** Some hundred requests each call, on a busy machine. */
jest.setTimeout(180_000);

/** Few in the quick gate: the seed is fixed, so more runs find what a change of the description opens. */
const RUNS = Number(process.env.FUZZ_RUNS ?? (process.env.TEST_SCOPE === 'all' ? 60 : 8));
const document = readOpenApi();
const { schemas } = document.components;
/** 503 says that another system does not answer, which is not an internal error. */
const INTERNAL_ERROR = 500;

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({
    feed: aFeed({ webdeals: [aWebdeal()] }),
    env: { RATE_LIMITS: 'off', OIDC_ISSUER: 'http://127.0.0.1:9' },
  });
});
afterAll(() => shop.close());

interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

const calls: readonly Call[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
);

const update = async (payload: object): Promise<CartAnswerWire> =>
  (await shop.app.inject({ method: 'POST', url: '/api/cart/update/', payload })).json();

/** An order with an accessory, a bundle with its insurance, and a discount. */
async function newOrder(): Promise<string | null> {
  const { orderRef } = await update({ update: { accessorySku: 'NOVA-DEKSEL', quantity: 2 } });
  await update({
    orderRef,
    update: { handsetSku: 'NOVA-9-SORT-128', financingType: 'upfront', discountCode: 'NOVA500' },
  });
  const { cart } = await update({
    orderRef,
    update: {
      handsetSku: 'NOVA-9-SORT-128',
      financingType: 'lease',
      financingDuration: 24,
      pricePlan: 'FJELL_X_BASIC_2025_2',
    },
  });
  const bundle = cart.content.find(({ bundleId }) => bundleId !== undefined);
  const { errorMessage } = await update({
    orderRef,
    update: { serviceCode: 'FJELL_TRYGG', cartItemId: bundle?.bundleId },
  });
  expect(errorMessage).toBeUndefined();
  return orderRef;
}

/** Ids of the order's rows and bundles. */
const rowsOf = async (orderRef: string | null): Promise<readonly string[]> =>
  ((await cartOf(orderRef)) as CartAnswerWire).cart.content.flatMap(({ cartItemId, bundleId, items }) => [
    cartItemId,
    ...(bundleId === undefined ? [] : [bundleId]),
    ...items.map((item) => item.cartItemId),
  ]);

/** The cart of an order as the API answers it. */
const cartOf = async (orderRef: string | null): Promise<unknown> =>
  (await shop.app.inject({ method: 'POST', url: '/api/cart/get/', payload: { orderRef } })).json();

/** A lone surrogate cannot be encoded in a URL. */
const stringOf = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).replace(/\p{Cs}/gu, '?');

/** Header values must be visible ASCII, or the client itself refuses them. */
const headerText = (text: string): string => text.replace(/[^\x21-\x7e]/g, '').slice(0, 200);

function requestsOf(
  { path, operation }: Call,
  known: Readonly<Record<string, readonly unknown[]>>,
): fc.Arbitrary<{ url: string; headers: Record<string, string>; payload: string | null }> {
  const parameters = (operation.parameters ?? []).filter(({ name }) => name !== undefined);
  const values = fc.record(
    Object.fromEntries(parameters.map(({ name = '', schema = {} }) => [name, arbitraryOf(schema, schemas, known, 4)])),
  );
  const bodySchema: JsonSchema | undefined = operation.requestBody?.content['application/json']?.schema;
  const body = bodySchema
    ? fc.oneof(
        { weight: 9, arbitrary: arbitraryOf(bodySchema, schemas, known).map((value) => JSON.stringify(value)) },
        { weight: 1, arbitrary: fc.string({ maxLength: 60 }) },
      )
    : fc.constant(null);
  return fc.record({ parameterValues: values, body }).map(({ parameterValues, body: payload }) => {
    const of = (name: string): string => stringOf((parameterValues as Record<string, unknown>)[name]);
    const query = parameters
      .filter((parameter) => parameter.in === 'query')
      .map(({ name = '' }) => `${encodeURIComponent(name)}=${encodeURIComponent(of(name))}`);
    const url = `${path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(of(name)))}${query.length > 0 ? `?${query.join('&')}` : ''}`;
    const headers = Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === 'header')
        .map(({ name = '' }): [string, string] => [name.toLowerCase(), headerText(of(name))])
        .filter(([, value]) => value !== ''),
    );
    return { url, headers, payload: payload ?? null };
  });
}

test.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s never fails, and a refusal changes nothing',
  async (_name, call) => {
    const orderRef = await newOrder();
    const known = {
      orderRef: [orderRef, null],
      realm: ['B2C', 'B2B'],
      accessorySku: ['NOVA-DEKSEL'],
      handsetSku: ['NOVA-9-SORT-128'],
      pricePlan: ['FJELL_X_BASIC_2025_2', 'keepExisting.KEEP'],
      financingType: ['lease', 'switch', 'upfront'],
      financingDuration: [24, 'now'],
      serviceCode: ['FJELL_TRYGG', 'NONE', 'dummy'],
      discountCode: ['NOVA500', ''],
      discountOfferingCode: [''],
      cartItemId: await rowsOf(orderRef),
      bundleId: ['nova-9-ukko24', ...(await rowsOf(orderRef))],
      mainVariantId: ['NOVA-9-SORT-128'],
      sku: ['NOVA-9-SORT-128'],
      stateId: [orderRef, 'new'],
      skus: ['NOVA-DEKSEL,NOVA-9-SORT-128'],
      path: ['/mobiltelefoner/nova/nova-9/'],
      listType: ['HANDSET_LIST'],
      zipCode: ['0184', '1999'],
      input: ['Bo', '01', 'postcode'],
      place_id: ['town-0154', 'postcode-0184'],
    };
    await fc.assert(
      fc.asyncProperty(requestsOf(call, known), async ({ url, headers, payload }) => {
        const before = await cartOf(orderRef);
        const answer = await shop.app.inject({
          method: call.method as 'GET',
          url,
          headers: { ...headers, ...(payload !== null && { 'content-type': 'application/json' }) },
          ...(payload !== null && { payload }),
        });
        expect(answer.statusCode).not.toBe(INTERNAL_ERROR);
        const isProblem = answer.statusCode >= 400;
        // A refusal is a problem document unless its description says a page.
        const described = Object.keys(
          call.operation.responses[answer.statusCode]?.content ?? { 'application/problem+json': {} },
        );
        if (isProblem) expect(described).toContain(String(answer.headers['content-type']).split(';', 1)[0]);
        if (isProblem || answer.body.includes('"errorMessage"')) expect(await cartOf(orderRef)).toEqual(before);
      }),
      { numRuns: RUNS },
    );
  },
);

test('the channel answers any query without failing', async () => {
  const words = fc.constantFrom(
    'query',
    '{',
    '}',
    '(',
    ')',
    'productsAvailability',
    'productsAvailabilityShops',
    'deliveryMethods',
    'productsDeliveryTime',
    'zipCode:',
    'realm:',
    'items:',
    'deliveryCodes:',
    '[]',
    '[{sku: "NOVA-DEKSEL", quantity: 1}]',
    '"0184"',
    '"b2c"',
    'type',
    'deliveryCode',
    'skus:',
    '"NOVA-DEKSEL"',
    '$x',
    ':',
    '__schema',
    '__typename',
    '...',
    'fragment f on Query',
    '@skip(if: true)',
    'productCode',
    'a:',
    'mutation',
    '"""',
    '1e999',
    'null',
  );
  const query = fc.oneof(
    fc.array(words, { maxLength: 25 }).map((parts) => parts.join(' ')),
    fc.string({ maxLength: 200 }),
  );
  const body = fc.oneof(
    fc.record({
      query,
      variables: fc.oneof(fc.constant(undefined), fc.jsonValue({ maxDepth: 2 })),
      operationName: fc.option(fc.string({ maxLength: 10 })),
    }),
    fc.jsonValue({ maxDepth: 3 }),
  );
  await fc.assert(
    fc.asyncProperty(body, async (payload) => {
      const answer = await shop.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { clientid: 'webshopb2c', 'x-api-key': 'reference', 'content-type': 'application/json' },
        payload: JSON.stringify(payload),
      });
      expect(answer.statusCode).toBeLessThan(INTERNAL_ERROR);
    }),
    { numRuns: RUNS * 4 },
  );
});
