import { insurancesSchema } from 'shared-domain/purchase/io';
import { asSent } from 'shared-domain/testing';
import { createTestApp, type TestApp } from '../../testing';
import { aFeed, anInsurance, aProduct, aSimpleProduct } from '../testing';

let shop: TestApp;
beforeAll(async () => {
  const feed = aFeed({
    insurances: [
      anInsurance({ code: 'SIZE_S', devicePriceBelow: 9_990, position: 1 }),
      anInsurance({
        code: 'SIZE_M',
        devicePriceFrom: 9_990,
        devicePriceBelow: 11_990,
        discountPrice: 99,
        flashText: { text: 'Kampanje' },
        position: 2,
      }),
      anInsurance({ code: 'SIZE_L', devicePriceFrom: 11_990, coversScreenOnly: true, position: 4 }),
      anInsurance({ code: 'ALL', types: ['HANDSET', 'HANDSET-PREOWNED'], freeMonths: 2, position: 3 }),
    ],
  });
  shop = await createTestApp({
    feed: {
      ...feed,
      products: [
        ...feed.products,
        aSimpleProduct({ sku: 'NOVA-PAD', type: 'TABLET', model: 'Nova Pad', modelSlug: 'nova-pad' }),
        aProduct({
          model: 'Nova Work',
          modelSlug: 'nova-work',
          realms: ['B2B'],
          variants: [{ sku: 'NOVA-WORK', colour: 'sort', price: 5_000, stock: 3 }],
        }),
      ],
    },
  });
});
afterAll(() => shop.close());

const ask = (body: object) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/insurance/all/',
    payload: { realm: 'B2C', offeringCode: 'FJELL_X_BASIC_2025_2.REGULAR', ...body },
  });
const readInsurances = (answer: { json(): unknown }) => asSent(insurancesSchema, answer.json());
const codesOf = async (body: object): Promise<string[]> => readInsurances(await ask(body)).map(({ code }) => code);

test.each([
  ['a phone of 9 990', 'NOVA-9-SORT-128', ['SIZE_M', 'ALL']],
  ['a phone of 11 990', 'NOVA-9-SORT-256', ['ALL', 'SIZE_L']],
  ['a pre-owned phone', 'NOVA-8-BRUKT', ['ALL']],
  ['a tablet', 'NOVA-PAD', []],
  ['an accessory', 'NOVA-DEKSEL', []],
  ['a phone that consumers cannot buy', 'NOVA-WORK', []],
  ['an unknown sku', 'NOPE', []],
])('[P7-5, F7.4-1] device type and price decide, in the feed’s order: %s', async (_what, sku, codes) => {
  expect(await codesOf({ sku })).toEqual(codes);
});

test('[P3-31] an insurance has its prices and selling points; the page fills in the excess', async () => {
  const response = await ask({ sku: 'NOVA-9-SORT-128' });
  expect(response.headers['cache-control']).toBe('no-store');
  expect(readInsurances(response)[0]).toEqual({
    code: 'SIZE_M',
    name: 'Fjell Trygg',
    price: 129,
    discountPrice: 99,
    flashText: { text: 'Kampanje' },
    sellingPoints: [{ icon: 'shield', subtext: 'Egenandel [DATA]' }],
  });
});

test('an insurance says how many months are free', async () => {
  const offered = readInsurances(await ask({ sku: 'NOVA-8-BRUKT' }));
  expect(offered.map(({ freeMonths }) => freeMonths)).toEqual([2]);
});

test('[P9-21] one that covers the screen alone says so: a page does not offer it with Svitsj', async () => {
  const offered = readInsurances(await ask({ sku: 'NOVA-9-SORT-256' }));
  expect(offered.map(({ code, coversScreenOnly }) => [code, coversScreenOnly])).toEqual([
    ['ALL', undefined],
    ['SIZE_L', true],
  ]);
});

test.each(['B2B', 'UKKO'])('[F6-13] %s is offered none', async (realm) => {
  expect(await codesOf({ sku: 'NOVA-9-SORT-128', realm })).toEqual([]);
});

test('[P7-18] plan, bundles and item are accepted and do not change the answer', async () => {
  expect(
    await codesOf({ sku: 'NOVA-9-SORT-128', offeringCode: 'keepExisting.KEEP', subscriptions: ['b1'], id: 'i1' }),
  ).toEqual(['SIZE_M', 'ALL']);
});

test.each([
  [{}, '/sku'],
  [{ sku: 'NOVA-9-SORT-128', realm: 'both' }, '/realm'],
  [{ sku: 'NOVA-9-SORT-128', price: 1 }, '/price'],
  [{ sku: 'NOVA-9-SORT-128', subscriptions: 'b1' }, '/subscriptions'],
])('[P7-5] malformed: %j → %s', async (body, pointer) => {
  const response = await ask(body);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ errors: [{ pointer }] });
});
