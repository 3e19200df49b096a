import type { BackendAnswer } from '../testing/fake-backend';
import { createTestEdge, SHOP_ORIGIN, type TestEdge } from '../testing/test-edge';

const ADD = '/handlekurv/legg-til/';
const CHANGE = '/handlekurv/endre/';

let edge: TestEdge;
let type = 'HANDSET';
let updated: BackendAnswer;
beforeEach(async () => {
  edge = await createTestEdge();
  type = 'HANDSET';
  updated = answer({});
  edge.api.answer = ({ path }) =>
    path.startsWith('/api/cart/update/') ? updated : { body: JSON.stringify({ items: [{ type }] }) };
});
afterEach(() => edge.close());

/** A cart as the API answers an update. */
const answer = (fields: object): BackendAnswer => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    orderRef: 'o-1',
    realm: 'B2C',
    hasPaid: false,
    customerTypeGet: 'PRIVATE',
    reSwitch: null,
    cart: { content: [], subscriptions: [] },
    subscriptions: [],
    totals: { monthly: 0, upfront: 0, firstInvoice: 0, vat: 0, upfrontWithoutVAT: 0 },
    delivery: null,
    ...fields,
  }),
});

const FORM_KEY = 'shop-form=00000000-0000-4000-8000-000000000000';
const ORDERED = { origin: SHOP_ORIGIN, cookie: `orderRef=o-1; ${FORM_KEY}` };
const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = { origin: SHOP_ORIGIN }) =>
  edge.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
/** As a browser without an order does it: it comes again with the cookie that the answer set. */
async function submit(url: string, fields: Record<string, string>) {
  const first = await post(url, fields);
  if (first.statusCode !== 307) return first;
  return post(String(first.headers.location), fields, { origin: SHOP_ORIGIN, cookie: cookieOf(first) });
}
const cookieOf = ({ cookies }: Awaited<ReturnType<typeof post>>) =>
  cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
const isOfOrder = ({ name }: { readonly name: string }) => name.startsWith('order');
const keys = () =>
  edge.api.calls
    .filter(({ path }) => path.startsWith('/api/cart/update/'))
    .map(({ headers }) => headers['idempotency-key']);
const updates = () =>
  edge.api.calls
    .filter(({ path }) => path.startsWith('/api/cart/update/'))
    .map(({ body }) => JSON.parse(body) as { readonly update?: object });

test('a phone is put into the cart, and 303 leads to the cart page', async () => {
  const response = await submit(ADD, { sku: '9050000', financing: 'upfront' });
  expect([response.statusCode, response.headers.location]).toEqual([303, '/handlekurv/']);
  expect(updates()).toEqual([
    { update: { handsetSku: '9050000', financingType: 'upfront' }, orderRef: null, realm: 'B2C' },
  ]);
});

test('[P6-15, P3-10] a device of an equipment agreement is ordered for its months', async () => {
  const response = await submit(ADD, { sku: '9050000', financing: 'ukko24' });
  expect([response.statusCode, response.headers.location]).toEqual([303, '/handlekurv/']);
  expect(updates().map(({ update }) => update)).toEqual([
    { handsetSku: '9050000', financingType: 'ukko', financingDuration: 24 },
  ]);
  expect((await submit(ADD, { sku: '9050000', financing: 'ukko48' })).statusCode).toBe(400);
});

test('an accessory is put into the cart by its quantity, a plan by its offering', async () => {
  type = 'ACCESSORY';
  await submit(ADD, { sku: '9060000', financing: 'upfront' });
  await submit(ADD, { offeringCode: 'FJELL_MAX' });
  expect(updates().map(({ update }) => update)).toEqual([
    { accessorySku: '9060000', quantity: 1 },
    { pricePlan: 'FJELL_MAX', quantity: 1 },
  ]);
});

test('several plans are put into one order, each with its lines; a refusal stops', async () => {
  const fields = new URLSearchParams([
    ['offeringCode', 'FJELL_MAX.COM12PURP20'],
    ['quantity', '3'],
    ['offeringCode', 'FJELL_10GB'],
    ['quantity', '1'],
  ]).toString();
  const send = () =>
    edge.app.inject({
      method: 'POST',
      url: ADD,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...ORDERED },
      payload: fields,
    });
  expect((await send()).headers.location).toBe('/handlekurv/');
  expect(updates()).toEqual([
    { update: { pricePlan: 'FJELL_MAX.COM12PURP20', quantity: 3 }, orderRef: 'o-1', realm: 'B2C' },
    { update: { pricePlan: 'FJELL_10GB', quantity: 1 }, orderRef: 'o-1', realm: 'B2C' },
  ]);
  expect(new Set(keys()).size).toBe(2);
  updated = answer({ errorMessage: 'Selges ikke' });
  expect((await send()).headers.location).toBe('/handlekurv/?melding=avvist');
  expect(updates()).toHaveLength(3);
});

test('more plans in one form than the shop sells are a bad request, so that one form is not a hundred calls', async () => {
  const response = await edge.app.inject({
    method: 'POST',
    url: ADD,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...ORDERED },
    payload: new URLSearchParams(Array.from({ length: 31 }, () => ['offeringCode', 'FJELL_MAX'])).toString(),
  });
  expect([response.statusCode, edge.api.calls]).toEqual([400, []]);
});

test('[P7-10] goods at a campaign’s price are sent with its code', async () => {
  await submit(ADD, { sku: '9050000', financing: 'upfront', discountCode: 'HOST' });
  type = 'ACCESSORY';
  await submit(ADD, { sku: '9060000', financing: 'upfront', discountCode: 'DEKSEL' });
  expect(updates().map(({ update }) => update)).toEqual([
    { handsetSku: '9050000', financingType: 'upfront', discountCode: 'HOST' },
    { accessorySku: '9060000', quantity: 1, discountCode: 'DEKSEL' },
  ]);
});

test('[P7-14, F7.1-14] a phone at its full price is sent with its plan, in one update', async () => {
  await submit(ADD, { sku: 'AUR-5P', financing: 'upfront', offeringCode: 'FJELL_MAX' });
  expect(updates().map(({ update }) => update)).toEqual([{ handsetSku: 'AUR-5P', pricePlan: 'FJELL_MAX' }]);
});

test('[F9.12-1] a bundle is sent with its plan and the code of its campaign', async () => {
  await submit(ADD, { sku: 'FONN', financing: 'upfront', offeringCode: 'FJELL_MAX.COM12', discountCode: 'PAKKE' });
  expect(updates().map(({ update }) => update)).toEqual([
    {
      handsetSku: 'FONN',
      financingType: 'upfront',
      pricePlan: 'FJELL_MAX.COM12',
      discountCode: 'PAKKE',
      discountOfferingCode: 'FJELL_MAX',
    },
  ]);
});

test('[F7.1-20, F9.15-5] the order that the API answers is kept in cookies of the parent domain for a day', async () => {
  const hosted = await createTestEdge({ SHOP_ORIGIN: 'https://www.fjell.no' });
  hosted.api.answer = () => answer({ realm: 'B2B' });
  const { cookies } = await hosted.app.inject({
    method: 'POST',
    url: ADD,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://www.fjell.no',
      cookie: ORDERED.cookie,
    },
    payload: 'offeringCode=FJELL_MAX',
  });
  await hosted.close();
  const attributes = { path: '/', sameSite: 'Lax', maxAge: 86_400, domain: 'fjell.no', secure: true };
  expect(cookies.filter(isOfOrder)).toEqual([
    { name: 'orderRef', value: '', ...attributes, maxAge: 0, domain: undefined },
    { name: 'orderRef', value: 'o-1', ...attributes },
    { name: 'orderRealm', value: '', ...attributes, maxAge: 0, domain: undefined },
    { name: 'orderRealm', value: 'B2B', ...attributes },
  ]);
});

test('an answer without an order leaves the cookies as they are', async () => {
  updated = answer({ orderRef: null });
  const { cookies } = await post(ADD, { offeringCode: 'FJELL_MAX' }, ORDERED);
  expect(cookies.filter(isOfOrder)).toEqual([]);
});

const BUSINESS_PAGE = `${SHOP_ORIGIN}/bedrift/mobiltelefoner/aurora/5-pro/`;
const CONSUMERS_ORDER = { origin: SHOP_ORIGIN, cookie: `orderRef=o-1; orderRealm=B2C; ${FORM_KEY}` };

test('[F7.1-5] new goods are sent with the realm of their page, a change of what is there with that of the order', async () => {
  const headers = { ...CONSUMERS_ORDER, referer: BUSINESS_PAGE };
  await post(ADD, { sku: '9050000', financing: 'upfront' }, headers);
  await post(ADD, { offeringCode: 'FJELL_MAX' }, headers);
  await post(CHANGE, { cartItemId: 'i-1', quantity: '3', sku: '9060000' }, headers);
  expect(updates().map((update) => (update as { readonly realm?: string }).realm)).toEqual(['B2B', 'B2B', 'B2C']);
});

test('[F7.1-5] a form of the cart, or of a page that is not known, has the realm of the order', async () => {
  const cookie = `orderRef=o-1; orderRealm=B2B; ${FORM_KEY}`;
  await post(ADD, { offeringCode: 'FJELL_MAX' }, { origin: SHOP_ORIGIN, cookie });
  await post(
    ADD,
    { offeringCode: 'FJELL_MAX' },
    { origin: SHOP_ORIGIN, cookie, referer: `${SHOP_ORIGIN}/handlekurv/` },
  );
  expect(updates().map((update) => (update as { readonly realm?: string }).realm)).toEqual(['B2B', 'B2B']);
});

test('[P8-1] goods of another realm are refused, and the cart page offers to empty the cart', async () => {
  const content = [
    {
      id: 'SKU',
      type: 'ACCESSORY',
      cartItemId: 'i-1',
      quantity: { modifiable: true, removable: true },
      name: 'Deksel',
      price: {},
    },
  ];
  updated = answer({
    errorMessage: 'Handlekurven inneholder varer fra privatbutikken.',
    cart: { content, subscriptions: [] },
  });
  const { headers } = await post(ADD, { offeringCode: 'FJELL_MAX' }, { ...CONSUMERS_ORDER, referer: BUSINESS_PAGE });
  expect(headers.location).toBe('/handlekurv/?melding=annen-butikk');
});

test('[F4.1-4] the cart is emptied', async () => {
  const response = await post(CHANGE, { empty: '1' }, { ...CONSUMERS_ORDER, referer: BUSINESS_PAGE });
  expect([response.statusCode, response.headers.location]).toEqual([303, '/handlekurv/']);
  expect(updates()).toEqual([{ empty: true, orderRef: 'o-1', realm: 'B2C' }]);
});

test.each([
  ['a quantity', { cartItemId: 'i-1', quantity: '3' }, { update: { cartItemId: 'i-1', quantity: 3 } }],
  [
    'an accessory’s quantity',
    { cartItemId: 'i-1', quantity: '3', sku: '9060000' },
    { update: { cartItemId: 'i-1', quantity: 3, accessorySku: '9060000' } },
  ],
  ['[F4.1-7] quantity 0 of an item', { cartItemId: 'i-1', quantity: '0' }, { remove: { cartItemId: 'i-1' } }],
  [
    '[F4.1-7] quantity 0 of a bundle',
    { cartItemId: 'i-1', quantity: '0', bundleId: 'b-1' },
    { remove: { bundleId: 'b-1' } },
  ],
  [
    '[F4.1-7] quantity 0 of a service: its row, whatever else has the same code',
    { cartItemId: 'i-1', quantity: '0', serviceCode: 'SVC' },
    { remove: { cartItemId: 'i-1' } },
  ],
])('%s changes the cart', async (_what, fields, expected) => {
  const response = await submit(CHANGE, fields);
  expect([response.statusCode, response.headers.location]).toEqual([303, '/handlekurv/']);
  expect(updates()).toEqual([{ ...expected, orderRef: null, realm: 'B2C' }]);
});

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['a sandboxed page', { origin: 'null' }],
  ['no site that says so', {}],
  ['another site that sends no origin', { 'sec-fetch-site': 'cross-site' }],
])('a form of %s is refused and changes nothing', async (_who, headers) => {
  const response = await post(ADD, { sku: '9050000', financing: 'upfront' }, headers);
  expect([response.statusCode, edge.api.calls]).toEqual([403, []]);
});

test('a form without Origin is accepted when Sec-Fetch-Site says same-origin', async () => {
  const response = await post(
    ADD,
    { offeringCode: 'FJELL_MAX' },
    { 'sec-fetch-site': 'same-origin', cookie: ORDERED.cookie },
  );
  expect(response.statusCode).toBe(303);
});

test.each([
  ['no sku', ADD, { financing: 'upfront' }],
  ['an empty sku', ADD, { sku: '', financing: 'upfront' }],
  ['another financing', ADD, { sku: '9050000', financing: 'lease' }],
  ['no quantity', CHANGE, { cartItemId: 'i-1' }],
  ['a negative quantity', CHANGE, { cartItemId: 'i-1', quantity: '-1' }],
  ['a quantity that is too large', CHANGE, { cartItemId: 'i-1', quantity: '100' }],
  ['no item', CHANGE, { quantity: '1' }],
])('a form with %s is a bad request and changes nothing', async (_what, url, fields) => {
  const response = await submit(url, { ...fields });
  expect([response.statusCode, edge.api.calls]).toEqual([400, []]);
});

test('an update that the API refuses leads to the cart page, which says so', async () => {
  updated = answer({ errorMessage: 'Det er ikke flere på lager' });
  const response = await submit(ADD, { offeringCode: 'FJELL_MAX' });
  expect([response.statusCode, response.headers.location]).toEqual([303, '/handlekurv/?melding=avvist']);
});

test('[F8-3] an API that does not answer is logged, and the cart page says that nothing was changed', async () => {
  updated = { status: 503 };
  const response = await submit(ADD, { offeringCode: 'FJELL_MAX' });
  expect([response.statusCode, response.headers.location]).toEqual([303, '/handlekurv/?melding=ikke-lagt-til']);
  expect(edge.logged.map(({ message }) => message)).toEqual(['Failed to update cart(1)']);
  expect(response.cookies).toEqual([]);
});

describe('a form that is sent twice before there is an order', () => {
  const form = { offeringCode: 'FJELL_MAX' };

  test('makes one order: both carry the key that the browser was given', async () => {
    const first = await post(ADD, form);
    expect([first.statusCode, updates()]).toEqual([307, []]);
    const headers = { origin: SHOP_ORIGIN, cookie: cookieOf(first) };
    const location = String(first.headers.location);
    await Promise.all([post(location, form, headers), post(ADD, form, headers)]);
    const [one, two, ...more] = keys();
    expect([one, more]).toEqual([two, []]);
    expect(one).toMatch(/^[\w-]{20,}$/);
  });

  test('whose second click comes before any answer makes one too: only the last navigation goes on', async () => {
    const [, second] = await Promise.all([post(ADD, form), post(ADD, form)]);
    expect(updates()).toEqual([]);
    await post(String(second.headers.location), form, { origin: SHOP_ORIGIN, cookie: cookieOf(second) });
    expect(updates()).toHaveLength(1);
  });

  test('shares no order with another browser, though address and form are equal', async () => {
    await submit(ADD, form);
    await submit(ADD, form);
    const [one, two] = keys();
    expect(one).not.toBe(two);
  });

  test('with other content is another one', async () => {
    const headers = { origin: SHOP_ORIGIN, cookie: cookieOf(await post(ADD, form)) };
    await post(ADD, form, headers);
    await post(ADD, { offeringCode: 'FJELL_UNG' }, headers);
    const [one, two] = keys();
    expect(one).not.toBe(two);
  });

  test('is given a cookie that scripts cannot read and that ends soon', async () => {
    const { cookies } = await post(ADD, form);
    expect(cookies).toEqual([
      {
        name: 'shop-form',
        value: expect.any(String) as string,
        path: '/handlekurv/',
        httpOnly: true,
        sameSite: 'Strict',
        maxAge: 900,
      },
    ]);
  });

  test('in a browser that blocks cookies it makes no order that would be lost: the cart page says why', async () => {
    const first = await post(ADD, form);
    const again = await post(String(first.headers.location), form);
    expect([again.statusCode, again.headers.location]).toEqual([303, '/handlekurv/?melding=uten-informasjonskapsler']);
    expect(keys()).toEqual([]);
    await post(String(first.headers.location), form, { origin: SHOP_ORIGIN, cookie: 'orderRef=o-1' });
    expect(keys()).toHaveLength(1);
  });
});

test('with an order every form that was answered counts: two equal ones add two', async () => {
  const form = { offeringCode: 'FJELL_MAX' };
  const first = await post(ADD, form, ORDERED);
  await post(ADD, form, { origin: SHOP_ORIGIN, cookie: `orderRef=o-1; ${cookieOf(first)}` });
  const [one, two] = keys();
  expect(one).not.toBe(two);
});

test('with an order a double click counts once', async () => {
  await Promise.all([
    post(ADD, { offeringCode: 'FJELL_MAX' }, ORDERED),
    post(ADD, { offeringCode: 'FJELL_MAX' }, ORDERED),
  ]);
  expect(new Set(keys()).size).toBe(1);
});

describe('an answer of the API that is lost after the change was made', () => {
  const form = { offeringCode: 'FJELL_MAX' };

  test('is asked for once more, with the same key', async () => {
    const whole = updated;
    let calls = 0;
    edge.api.answer = () => ((calls += 1) === 1 ? { status: 503 } : whole);
    const { headers } = await post(ADD, form, ORDERED);
    expect(headers.location).toBe('/handlekurv/');
    const [one, two, ...more] = keys();
    expect([one, more]).toEqual([two, []]);
  });

  test('is not asked for again when it is a refusal', async () => {
    updated = { status: 429 };
    await post(ADD, form, ORDERED);
    expect(keys()).toHaveLength(1);
  });

  test('and lost again: the form that is sent once more has the same key, so the goods are there once', async () => {
    updated = { status: 503 };
    const lost = await post(ADD, form, ORDERED);
    expect(lost.headers.location).toBe('/handlekurv/?melding=ikke-lagt-til');
    updated = answer({});
    await post(ADD, form, ORDERED);
    expect(keys()).toHaveLength(3);
    expect(new Set(keys()).size).toBe(1);
  });
});
