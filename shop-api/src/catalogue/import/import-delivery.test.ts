import type { Database } from '../../database';
import { createTestDatabase } from '../../database/testing/create-test-database';
import { aDeliveryZone, aFeed, aPickupPoint, aPostTown } from '../testing';
import { FeedRefusedError } from './feed-problem';
import { importFeed } from './import-feed';

const NOW_MS = Date.parse('2026-11-21T12:00:00Z');

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const run = (feed: unknown) => importFeed(database, feed, { source: 'feed', nowMs: NOW_MS });

async function problemsOf(feed: unknown): Promise<readonly (readonly [path: string, message: string])[]> {
  const error: unknown = await run(feed).catch((thrown: unknown) => thrown);
  if (!(error instanceof FeedRefusedError)) throw new Error('The feed was not refused');
  return error.problems.map(({ path, message }) => [path, message] as const);
}

test('a feed fills zones, towns, postcodes, pickup points and restocks, and replaces what was there', async () => {
  await run(aFeed({ restocks: [{ sku: 'NOVA-KLUT', workingDays: 3 }] }));
  const one = aFeed({
    postTowns: [aPostTown({ town: 'Kárášjohka', zips: '9730 9735' })],
    deliveryZones: [aDeliveryZone()],
    pickupPoints: [],
  });
  await run(one);
  expect(await database.query('SELECT zip, town FROM postcode ORDER BY zip')).toEqual([
    { zip: '9730', town: '9730' },
    { zip: '9735', town: '9730' },
  ]);
  expect(await database.query('SELECT * FROM post_town')).toEqual([
    {
      key: '9730',
      name: 'Kárášjohka',
      search_name: 'karasjohka',
      lat: 59.913,
      lng: 10.746,
      zone: 'storby',
      postcodes: 2,
    },
  ]);
  expect(await database.query('SELECT code, document FROM delivery_zone')).toEqual([
    { code: 'storby', document: aDeliveryZone() },
  ]);
  expect(
    await database.query(
      'SELECT (SELECT count(*) FROM pickup_point) AS points, (SELECT count(*) FROM restock) AS restocks',
    ),
  ).toEqual([{ points: 0, restocks: 0 }]);
});

test('a feed without delivery data leaves the tables empty', async () => {
  const { deliveryZones: _zones, postTowns: _towns, pickupPoints: _points, restocks: _restocks, ...rest } = aFeed();
  await run(rest);
  expect(await database.query('SELECT zip FROM postcode')).toEqual([]);
});

test('every schema error is reported with its path', async () => {
  const feed = {
    ...aFeed(),
    deliveryZones: [
      { ...aDeliveryZone(), methods: [{ code: 'PROGRESS_BAR', price: -1, workingDays: 1.5 }] },
      { code: 'tom', methods: [] },
    ],
    postTowns: [{ ...aPostTown(), zips: '0184, 0185', lat: 91 }],
    pickupPoints: [{ ...aPickupPoint(), zip: '184', more: 1 }],
    restocks: [{ sku: 'NOVA-KLUT', workingDays: 0 }],
  };
  expect((await problemsOf(feed)).map(([path]) => path).sort()).toEqual([
    'deliveryZones[0].methods[0].code',
    'deliveryZones[0].methods[0].price',
    'deliveryZones[0].methods[0].workingDays',
    'deliveryZones[1].methods',
    'pickupPoints[0].more',
    'pickupPoints[0].zip',
    'postTowns[0].lat',
    'postTowns[0].zips',
    'restocks[0].workingDays',
  ]);
});

test('every contradiction between the parts is reported with its path', async () => {
  const way = { code: 'LETTER', price: 49, workingDays: 2 } as const;
  const feed = aFeed({
    deliveryZones: [aDeliveryZone(), aDeliveryZone({ methods: [way, way] })],
    postTowns: [
      aPostTown(),
      aPostTown({ town: 'Asker', zips: '0184 1383' }),
      aPostTown({ town: 'Vik', zips: '6891', zone: 'fjord' }),
    ],
    pickupPoints: [aPickupPoint(), aPickupPoint(), aPickupPoint({ id: 'intetsted', zip: '9999' })],
    restocks: [
      { sku: 'NOVA-KLUT', workingDays: 3 },
      { sku: 'NOVA-KLUT', workingDays: 4 },
      { sku: 'NOPE', workingDays: 5 },
    ],
  });
  expect(await problemsOf(feed)).toEqual([
    ['deliveryZones[1].code', 'the zone storby is already used at deliveryZones[0].code'],
    ['deliveryZones[1].methods[1].code', 'the way LETTER is already used at deliveryZones[1].methods[0].code'],
    ['postTowns[1].zips', 'the postcode 0184 is already used at postTowns[0].zips'],
    ['postTowns[2].zone', 'there is no zone fjord'],
    ['pickupPoints[1].id', 'the pickup point oslo-1 is already used at pickupPoints[0].id'],
    ['pickupPoints[2].zip', 'there is no postcode 9999'],
    ['restocks[1].sku', 'the sku NOVA-KLUT is already used at restocks[0].sku'],
    ['restocks[2].sku', 'there is no sku NOPE'],
  ]);
});
