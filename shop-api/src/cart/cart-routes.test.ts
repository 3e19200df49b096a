import { cartAnswerSchema, type CartAnswerWire } from 'shared-domain/cart/io';
import { productDetailsSchema } from 'shared-domain/catalogue/io';
import { asSent } from 'shared-domain/testing';
import { aFeed, aProduct } from '../catalogue/testing';
import { cartOf, createTestApp, problemOf, type TestApp } from '../testing';
import { refusals } from './texts/nb';

const BLACK = { colours: [{ name: 'Sort', slug: 'sort', group: 'Svart' as const, html: '#111111' }] };
const later = aProduct({
  ...BLACK,
  model: 'Nova 11',
  modelSlug: 'nova-11',
  releaseDate: '2027-01-15T09:00:00Z',
  variants: [{ sku: 'NOVA-11', colour: 'sort', price: 12_990, stock: 0 }],
  pictures: [{ colour: 'sort', view: 'front', title: 'Nova 11' }],
});
const presale = aProduct({
  ...BLACK,
  model: 'Nova 10',
  modelSlug: 'nova-10',
  variants: [
    {
      sku: 'NOVA-10',
      colour: 'sort',
      price: 12_990,
      stock: 0,
      statuses: [{ name: 'PreSales', timestampIso: '2026-11-01T08:00:00Z' }],
    },
  ],
  pictures: [{ colour: 'sort', view: 'front', title: 'Nova 10' }],
});
const phasedOut = aProduct({
  ...BLACK,
  model: 'Nova 5',
  modelSlug: 'nova-5',
  variants: [
    {
      sku: 'NOVA-5',
      colour: 'sort',
      price: 1_990,
      stock: 0,
      statuses: [{ name: 'GlobalPhasedOutStocking', timestampIso: '2026-05-01T08:00:00Z' }],
    },
  ],
  pictures: [{ colour: 'sort', view: 'front', title: 'Nova 5' }],
});
const notSold = aProduct({
  ...BLACK,
  model: 'Nova 4',
  modelSlug: 'nova-4',
  variants: [
    {
      sku: 'NOVA-4',
      colour: 'sort',
      price: 990,
      stock: 3,
      statuses: [{ name: 'NonSellable', timestampIso: '2026-05-01T08:00:00Z' }],
    },
  ],
  pictures: [{ colour: 'sort', view: 'front', title: 'Nova 4' }],
});

let test_: TestApp;
beforeAll(async () => {
  const feed = aFeed();
  test_ = await createTestApp({ feed: { ...feed, products: [...feed.products, later, presale, phasedOut, notSold] } });
});
afterAll(() => test_.close());

const post = (path: 'get' | 'update', body: unknown, headers: Record<string, string> = {}) =>
  test_.app.inject({
    method: 'POST',
    url: `/api/cart/${path}/`,
    payload: body as object,
    headers: { 'content-type': 'application/json', ...headers },
  });

async function update(body: object): Promise<CartAnswerWire> {
  const response = await post('update', body);
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('no-store');
  return asSent(cartAnswerSchema, response.json());
}

describe('with the shop’s catalogue', () => {
  test('[F7.1-1, F7.1-2, F7.1-19, F3.1-2] the first update creates an order, which is read by its reference', async () => {
    const made = await update({ update: { accessorySku: 'NOVA-DEKSEL' }, orderRef: null, sourceIP: '203.0.113.9' });
    const read = await post('get', { orderRef: made.orderRef, realm: 'B2C', sourceIP: '203.0.113.9' });
    expect(made).toMatchObject({ realm: 'B2C', orderRef: expect.stringMatching(/^[\w-]{32}$/) as string });
    expect(asSent(cartAnswerSchema, read.json())).toEqual(made);
    const withoutRealm = await post('get', { orderRef: null });
    expect(cartOf(withoutRealm).realm).toBe('B2C');
  });

  test('[F3.1-3, F3.1-6, F3.1-7, F3.1-8] an item has the catalogue’s names, picture and URL', async () => {
    const { cart } = await update({ update: { handsetSku: 'NOVA-9-SORT-256', financingType: 'upfront' } });
    expect(cart.content[0]).toMatchObject({
      id: 'NOVA-9-SORT-256',
      type: 'HANDSET',
      brand: 'Nova',
      name: 'Nova 9',
      model: 'Nova 9',
      color: 'Sort',
      modelSize: '256 GB',
      href: '/mobiltelefoner/nova/nova-9/sort-256gb/',
      image: { url: '/api/pictures/nova-9/sort-front-800.webp', title: 'Nova 9 i sort, forfra' },
      price: { upfront: 11990 },
    });
  });

  test('[F7.1-15, P3-12, P3-16] a lease costs what the product page says, also when the plan code has a campaign suffix', async () => {
    const details = await test_.app.inject(
      '/api/view-models/product-details/B2C?path=/mobiltelefoner/nova/nova-9/sort-128gb/',
    );
    const { variants } = asSent(productDetailsSchema, details.json());
    const variant = variants.find(({ sku }) => sku === 'NOVA-9-SORT-128');
    for (const [method, type] of [
      ['lease', 'lease'],
      ['switch', 'switch'],
    ] as const) {
      const price = variant?.prices[method]?.FJELL_X_BASIC_2025_2?.find(({ duration }) => duration === 24);
      if (!variant || !price) throw new Error(`The product page has no ${method}`);
      for (const pricePlan of ['FJELL_X_BASIC_2025_2', price.mainOfferingCode ?? '']) {
        const { cart, totals } = await update({
          update: { handsetSku: variant.sku, financingType: type, financingDuration: 24, pricePlan },
        });
        expect(cart.content[0]?.price).toMatchObject({ monthly: price.monthly, total: price.total });
        expect(totals.monthly).toBe((price.monthly ?? NaN) + (price.mainOfferingMonthly ?? NaN));
        expect(cart.subscriptions[0]?.code).toBe('FJELL_X_BASIC_2025_2');
      }
    }
  });

  test('[P9-30] a prepaid plan is paid at once and not monthly', async () => {
    const { totals } = await update({ update: { pricePlan: 'FJELL_KONTANT' } });
    expect(totals).toMatchObject({ monthly: 0, upfront: 99 });
  });

  test('[P6-14, F2.9-4] a business that does not pay the device at once is redirected', async () => {
    const leased = await update({
      realm: 'B2B',
      update: {
        handsetSku: 'NOVA-9-SORT-128',
        financingType: 'lease',
        financingDuration: 24,
        isKeepExisting: true,
        returnUrl: 'https://evil.example/',
      },
    });
    expect(leased.redirectUrl).toBe('/bedrift/kasse/bestilling/');
    expect(leased.cart.content[0]?.href).toBe('/bedrift/mobiltelefoner/nova/nova-9/sort-128gb/');
    expect((await update({ realm: 'B2B', update: { handsetSku: 'NOVA-9-SORT-128' } })).redirectUrl).toBeUndefined();
  });

  test.each([
    ['presale not open yet', 'NOVA-11', refusals.presaleNotOpen('Nova 11')],
    ['sold out', 'NOVA-9-LYNG-128', refusals.soldOut('Nova 9')],
    ['phased out and gone', 'NOVA-5', refusals.soldOut('Nova 5')],
    ['not sold', 'NOVA-4', refusals.notSellable('Nova 4')],
    ['unknown', 'NOVA-0', refusals.unknownSku],
  ])('[P7-17] %s: refused with a message, without an order', async (_what, handsetSku, errorMessage) => {
    expect(await update({ update: { handsetSku, financingType: 'upfront' } })).toMatchObject({
      orderRef: null,
      errorMessage,
      cart: { content: [] },
    });
  });

  test('[P4-53] a presale that has opened can be ordered without stock', async () => {
    expect((await update({ update: { handsetSku: 'NOVA-10', financingType: 'upfront' } })).cart.content).toHaveLength(
      1,
    );
  });
});

describe('malformed requests change nothing and name the field', () => {
  const MALFORMED: readonly (readonly [object, string])[] = [
    [{}, ''],
    [{ extend: true, empty: true }, '/empty'],
    [{ extend: false }, '/extend'],
    [{ extend: true, price: 1 }, '/price'],
    [{ extend: true, realm: 'both' }, '/realm'],
    [{ extend: true, orderRef: 7 }, '/orderRef'],
    [{ update: {} }, '/update'],
    [{ update: { accessorySku: 'NOVA-DEKSEL', price: 1 } }, '/update/price'],
    [{ update: { accessorySku: 'NOVA-DEKSEL', quantity: '2' } }, '/update/quantity'],
    [{ update: { accessorySku: 'NOVA-DEKSEL', quantity: 1.5 } }, '/update/quantity'],
    [{ update: { accessorySku: 'NOVA-DEKSEL', cartItemId: 'AAAAAAAAAAAA' } }, '/update/quantity'],
    [{ update: { accessorySku: 'NOVA-DEKSEL', handsetSku: 'NOVA-9-SORT-128' } }, '/update/handsetSku'],
    [{ update: { handsetSku: 'NOVA-9-SORT-128', financingType: 'barter' } }, '/update/financingType'],
    [{ update: { handsetSku: 'NOVA-9-SORT-128', financingDuration: '24' } }, '/update/financingDuration'],
    [{ update: { handsetSku: 'NOVA-9-SORT-128', cartItemId: 'AAAAAAAAAAAA' } }, '/update/pricePlan'],
    [{ update: { isForBundle: true, pricePlan: 'FJELL_X_MAX_2025' } }, '/update/cartItemId'],
    [{ update: { isForBundle: true, cartItemId: 'AAAAAAAAAAAA' } }, '/update/pricePlan'],
    [{ update: { serviceCode: 'X' } }, '/update/cartItemId'],
    [{ update: { pricePlan: 'x'.repeat(201) } }, '/update/pricePlan'],
    [{ remove: {} }, '/remove'],
    [{ remove: { cartItemId: 'AAAAAAAAAAAA', bundleId: 'BBBBBBBBBBBB' } }, '/remove/cartItemId'],
    [{ remove: { sku: 'a' } }, '/remove/sku'],
  ];

  const lease = { handsetSku: 'NOVA-9-SORT-128', financingDuration: 24, pricePlan: 'FJELL_X_BASIC_2025_2' };

  test.each([
    ['upfront', 'B2C', { handsetSku: lease.handsetSku }, [null, 9_990, undefined]],
    ['lease', 'B2C', lease, ['lease', undefined, 416]],
    ['switch', 'B2C', lease, ['switch', undefined, 375]],
    ['ukko', 'UKKO', { handsetSku: lease.handsetSku, financingDuration: 24 }, ['ukko', undefined, 416.25]],
  ])('[F3.9-1, P3-11] %s is a way to pay in %s', async (financingType, realm, fields, expected) => {
    const { cart } = await update({ realm, update: { ...fields, financingType } });
    const [item] = cart.content;
    expect([cart.subscriptions[0]?.financing?.type ?? null, item?.price.upfront, item?.price.monthly]).toEqual(
      expected,
    );
  });

  test('[F3.9-1, P3-11] reswitch is one, too: without a swap that has begun it is refused with a message', async () => {
    expect(await update({ update: { ...lease, financingType: 'reswitch' } })).toMatchObject({
      errorMessage: 'Velg først på Min Side hvilken telefon du vil svitsje.',
      cart: { content: [] },
    });
  });

  test.each(['LEASE', 'leasing', 'new-switch', 'lease24', ' upfront'])(
    '[F3.9-1] %j is none: nothing is sold, and the field is named',
    async (financingType) => {
      const answer = await post('update', { update: { handsetSku: 'NOVA-9-SORT-128', financingType } });
      expect(answer.statusCode).toBe(400);
      expect(problemOf(answer).errors.map(({ pointer }) => pointer)).toEqual(['/update/financingType']);
    },
  );

  test('[F3.9-1] the options that a product names are those of the list', async () => {
    const answer = await test_.app.inject(
      '/api/view-models/product-details/B2C?path=/mobiltelefoner/nova/nova-9/sort-128gb/',
    );
    const { variants } = asSent(productDetailsSchema, answer.json());
    const options = variants.flatMap(({ financingMethods }) =>
      financingMethods.flatMap((method) => method.financingOptions.map(({ alternative_id: id }) => id)),
    );
    expect(options.length).toBeGreaterThan(0);
    for (const option of options)
      expect(option).toMatch(/^(upfront|new-switch|existing-switch|lease12|lease24|leasenow|ukko\d+)$/);
  });

  test.each(MALFORMED)('[F7.1-5, F7.1-6] %j → %s', async (body, pointer) => {
    const response = await post('update', body);
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(response.json()).toMatchObject({
      status: 400,
    });
    expect(problemOf(response).errors.map((error) => error.pointer)).toContain(pointer);
  });

  test('[F7.1-2] reading the cart names a wrong field as well, and a body that is not JSON is refused', async () => {
    expect((await post('get', { orderref: 'x' })).json()).toMatchObject({
      status: 400,
      errors: [{ pointer: '/orderref' }],
    });
    const broken = await test_.app.inject({
      method: 'POST',
      url: '/api/cart/get/',
      payload: '{',
      headers: { 'content-type': 'application/json' },
    });
    expect(broken.statusCode).toBe(400);
    expect(broken.headers['content-type']).toMatch(/^application\/problem\+json/);
  });

  test('[F7.1-4] an idempotency key with another request is a 422, a malformed key a 400', async () => {
    const headers = { 'idempotency-key': '6f1c2a52-6a0f-4c5e-9d0a-000000000001' };
    const first = await post('update', { update: { accessorySku: 'NOVA-DEKSEL' } }, headers);
    expect(
      (
        await post(
          'update',
          { realm: 'B2C', update: { accessorySku: 'NOVA-DEKSEL' }, sourceIP: '203.0.113.7' },
          headers,
        )
      ).json(),
    ).toEqual(first.json());
    const other = await post('update', { update: { accessorySku: 'NOVA-KLUT' } }, headers);
    expect(other.statusCode).toBe(422);
    expect(problemOf(other).status).toBe(422);
    expect((await post('update', { empty: true }, { 'idempotency-key': 'short' })).statusCode).toBe(400);
  });
});
