import { readFileSync } from 'node:fs';
import { buildClientSchema, buildSchema, getIntrospectionQuery, type IntrospectionQuery, printSchema } from 'graphql';
import * as v from 'valibot';
import { availabilitySchema } from 'shared-domain/catalogue/io';
import { aFeed, aProduct, aVariant } from '../catalogue/testing';
import { paths } from '../config/paths';
import { createTestApp, type TestApp } from '../testing';

const HEADERS = { clientid: 'webshopb2c', 'x-api-key': 'reference', 'content-type': 'application/json' };
const AVAILABILITY = `query ($skus: String!, $system: String!, $shouldUseFutureQty: Boolean, $outOfStockOverride: String, $preSalesOverride: String, $inStockOverride: String) {
  productsAvailability(skus: $skus, system: $system, shouldUseFutureQty: $shouldUseFutureQty, outOfStockOverride: $outOfStockOverride,
    preSalesOverride: $preSalesOverride, inStockOverride: $inStockOverride) {
    productCode dcQtyAvailable availabilityStatus { info shouldAppearInShop sellable } statuses { name timestamp timestampIso }
  }
}`;

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const ask = (query: string, variables: object = {}, headers: Record<string, string> = HEADERS) =>
  shop.app.inject({ method: 'POST', url: '/graphql', headers, payload: JSON.stringify({ query, variables }) });

async function availability(skus: string, overrides: Record<string, string> = {}) {
  const answer = await ask(AVAILABILITY, { skus, system: 'webshop', shouldUseFutureQty: true, ...overrides });
  return v.parse(availabilitySchema, answer.json<{ data: unknown }>().data).productsAvailability;
}

describe('authentication', () => {
  test.each([
    ['no key', { clientid: 'webshopb2c' }],
    ['a wrong key', { clientid: 'webshopb2c', 'x-api-key': 'guess' }],
    ['no client', { 'x-api-key': 'reference' }],
  ])('[P7-8, F7.6-1] %s is answered 401 with a problem document', async (_what, headers) => {
    const answer = await ask(
      '{ __typename }',
      {},
      { 'content-type': 'application/json', ...(headers as Record<string, string>) },
    );
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['content-type']).toMatch('application/problem+json');
    expect(answer.json()).toMatchObject({ status: 401, title: 'Not authenticated' });
  });

  test('[P7-8] only POST is answered', async () => {
    expect((await shop.app.inject({ url: '/graphql?query={__typename}', headers: HEADERS })).statusCode).toBe(405);
  });
});

test('the message about an unknown field proposes no name of the schema', async () => {
  const { errors } = (await ask('{ productsAvailabilit }', {}, HEADERS)).json<{
    errors: { message: string }[];
  }>();
  expect(errors[0]?.message).toBe('Cannot query field "productsAvailabilit" on type "Query".');
});

describe('web stock', () => {
  test('[P7-20, P3-32, F7.6-2, F3.8-1] one answer for each known sku, in the requested order', async () => {
    const records = await availability('NOVA-9-LYNG-128,NOPE,NOVA-9-SORT-128, NOVA-9-LYNG-128');
    expect(
      records.map(({ productCode, dcQtyAvailable, availabilityStatus }) => [
        productCode,
        dcQtyAvailable,
        availabilityStatus,
      ]),
    ).toEqual([
      ['NOVA-9-LYNG-128', 0, { info: 'Utsolgt på nett', shouldAppearInShop: true, sellable: true }],
      ['NOVA-9-SORT-128', 25, { info: 'På nettlager', shouldAppearInShop: true, sellable: true }],
    ]);
    expect(records[1]?.statuses.at(-1)).toEqual({
      name: 'Sellable',
      timestamp: Date.parse('2026-03-01T08:00:00Z'),
      timestampIso: '2026-03-01T08:00:00.000Z',
    });
  });

  test.each([
    ['NOVA-9-SORT-128', 'På lager hos oss'],
    ['NOVA-9-SORT-256', 'På lager hos oss'],
    ['NOVA-9-LYNG-128', 'Kommer snart'],
  ])('[P7-20] the override text of %s is the one for its stock', async (sku, info) => {
    const [record] = await availability(sku, {
      inStockOverride: 'På lager hos oss',
      outOfStockOverride: 'Kommer snart',
      preSalesOverride: 'Forhåndsbestill',
    });
    expect(record?.availabilityStatus.info).toBe(info);
  });

  test('[F9.13-5] up to 10 pieces are few', async () => {
    const infoWith = async (stock: number): Promise<unknown> => {
      await shop.database.query("UPDATE variant SET stock = $1 WHERE sku = 'NOVA-9-SORT-256'", [stock]);
      return (await availability('NOVA-9-SORT-256'))[0]?.availabilityStatus.info;
    };
    expect([await infoWith(10), await infoWith(11)]).toEqual(['Få på nettlager (10)', 'På nettlager']);
    await infoWith(4);
  });

  test('[P4-65, F4.6-4, P3-32] the life cycle decides what is sellable and appears', async () => {
    const at = (name: string, timestampIso = '2026-01-01T00:00:00Z') => [{ name, timestampIso }];
    const [black] = aProduct().colours;
    const [picture] = aProduct().pictures;
    const variants = [
      aVariant({ sku: 'PRE', size: undefined, statuses: at('PreSales') }),
      aVariant({ sku: 'OUT', size: { amount: 1, unit: 'TB' }, statuses: at('GlobalPhasedOutStocking'), stock: 0 }),
      aVariant({ sku: 'LAST', size: { amount: 2, unit: 'TB' }, statuses: at('GlobalPhasedOutStocking'), stock: 2 }),
      aVariant({ sku: 'NOT', size: { amount: 3, unit: 'TB' }, statuses: at('Sellable', '2027-01-01T00:00:00Z') }),
    ].map((variant) => JSON.parse(JSON.stringify(variant)) as typeof variant);
    const feed = aFeed({
      products: [aProduct({ variants, colours: black ? [black] : [], pictures: picture ? [picture] : [] })],
      shops: [],
    });
    await shop.importCatalogue(feed);
    const records = await availability('PRE,OUT,LAST,NOT', { preSalesOverride: 'Forhåndsbestill nå' });
    await shop.importCatalogue();
    expect(records.map(({ availabilityStatus }) => availabilityStatus)).toEqual([
      { info: 'Forhåndsbestill nå', shouldAppearInShop: true, sellable: true },
      { info: 'Utgått fra sortimentet', shouldAppearInShop: false, sellable: false },
      { info: 'Få på nettlager (2)', shouldAppearInShop: true, sellable: true },
      { info: 'Ikke i salg', shouldAppearInShop: false, sellable: false },
    ]);
  });

  test('[P7-20] stock is read from the database, not from the cached catalogue', async () => {
    await shop.database.query('UPDATE variant SET stock = stock - 1 WHERE sku = $1', ['NOVA-9-SORT-128']);
    expect((await availability('NOVA-9-SORT-128'))[0]?.dcQtyAvailable).toBe(24);
    await shop.database.query('UPDATE variant SET stock = stock + 1 WHERE sku = $1', ['NOVA-9-SORT-128']);
  });
});

describe('shop stock', () => {
  const shops = async (skus: string) =>
    (
      await ask(
        `query ($skus: String!) { productsAvailabilityShops(skus: $skus, system: "webshop") {
      code quantity name street zip city lat lng contactNumber open { days hours } lastUpdate } }`,
        { skus },
      )
    ).json<{ data: { productsAvailabilityShops: object[] } }>().data.productsAvailabilityShops;

  test('[P7-21, P3-34, F7.6-3] each shop with its quantity, also 0', async () => {
    expect(await shops('NOVA-9-SORT-128')).toEqual([
      expect.objectContaining({ code: 'bergen', quantity: 0 }),
      {
        code: 'oslo-city',
        quantity: 6,
        name: 'Fjell Oslo City',
        street: 'Stenersgata 1',
        zip: '0184',
        city: 'Oslo',
        lat: 59.9127,
        lng: 10.7526,
        contactNumber: '22000000',
        open: [{ days: 'Mandag–lørdag', hours: '10–20' }],
        lastUpdate: '2026-11-21T12:00:00.000Z',
      },
    ]);
  });

  test('[P7-21] for several skus the quantity of a shop is that of the scarcest', async () => {
    expect(
      (await shops('NOVA-9-SORT-128,NOVA-9-SORT-256')).map((each) => (each as { quantity: number }).quantity),
    ).toEqual([0, 2]);
  });
});

describe('limits', () => {
  const errorsOf = async (query: string, variables: object = {}): Promise<string> =>
    JSON.stringify((await ask(query, variables)).json());

  test.each([
    [
      'aliases',
      `{ ${Array.from({ length: 6 }, (_unused, index) => `a${index}: productsAvailability(skus: "X") { productCode }`).join(' ')} }`,
      'At most 5 queries',
    ],
    [
      'fields',
      `{ productsAvailability(skus: "X") { ${Array.from({ length: 101 }, (_unused, index) => `f${index}: productCode`).join(' ')} } }`,
      'at most 100 fields',
    ],
    [
      'fragments on the root',
      '{ ...f ...f } fragment f on Query { productsAvailability(skus: "X") { productCode } }',
      'Fragments on Query',
    ],
    ['operations', 'query a { __typename } query b { __typename }', 'Only one operation'],
  ])('too many %s are refused', async (_what, query, message) => {
    expect(await errorsOf(query)).toContain(message);
  });

  test('too many skus are refused', async () => {
    const skus = Array.from({ length: 201 }, (_unused, index) => `S${index}`).join(',');
    expect(await errorsOf(AVAILABILITY, { skus, system: 'x' })).toContain('At most 200 skus');
  });

  test('a body over the limit is a 413 problem', async () => {
    const answer = await ask(`{ __typename } #${'x'.repeat(40_000)}`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([413, expect.stringContaining('problem+json')]);
  });

  test('a batch of queries is refused', async () => {
    const payload = JSON.stringify([{ query: '{ __typename }' }, { query: '{ __typename }' }]);
    expect((await shop.app.inject({ method: 'POST', url: '/graphql', headers: HEADERS, payload })).statusCode).toBe(
      400,
    );
  });

  test('an error of the database is reported without its message', async () => {
    await shop.database.script('ALTER TABLE shop_stock RENAME TO shop_stock_away');
    const text = await errorsOf('{ productsAvailabilityShops(skus: "NOVA-9-SORT-128") { code } }');
    await shop.database.script('ALTER TABLE shop_stock_away RENAME TO shop_stock');
    expect(text).toContain('could not answer');
    expect(text).not.toContain('shop_stock');
  });
});

describe('the schema', () => {
  test('the server’s schema is that of channel.graphql', async () => {
    const { data } = (await ask(getIntrospectionQuery({ schemaDescription: true }).replace(/\s+/g, ' '))).json<{
      data: IntrospectionQuery;
    }>();
    const described = buildSchema(readFileSync(paths.channelSchema(), 'utf8'));
    expect(printSchema(buildClientSchema(data))).toBe(printSchema(described));
  });

  test('introspection is off in production', async () => {
    const production = await shop.startAnother({ NODE_ENV: 'production' });
    const answer = await production.inject({
      method: 'POST',
      url: '/graphql',
      headers: HEADERS,
      payload: JSON.stringify({ query: '{ __schema { types { name } } }' }),
    });
    await production.close();
    expect(answer.body).toContain('introspection');
    expect(answer.body).not.toContain('ProductAvailability');
  });
});
