/** Requests that a hostile client may send to the channel. */
import { createTestApp, type TestApp } from '../testing';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

interface Answer {
  readonly data?: Record<string, unknown> | null;
  /** The status in a problem document. */
  readonly status?: number;
  readonly detail?: string;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

const HEADERS = { clientid: 'webshopb2c', 'x-api-key': 'reference', 'content-type': 'application/json' };
const ask = async (query: string, variables: object = {}, app = shop.app): Promise<Answer> =>
  (
    await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: HEADERS,
      payload: JSON.stringify({ query, variables }),
    })
  ).json();

const METHODS =
  'query ($zipCode: String!, $realm: String! = "b2c") { deliveryMethods(zipCode: $zipCode, realm: $realm) { type } }';
const TIMES =
  'query ($zipCode: String! = "0184", $deliveryCodes: [String!]! = ["CARRYON_DOOR"], $items: [DeliveryItem!]! = []) { productsDeliveryTime(zipCode: $zipCode, deliveryCodes: $deliveryCodes, items: $items) { deliveryCode } }';
const item = { sku: 'NOVA-9-SORT-128', quantity: 1 };

describe('arguments of the delivery queries', () => {
  test.each([
    ['a postcode of three digits', METHODS, { zipCode: '018' }, 'zipCode must be four digits'],
    ['a postcode of letters', METHODS, { zipCode: 'OSLO' }, 'zipCode must be four digits'],
    ['a postcode with SQL', METHODS, { zipCode: "0' OR '1'='1" }, 'zipCode must be four digits'],
    ['an unknown realm', METHODS, { zipCode: '0184', realm: 'both' }, 'realm must be b2c or b2b'],
    ['too many codes', TIMES, { deliveryCodes: Array(21).fill('LETTER') }, 'deliveryCodes must name at most 20 codes'],
    ['a long code', TIMES, { deliveryCodes: ['X'.repeat(61)] }, 'deliveryCodes.0 must have at most 60 characters'],
    ['too many items', TIMES, { items: Array(51).fill(item) }, 'items must name at most 50 items'],
    ['no pieces', TIMES, { items: [{ ...item, quantity: 0 }] }, 'items.0.quantity must be 1 or more'],
    ['too many pieces', TIMES, { items: [{ ...item, quantity: 101 }] }, 'items.0.quantity must be at most 100'],
    [
      'a sku of control characters',
      TIMES,
      { items: [{ ...item, sku: 'A\u0001' }] },
      'items.0.sku must be 3 to 40 letters, digits, _ or -',
    ],
  ])('[P7-22, P7-23] %s is BAD_USER_INPUT', async (_what, query, variables, message) => {
    const { data, errors } = await ask(query, variables);
    expect([data, errors?.map((error) => [error.message, error.extensions?.code])]).toEqual([
      null,
      [[message, 'BAD_USER_INPUT']],
    ]);
  });

  test('[P7-22, P7-23] arguments at their limits are accepted', async () => {
    expect((await ask(METHODS, { zipCode: '0000' })).data).toEqual({ deliveryMethods: [] });
    const most = await ask(TIMES, {
      deliveryCodes: ['CARRYON_DOOR', ...Array<string>(19).fill('X'.repeat(60))],
      items: Array(50).fill({ ...item, quantity: 100 }),
    });
    expect(most.data).toEqual({ productsDeliveryTime: [{ deliveryCode: 'CARRYON_DOOR' }] });
  });
});

test.each(['productsAvailability', 'productsAvailabilityShops'])(
  '[P7-20, P7-21] %s ignores what cannot be a sku',
  async (name) => {
    const field = name === 'productsAvailability' ? 'productCode' : 'quantity';
    const { data, errors } = await ask(`query ($skus: String!) { ${name}(skus: $skus) { ${field} } }`, {
      skus: "A\u0001,\uFFFD,NOVA-9-SORT-128,'; DROP TABLE variant; --",
    });
    expect(errors).toBeUndefined();
    expect(data?.[name]).toEqual(
      name === 'productsAvailability' ? [{ productCode: 'NOVA-9-SORT-128' }] : [{ quantity: 0 }, { quantity: 6 }],
    );
  },
);

describe('documents', () => {
  test('a query deeper than any page needs is refused, also in development', async () => {
    const type = (depth: number): string => (depth === 0 ? 'name' : `ofType { ${type(depth - 1)} }`);
    const asked = (depth: number) => ask(`{ __type(name: "Query") { fields { type { ${type(depth)} } } } }`);
    expect((await asked(8)).errors).toBeUndefined();
    const { status, detail } = await asked(14);
    expect(status).toBe(400);
    expect(detail).toMatch(/depth/i);
  });

  test.each(['deliveryMethods', 'productsDeliveryTime'])(
    '%s cannot be queried more than five times in one document',
    async (name) => {
      const one =
        name === 'deliveryMethods'
          ? 'deliveryMethods(zipCode: "0184", realm: "b2c") { type }'
          : 'productsDeliveryTime(zipCode: "0184", deliveryCodes: [], items: []) { deliveryCode }';
      const many = (count: number): string =>
        `{ ${Array.from({ length: count }, (_unused, index) => `a${index}: ${one}`).join(' ')} }`;
      expect((await ask(many(5))).errors).toBeUndefined();
      expect((await ask(many(6))).errors?.[0]?.message).toBe('At most 5 queries fit in one request');
    },
  );

  test.each([
    '1e999',
    'null',
    '{}',
    '{"kind":"Document","definitions":[]}',
    '{"kind":"Document","definitions":[{"kind":"FragmentDefinition"}]}',
  ])('a syntax tree in place of GraphQL is refused: %s', async (query) => {
    expect(await ask(query)).toMatchObject({ status: 400, detail: 'A query is written in GraphQL' });
  });

  test.each(['mutation', 'subscription'])('there is no %s', async (kind) => {
    expect(
      (await ask(`${kind} { deliveryMethods(zipCode: "0184", realm: "b2c") { type } }`)).errors?.[0]?.message,
    ).toMatch(/not configured|not support|schema/i);
  });

  test('in production the schema cannot be read, and the deepest useful query still can', async () => {
    const production = await shop.startAnother({ NODE_ENV: 'production' });
    const [hidden, useful, deep] = [
      await ask('{ __type(name: "DeliveryMethod") { fields { name } } }', {}, production),
      await ask('{ productsAvailability(skus: "NOVA-9-SORT-128") { statuses { name } } }', {}, production),
      await ask('{ __schema { types { fields { type { ofType { name } } } } } }', {}, production),
    ];
    await production.close();
    expect(JSON.stringify(hidden)).toContain('introspection');
    expect(useful.errors).toBeUndefined();
    expect(JSON.stringify(deep)).not.toContain('DeliveryMethod');
  });
});

describe('one SQL statement for many skus', () => {
  const skus = ['NOVA-9-SORT-128', 'NOVA-9-SORT-256', 'NOVA-9-LYNG-128', 'TERN-WATCH', 'NOVA-KLUT'];
  const items = skus.map((sku) => ({ sku, quantity: 1 }));

  test.each([
    [
      'productsAvailability',
      `{ productsAvailability(skus: "${skus.join(',')}") { productCode statuses { name } } }`,
      {},
      skus.length,
    ],
    [
      'productsAvailabilityShops',
      `{ productsAvailabilityShops(skus: "${skus.join(',')}") { code open { days } } }`,
      {},
      2,
    ],
    ['deliveryMethods', METHODS, { zipCode: '0184' }, 7],
    ['productsDeliveryTime', TIMES, { deliveryCodes: ['CARRYON_DOOR', 'PICK_UP_IN_SHOP', 'CARRYON_POST'], items }, 3],
  ])('%s', async (name, query, variables, count) => {
    const queried = jest.spyOn(shop.database, 'query');
    const { data } = await ask(query, variables);
    const statements = queried.mock.calls.length;
    queried.mockRestore();
    expect(data?.[name]).toHaveLength(count);
    expect(statements).toBe(1);
  });
});
