import { setErrorReporter } from 'shared-domain/runtime/error-report';
import { fakeFetch, recordErrors, useTestConfig } from 'shared-domain/testing';
import { fetchPlace, lookUpPostcode, searchPlaces } from './index';

const sessionToken = 'token';
const absent = { name: 'Kart', base: null };
let logged: string[];
let network: ReturnType<typeof fakeFetch>;

const prediction = (types: readonly string[], id: string) => ({ place_id: id, description: 'Oslo, Norge', types });

beforeEach(() => {
  useTestConfig();
  logged = recordErrors();
});
afterEach(() => network.restore());

const answer = (predictions: readonly object[]): void => {
  const details = {
    geometry: { location: { lat: 59.9, lng: 10.7 } },
    address_components: [{ short_name: 'Oslo', types: ['postal_town'] }],
  };
  network = fakeFetch(({ url }) => fakeFetch.json(url.includes('/autocomplete') ? { predictions } : details));
};

test.each([
  ['a search', () => searchPlaces('Bodø', { service: absent, sessionToken }), []],
  ['a postcode', () => lookUpPostcode('0184', { service: absent, sessionToken }), null],
  ['details', () => fetchPlace({ place_id: 'x' }, { service: absent, sessionToken }), null],
])(
  '[P8-14, F8-15] %s without a maps service: one error names it, no call, no predictions',
  async (_what, call, expected) => {
    answer([]);
    await expect(call()).resolves.toEqual(expected);
    expect(logged).toEqual(['Kart API was not found in the page.']);
    expect(network.calls).toEqual([]);
  },
);

test('[P8-14, F8-15] the error is in the console', async () => {
  answer([]);
  const spoken = jest.spyOn(console, 'error').mockImplementation();
  setErrorReporter({ error: (error, context) => console.error(error, context), warning: () => undefined });
  await searchPlaces('Bodø', { service: absent, sessionToken });
  expect(spoken.mock.calls.map(([error]) => (error as Error).message)).toEqual(['Kart API was not found in the page.']);
  spoken.mockRestore();
});

test('[P5-1, F5.7-2] the first prediction of a postcode is used', async () => {
  answer([
    prediction(['locality'], 'town'),
    prediction(['geocode', 'postal_code'], 'first'),
    prediction(['postal_code'], 'second'),
  ]);
  await expect(lookUpPostcode('0184', { sessionToken })).resolves.toEqual({ lat: 59.9, lng: 10.7, place: 'Oslo' });
  expect(network.calls.map(({ url }) => new URL(url).searchParams.get('place_id'))).toEqual([null, 'first']);
});

test('[P5-1, F5.7-2] predictions without a postcode give no place', async () => {
  answer([prediction(['locality'], 'town')]);
  await expect(lookUpPostcode('0184', { sessionToken })).resolves.toBeNull();
  expect(network.calls).toHaveLength(1);
});

test('[F7.7-4] an operator’s own service is called at its address', async () => {
  answer([prediction(['locality'], 'town')]);
  await expect(
    searchPlaces(' Oslo ', { service: { name: 'Kart', base: 'https://maps.test/v1' }, sessionToken }),
  ).resolves.toHaveLength(1);
  expect(network.calls[0]?.url).toBe(
    'https://maps.test/v1/autocomplete?input=Oslo&types=%28regions%29&components=country%3Ano&sessiontoken=token',
  );
});

test.each([
  ['Failed to fetch place predictions', [], () => searchPlaces('Bodø', { sessionToken })],
  ['Failed to fetch place details', null, () => fetchPlace({ place_id: 'x' }, { sessionToken })],
])('[P8-16] a call that fails is logged: %s', async (message, expected, call) => {
  network = fakeFetch(() => fakeFetch.problem(500));
  await expect(call()).resolves.toEqual(expected);
  expect(logged).toEqual([message]);
});

test('[P8-16] an answer of another shape is a failure', async () => {
  network = fakeFetch(() => fakeFetch.json({ predictions: [{ place_id: 7 }] }));
  await expect(searchPlaces('Bodø', { sessionToken })).resolves.toEqual([]);
  expect(logged).toEqual(['Failed to fetch place predictions']);
});
