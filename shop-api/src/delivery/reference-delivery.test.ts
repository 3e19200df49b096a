import { distanceKm, isAccessoryOnly } from 'shared-domain/delivery';
import { fetchDeliveryMethods, fetchPickupPoints, lookUpPostcode, searchPlaces } from 'shared-domain/delivery/io';
import { recordErrors } from 'shared-domain/testing';
import type { CatalogueFeed } from '../catalogue';
import { readReferenceFeed } from '../catalogue/testing';
import { connectFetch, createTestApp, type TestApp } from '../testing';

const logged = recordErrors();
const sessionToken = 'token';
let feed: CatalogueFeed;
let shop: TestApp;
let network: ReturnType<typeof connectFetch>;

beforeAll(async () => {
  feed = readReferenceFeed('2026-12-31');
  shop = await createTestApp({ feed });
  network = connectFetch(shop.app);
});
afterAll(async () => {
  network.restore();
  await shop.close();
});
afterEach(() => expect(logged).toEqual([]));

const types = async (zipCode: string, isFreeExpressDelivery = false): Promise<readonly string[]> =>
  (await fetchDeliveryMethods({ zipCode, isFreeExpressDelivery, isPreownedDelivery: false })).map(({ type }) => type);

test('the whole postcode register is in the database', async () => {
  const [row] = await shop.database.query<{ postcodes: number; towns: number }>(
    'SELECT (SELECT count(*) FROM postcode) AS postcodes, (SELECT count(*) FROM post_town) AS towns',
  );
  expect(row?.postcodes).toBeGreaterThan(5_100);
  expect(row?.towns).toBeGreaterThan(1_800);
});

test.each([
  ['0001', 'Oslo', 59.91, 10.75],
  ['5003', 'Bergen', 60.39, 5.32],
  ['7010', 'Trondheim', 63.43, 10.39],
  ['9008', 'Tromsø', 69.65, 18.96],
  ['9170', 'Longyearbyen', 78.22, 15.65],
  ['4611', 'Kristiansand S', 58.15, 8],
  ['9950', 'Vardø', 70.37, 31.11],
])('[P5-1, P7-27, F7.7-4] %s is %s', async (zip, town, lat, lng) => {
  const place = await lookUpPostcode(zip, { sessionToken });
  expect(place?.place).toBe(town);
  expect(distanceKm({ lat, lng }, place ?? { lat: 0, lng: 0 })).toBeLessThan(10);
});

test('every town lies in Norway, and towns with neighbouring postcodes lie near each other', () => {
  const mainland = feed.postTowns.filter(({ zone }) => zone !== 'svalbard');
  expect(mainland.filter(({ lat, lng }) => lat < 57.9 || lat > 71.3 || lng < 4.4 || lng > 31.3)).toEqual([]);
  const far = mainland.flatMap((town, index) => {
    const next = mainland[index + 1];
    // The first digits are a part of the country.
    return next && next.zips.slice(0, 2) === town.zips.slice(0, 2) && distanceKm(town, next) > 200
      ? [`${town.town} ${next.town}`]
      : [];
  });
  expect(far).toEqual([]);
});

test.each([
  ['0154', true, true, true],
  ['3015', true, true, true],
  ['5147', false, true, true],
  ['9008', true, true, true],
  ['2801', false, false, true],
  ['2900', false, false, false],
  ['9170', false, false, false],
])('[P7-22, F7.6-4] %s: a shop %s, a courier %s, home delivery %s', async (zip, hasShop, hasCourier, isBroughtHome) => {
  const offered = await types(zip);
  expect([
    offered.includes('PICK_UP_IN_SHOP'),
    offered.includes('CARRYON_EXP'),
    offered.includes('CARRYON_DOOR'),
  ]).toEqual([hasShop, hasCourier, isBroughtHome]);
  expect((await types(zip, true)).includes('CARRYON_EXP_FREE')).toBe(hasCourier);
  expect(offered.some((type) => type.startsWith('PICK_UP_POINT') && !isAccessoryOnly(type))).toBe(true);
});

test('[P7-6, F7.4-2] nine towns in ten have a pickup point within 60 km, and each point is within 15 km of its own town', async () => {
  const townOf = new Map(feed.postTowns.flatMap((town) => town.zips.split(' ').map((zip) => [zip, town] as const)));
  expect(
    feed.pickupPoints.filter((point) => distanceKm(point, townOf.get(point.zip) ?? { lat: 0, lng: 0 }) > 15),
  ).toEqual([]);
  const served = feed.postTowns.filter((town) => feed.pickupPoints.some((point) => distanceKm(town, point) <= 60));
  expect(served.length / feed.postTowns.length).toBeGreaterThan(0.9);
  expect(await fetchPickupPoints('0154')).toHaveLength(10);
});

test('[P7-26] a town is found by the first letters of its name', async () => {
  expect((await searchPlaces('trondh', { sessionToken })).map(({ description }) => description)).toEqual([
    'Trondheim, Norge',
  ]);
  expect((await searchPlaces('Bø', { sessionToken })).every(({ description }) => /\bBø/.test(description))).toBe(true);
});
