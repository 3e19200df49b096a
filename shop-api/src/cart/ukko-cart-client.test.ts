import { updateUkkoCart } from 'shared-domain/cart/io';
import { toUkkoCartUpdate } from 'shared-domain/purchase';
import { fakeFetch, recordErrors } from 'shared-domain/testing';
import { cartOf, connectFetch, createTestApp, type TestApp } from '../testing';
import { readOrder } from './testing';
import { refusals } from './texts/nb';

let shop: TestApp;
let network: ReturnType<typeof fakeFetch>;
const logged = recordErrors();
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
beforeEach(() => {
  logged.length = 0;
  network = connectFetch(shop.app);
});
afterEach(() => network.restore());

const update = toUkkoCartUpdate({ ukkoBundleId: 'nova-9-ukko24', ukkoVariantId: 'NOVA-9-SORT-128' });
if (!update) throw new Error('An update');
const put = (stateId: string, body: object) =>
  shop.app.inject({ method: 'PUT', url: `/api/ukko/cart/update/${stateId}`, payload: body });

test('[P7-4, P6-15] from the client to the database and back; the next update continues the same order', async () => {
  const made = await updateUkkoCart(update);
  expect(network.calls[0]).toMatchObject({ method: 'PUT', url: 'http://shop.test/api/ukko/cart/update/new' });
  expect(JSON.parse(network.calls[0]?.body ?? '{}')).toEqual({
    bundleId: 'nova-9-ukko24',
    mainVariantId: 'NOVA-9-SORT-128',
  });
  expect(made).toMatchObject({
    realm: 'UKKO',
    cart: {
      content: [
        {
          id: 'NOVA-9-SORT-128',
          price: { monthly: 41_625, monthlyWithoutVAT: 33_300 },
          items: [{ id: 'FJELL_BEDRIFT_20GB' }],
        },
      ],
    },
  });
  const stateId = made?.orderRef ?? '';
  const longer = await updateUkkoCart({ ...update, bundleId: 'nova-9-ukko36' }, { stateId });
  expect(network.calls[1]?.url).toBe(`http://shop.test/api/ukko/cart/update/${stateId}`);
  expect(longer).toMatchObject({ orderRef: stateId, subscriptions: [{ financing: { type: 'ukko', duration: 36 } }] });
  expect((await readOrder(shop.database, stateId)).ledger.map(({ what }) => what)).toEqual([
    'set-agreement',
    'set-agreement',
  ]);
  expect(logged).toEqual([]);
});

test('[P7-4] the first update sets the cookie with the state id, for a day', async () => {
  const response = await put('new', update);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.cookies).toEqual([
    expect.objectContaining({
      name: 'ukko-state-id',
      value: cartOf(response).orderRef,
      path: '/',
      maxAge: 86_400,
      sameSite: 'Lax',
    }),
  ]);
  expect(response.cookies[0]).not.toHaveProperty('httpOnly');
});

test('[P7-17] a refusal has a message and sets no cookie', async () => {
  expect(await updateUkkoCart({ ...update, bundleId: 'nova-9-ukko48' })).toMatchObject({
    orderRef: null,
    errorMessage: refusals.financingNotOffered('Nova 9'),
  });
  expect((await put('new', { ...update, bundleId: 'nova-9-ukko48' })).cookies).toEqual([]);
});

test.each([
  [{ mainVariantId: 'NOVA-9-SORT-128' }, '/bundleId'],
  [{ bundleId: 'A' }, '/mainVariantId'],
  [{ ...update, price: 1 }, '/price'],
  [{ ...update, bundleId: '' }, '/bundleId'],
])('[P7-4] malformed: %j → %s', async (body, pointer) => {
  const response = await put('new', body);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ errors: [{ pointer }] });
});

test.each([
  ['fails', () => fakeFetch.problem(503)],
  ['answers with no cart', () => fakeFetch.json({ ok: true })],
])('[P8-13, P7-4] a call that %s is logged and swallowed', async (_what, answer) => {
  network.restore();
  network = fakeFetch(answer);
  await expect(updateUkkoCart(update)).resolves.toBeNull();
  expect(logged).toEqual(['Failed to update ukko cart']);
});
