import { placeName } from 'shared-domain/delivery';
import { fetchPlace, lookUpPostcode, searchPlaces } from 'shared-domain/delivery/io';
import { fakeFetch, recordErrors } from 'shared-domain/testing';
import { aFeed, aPostTown } from '../catalogue/testing';
import { connectFetch, createTestApp, problemOf, type TestApp } from '../testing';

const logged = recordErrors();
const sessionToken = '7d1f3b52-0b1f-4f0b-9d2c-1f2f3a4b5c6d';
let shop: TestApp;
let network: ReturnType<typeof connectFetch>;

const feed = aFeed();
beforeAll(async () => {
  const more = [
    'Bodøsjøen',
    'Nes på Hedmarken',
    'Nordre Osen',
    'Mo i Rana',
    'Nord-Odal',
    'Nordkisa',
    'Nordagutu',
    'Nordbyhagen',
  ].map((town, index) => aPostTown({ town, zips: `${2000 + index}` }));
  more.push(aPostTown({ town: 'Moss', zips: '1501 1502' }), aPostTown({ town: 'Mo', zips: '2213' }));
  shop = await createTestApp({ feed: { ...feed, postTowns: [...feed.postTowns, ...more] } });
});
afterAll(() => shop.close());
beforeEach(() => {
  network = connectFetch(shop.app);
  logged.length = 0;
});
afterEach(() => network.restore());

const names = async (text: string): Promise<readonly string[]> =>
  (await searchPlaces(text, { sessionToken })).map(placeName);

test('[P5-2, P7-26, F7.7-4] a search asks for regions of Norway, with the session’s token, and reads predictions', async () => {
  expect(await searchPlaces('Bod', { sessionToken })).toEqual([
    { place_id: 'town-8006', description: 'Bodø, Norge', types: ['locality', 'political', 'geocode'] },
    { place_id: 'town-2000', description: 'Bodøsjøen, Norge', types: ['locality', 'political', 'geocode'] },
  ]);
  expect(new URL(network.calls[0]?.url ?? '').search).toBe(
    `?input=Bod&types=%28regions%29&components=country%3Ano&sessiontoken=${sessionToken}`,
  );
  expect(logged).toEqual([]);
});

test('[P5-2] below two characters no request is sent', async () => {
  expect([await names(''), await names(' B ')]).toEqual([[], []]);
  expect(network.calls).toEqual([]);
});

test.each([
  ['bodø', ['Bodø', 'Bodøsjøen']],
  ['BODO', ['Bodø', 'Bodøsjøen']],
  ['bø', ['Bø i Telemark', 'Bodø', 'Bodøsjøen']],
  ['bo', ['Bodø', 'Bodøsjøen', 'Bø i Telemark']],
  ['rana', ['Mo i Rana']],
  ['mo', ['Mo', 'Moss', 'Mo i Rana']],
  ['odal', ['Nord-Odal']],
  ['Atlantis', []],
  ['%', []],
  ['0_', []],
])('[P7-26, F7.7-4] %j finds %j', async (text, expected) => {
  expect(await names(text)).toEqual(expected);
});

test('[P7-26] at most five suggestions', async () => {
  expect(await names('nord')).toEqual(['Nord-Odal', 'Nordagutu', 'Nordbyhagen', 'Nordkisa', 'Nordre Osen']);
  expect((await searchPlaces('91', { sessionToken })).map(({ description, types }) => [description, types])).toEqual([
    ['9170 Longyearbyen, Norge', ['postal_code', 'geocode']],
    ['9171 Longyearbyen, Norge', ['postal_code', 'geocode']],
  ]);
});

test('[P7-27, F7.7-4] the details of a suggestion are its coordinates and postal town', async () => {
  const [bodoe] = await searchPlaces('Bodø', { sessionToken });
  expect(await fetchPlace({ place_id: bodoe?.place_id ?? '' }, { sessionToken })).toEqual({
    lat: 67.28,
    lng: 14.405,
    place: 'Bodø',
  });
  expect(new URL(network.calls[1]?.url ?? '').search).toBe(
    `?place_id=town-8006&fields=geometry.location%2Caddress_component&sessiontoken=${sessionToken}`,
  );
});

test('[P5-1, F5.7-1, F5.7-2, P7-26, P7-27, F7.7-4] a postcode is looked up by its prediction and then its details', async () => {
  expect(await lookUpPostcode('0184', { sessionToken })).toEqual({ lat: 59.913, lng: 10.746, place: 'Oslo' });
  expect(network.calls.map(({ url }) => new URL(url).pathname)).toEqual([
    '/api/places/autocomplete',
    '/api/places/details',
  ]);
});

test('[P5-1, F5.7-2] an unknown postcode has no prediction: no place, no details request, nothing logged', async () => {
  expect(await lookUpPostcode('1999', { sessionToken })).toBeNull();
  expect([network.calls.length, logged]).toEqual([1, []]);
});

test('[P5-1, F5.7-2] of the predictions the first with the type postal_code is the place', async () => {
  const prediction = (place_id: string, ...types: string[]) => ({ place_id, description: place_id, types });
  network.restore();
  const fake = fakeFetch(({ url }) =>
    url.includes('/autocomplete')
      ? fakeFetch.json({
          predictions: [
            prediction('town', 'locality'),
            prediction('first', 'geocode', 'postal_code'),
            prediction('second', 'postal_code'),
          ],
        })
      : fakeFetch.problem(404),
  );
  network = { ...fake, setCookies: () => undefined };
  await lookUpPostcode('0184', { sessionToken });
  expect(fake.calls.map(({ url }) => new URL(url).searchParams.get('place_id'))).toEqual([null, 'first']);
});

test.each(['018', '01844', '01 4', 'Oslo', ''])(
  '[P5-1, F5.7-1] %j is no postcode, and no request is sent',
  async (text) => {
    expect(await lookUpPostcode(text, { sessionToken })).toBeNull();
    expect(network.calls).toEqual([]);
  },
);

test('[P7-26] with types=postal_code only postcodes are suggested', async () => {
  const predictions = async (input: string): Promise<unknown> =>
    (await shop.app.inject({ url: '/api/places/autocomplete', query: { input, types: 'postal_code' } })).json();
  expect(await predictions('0184')).toEqual({
    predictions: [{ place_id: 'postcode-0184', description: '0184 Oslo, Norge', types: ['postal_code', 'geocode'] }],
  });
  expect(await predictions('Oslo')).toEqual({ predictions: [] });
});

test.each([
  ['no input', '/api/places/autocomplete', '?input'],
  ['an empty input', '/api/places/autocomplete?input=', '?input'],
  ['a control character', '/api/places/autocomplete?input=%00', '?input'],
  ['other types', '/api/places/autocomplete?input=Bo&types=address', '?types'],
  ['another country', '/api/places/autocomplete?input=Bo&components=country:se', '?components'],
  ['an unknown field', '/api/places/autocomplete?input=Bo&language=sv', '?language'],
  ['no id', '/api/places/details', '?place_id'],
])('[F7.7-4] %s is refused with the field’s name', async (_what, url, pointer) => {
  const answer = await shop.app.inject(url);
  expect([answer.statusCode, problemOf(answer).errors.map(({ pointer }) => pointer)]).toEqual([400, [pointer]]);
});

test.each(['town-0184', 'postcode-1999', 'ChIJ', 'town-80060'])(
  '[P7-27] the unknown id %s: not found, logged, no place',
  async (placeId) => {
    expect(await fetchPlace({ place_id: placeId }, { sessionToken })).toBeNull();
    expect(logged).toEqual(['Failed to fetch place details']);
  },
);

test('[P8-16] a failing service is logged and gives no predictions', async () => {
  await shop.database.script('ALTER TABLE post_town RENAME TO away');
  const found = await names('Bodø');
  await shop.database.script('ALTER TABLE away RENAME TO post_town');
  expect([found, logged]).toEqual([[], ['Failed to fetch place predictions']]);
});
