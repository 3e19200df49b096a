import { fakeFetch, recordErrors, useTestConfig } from 'shared-domain/testing';
import { fetchInsurances } from './insurance-client';

const lookup = {
  realm: 'B2C',
  sku: 'NOVA-9',
  offeringCode: 'FJELL_X_BASIC_2025_2.REGULAR',
  subscriptions: [],
  id: 'NOVA-9',
} as const;
const insurance = { code: 'INSURM', name: 'Mobilforsikring', price: 99 };

let network: ReturnType<typeof fakeFetch>;
beforeEach(() => useTestConfig());
afterEach(() => network.restore());

test('[P7-5, F7.4-1, P3-31] insurances by realm, sku and plan', async () => {
  network = fakeFetch(() => fakeFetch.json([insurance]));
  await expect(fetchInsurances({ ...lookup, subscriptions: [] })).resolves.toEqual([
    { ...insurance, price: 9_900, discountPrice: null, flashText: null, sellingPoints: [] },
  ]);
  expect(network.calls[0]).toMatchObject({ method: 'POST', url: 'http://shop.test/api/insurance/all/' });
  expect(JSON.parse(network.calls[0]?.body ?? '')).toMatchObject({
    realm: 'B2C',
    sku: 'NOVA-9',
    offeringCode: 'FJELL_X_BASIC_2025_2.REGULAR',
  });
});

test.each([
  ['[P8-16, F8-9, F8-18] a failed lookup', () => fakeFetch.problem(500)],
  ['[F8-18] an answer that is no list of insurances', () => fakeFetch.json([{ ...insurance, price: 'gratis' }])],
])('%s is logged once and gives an empty list', async (_what, answer) => {
  const logged = recordErrors();
  network = fakeFetch(answer);
  await expect(fetchInsurances({ ...lookup, subscriptions: [] })).resolves.toEqual([]);
  expect(logged).toEqual(['Failed to fetch insurances']);
});
