import { filterDeliveryOptions, needsPickupPoints } from 'shared-domain/delivery';
import { fetchDeliveryMethods, fetchPickupPoints } from 'shared-domain/delivery/io';
import { aFeed, aPickupPoint } from '../catalogue/testing';
import { problemOf } from '../testing';
import { connectedShop } from './testing/connected-shop';

const feed = aFeed();
const connected = connectedShop(feed);

test('[P7-6, F7.4-2] the points near the postcode, nearest first', async () => {
  expect(await fetchPickupPoints('0184')).toEqual([
    {
      id: 'oslo-1',
      carrier: 'Pakkeveien',
      name: 'Nærbutikken Storgata',
      street: 'Storgata 14',
      zip: '0184',
      city: 'Oslo',
      lat: 59.914,
      lng: 10.75,
      open: [{ days: 'Alle dager', hours: '7–23' }],
      distanceKm: 0.2,
    },
    expect.objectContaining({ id: 'oslo-0', distanceKm: 1.9 }),
  ]);
  expect((await fetchPickupPoints('3015')).map(({ id }) => id)).toEqual(['oslo-1', 'oslo-0']);
  expect(connected().logged).toEqual([]);
});

test('[P7-6, P5-10, F5.6-3] a remote or unknown postcode has none, so the pickup options are dropped', async () => {
  expect([await fetchPickupPoints('9170'), await fetchPickupPoints('1999')]).toEqual([[], []]);
  expect(connected().logged).toEqual([]);
  const offered = await fetchDeliveryMethods({
    zipCode: '3800',
    isFreeExpressDelivery: false,
    isPreownedDelivery: false,
  });
  expect(needsPickupPoints(offered)).toBe(true);
  const points = await fetchPickupPoints('3800');
  expect(filterDeliveryOptions(offered, points.length).map(({ type }) => type)).toEqual(['CARRYON_POST_BRING']);
});

test('[P7-6] at most ten, none farther than 60 km', async () => {
  const corner = aPickupPoint({ id: 'corner', lat: 60.413, lng: 11.696 });
  await connected().shop.importCatalogue({ ...feed, pickupPoints: [corner] });
  expect(await fetchPickupPoints('0184')).toEqual([]);
  const many = Array.from({ length: 12 }, (_unused, index) => aPickupPoint({ id: `p-${index}` }));
  await connected().shop.importCatalogue({ ...feed, pickupPoints: many });
  expect(await fetchPickupPoints('0184')).toHaveLength(10);
  await connected().shop.importCatalogue(feed);
});

test.each(['18', '018A', '01844'])(
  '[P7-6, P8-16, F8-10] the malformed postcode %s is refused with the field’s name, logged, and gives an empty list',
  async (zipCode) => {
    const answer = await connected().shop.app.inject(`/api/pickuppoints/${zipCode}`);
    expect([answer.statusCode, problemOf(answer).errors]).toEqual([
      400,
      [{ pointer: '?zipCode', detail: 'must be four digits' }],
    ]);
    expect(await fetchPickupPoints(zipCode)).toEqual([]);
    expect(connected().logged).toEqual(['Failed to fetch pickup points']);
  },
);

test('[P8-16, F8-10] a failure of the server is logged and gives an empty list', async () => {
  expect(await connected().without('pickup_point', () => fetchPickupPoints('0184'))).toEqual([]);
  expect(connected().logged).toEqual(['Failed to fetch pickup points']);
});
