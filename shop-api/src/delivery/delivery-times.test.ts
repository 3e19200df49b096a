import { fetchDeliveryTimes } from 'shared-domain/delivery/io';
import { aFeed, aShop, aSimpleProduct, aVariant } from '../catalogue/testing';
import { addWorkingDays, isoDay, toDay, workingDayFrom } from './delivery-times';
import { connectedShop } from './testing/connected-shop';

/** The default catalogue, two presale phones, a sold-out one without a restock, and one that is no longer sold. */
const feed = aFeed({
  products: [
    ...aFeed().products,
    aSimpleProduct({
      sku: 'TIND-1',
      modelSlug: 'tind-1',
      releaseDate: '2027-03-12T07:00:00Z',
      variants: [
        aVariant({
          sku: 'TIND-1',
          colour: 'hvit',
          statuses: [{ name: 'PreSales', timestampIso: '2026-11-01T00:00:00Z' }],
        }),
      ],
    }),
    aSimpleProduct({
      sku: 'TIND-2',
      modelSlug: 'tind-2',
      variants: [
        aVariant({
          sku: 'TIND-2',
          colour: 'hvit',
          statuses: [
            { name: 'PreSales', timestampIso: '2026-11-01T00:00:00Z' },
            { name: 'Sellable', timestampIso: '2027-01-03T23:30:00Z' },
          ],
        }),
      ],
    }),
    aSimpleProduct({
      sku: 'GONE-1',
      modelSlug: 'gone-1',
      variants: [aVariant({ sku: 'GONE-1', colour: 'hvit', stock: 0 })],
    }),
    aSimpleProduct({
      sku: 'PAST-1',
      modelSlug: 'past-1',
      variants: [
        aVariant({
          sku: 'PAST-1',
          colour: 'hvit',
          statuses: [{ name: 'NonSellable', timestampIso: '2026-01-01T00:00:00Z' }],
        }),
      ],
    }),
  ],
  restocks: [{ sku: 'NOVA-9-LYNG-128', workingDays: 5 }],
});

const connected = connectedShop(feed);
const times = async (zipCode: string, codes: readonly string[], skus: readonly string[]) =>
  (await fetchDeliveryTimes(zipCode, codes, skus)).map(({ deliveryCode, estimatedDeliveryDate }) => [
    deliveryCode,
    estimatedDeliveryDate,
  ]);

// The tests' day is a Saturday.
test('[P7-23, F7.6-5] each requested method that the postcode has, in the requested order', async () => {
  expect(
    await times(
      '0184',
      ['CARRYON_POST', 'CARRYON_EXP', 'PICK_UP_POINT_BRING', 'CARRYON_DOOR', 'DRONE'],
      ['NOVA-9-SORT-128'],
    ),
  ).toEqual([
    ['CARRYON_POST', '2026-11-25'],
    ['CARRYON_EXP', '2026-11-23'],
    ['CARRYON_DOOR', '2026-11-24'],
  ]);
  expect(connected().logged).toEqual([]);
});

test.each([
  ['before the cut-off', '2026-11-23T12:59:00Z', '2026-11-24'],
  ['after it', '2026-11-23T13:00:00Z', '2026-11-25'],
  ['in summer time', '2026-06-22T12:00:00Z', '2026-06-24'],
  ['on a Friday afternoon', '2026-11-20T13:00:00Z', '2026-11-24'],
  ['before Easter', '2027-03-24T12:00:00Z', '2027-03-30'],
  ['before Christmas', '2026-12-23T12:00:00Z', '2026-12-28'],
])('[P7-23, F7.6-5] working days of Norway: ordered %s', async (_when, now, date) => {
  connected().shop.setNow(Date.parse(now));
  expect(await times('0184', ['CARRYON_DOOR'], ['NOVA-9-SORT-128'])).toEqual([['CARRYON_DOOR', date]]);
});

test.each([
  ['0184', 'CARRYON_DOOR', '2026-11-24'],
  ['3800', 'CARRYON_POST_BRING', '2026-11-26'],
  ['9170', 'CARRYON_POST_BRING', '2026-12-03'],
])('[P7-23] to %s by %s it takes until %s', async (zipCode, code, date) => {
  expect(await times(zipCode, [code], ['NOVA-9-SORT-128'])).toEqual([[code, date]]);
});

test.each([
  ['in presale: not before its release', ['TIND-1'], '2027-03-15'],
  ['in presale: not before it is simply sold', ['TIND-2'], '2027-01-05'],
  ['sold out: not before its restock', ['NOVA-9-LYNG-128'], '2026-12-01'],
  ['sold out without a restock: no date', ['GONE-1'], null],
  ['no longer sold: no date', ['PAST-1'], null],
  ['together with what is in stock: the last one counts', ['NOVA-9-SORT-128', 'NOVA-9-LYNG-128'], '2026-12-01'],
  ['unknown, together with one in stock: ignored', ['NOPE', 'NOVA-9-SORT-128'], '2026-11-24'],
])('[P7-23, F7.6-5] an item that is %s', async (_what, skus, date) => {
  expect(await times('0184', ['CARRYON_DOOR'], skus)).toEqual([['CARRYON_DOOR', date]]);
});

test('[P7-23] collecting in a shop needs a shop in the town with all items', async () => {
  const collected = async (...skus: string[]) => (await times('0184', ['PICK_UP_IN_SHOP'], skus))[0]?.[1];
  expect(await collected('NOVA-9-SORT-128', 'NOVA-9-SORT-256')).toBe('2026-11-23');
  expect(await collected('NOVA-9-SORT-128', 'NOVA-KLUT')).toBeNull();
  expect(await collected('NOVA-9-SORT-256', 'NOVA-9-SORT-256')).toBe('2026-11-23');
  expect(await collected('NOVA-9-SORT-256', 'NOVA-9-SORT-256', 'NOVA-9-SORT-256')).toBeNull();
  expect(await collected('TIND-1')).toBeNull();
  expect((await times('5014', ['PICK_UP_IN_SHOP'], ['NOVA-9-SORT-128']))[0]?.[1]).toBeNull();
  await connected().shop.importCatalogue({
    ...feed,
    shops: [aShop({ stock: { 'NOVA-9-SORT-128': 1 } }), aShop({ code: 'oslo-2', stock: { 'NOVA-9-SORT-256': 1 } })],
  });
  expect(await collected('NOVA-9-SORT-128', 'NOVA-9-SORT-256')).toBeNull();
  await connected().shop.importCatalogue(feed);
});

test('[P7-23] more pieces than in stock have no date', async () => {
  await connected().shop.database.query("UPDATE variant SET stock = 1 WHERE sku = 'NOVA-9-SORT-128'");
  const [one, two] = [
    await times('0184', ['CARRYON_DOOR'], ['NOVA-9-SORT-128']),
    await times('0184', ['CARRYON_DOOR'], ['NOVA-9-SORT-128', 'NOVA-9-SORT-128']),
  ];
  await connected().shop.importCatalogue(feed);
  expect([one, two]).toEqual([[['CARRYON_DOOR', '2026-11-24']], [['CARRYON_DOOR', null]]]);
});

test.each([
  ['a postcode that does not exist', '1999', 'NOVA-9-SORT-128'],
  ['no known sku', '0184', 'NOPE'],
])('[P7-23] %s: no times, and no error', async (_what, zipCode, sku) => {
  expect(await times(zipCode, ['CARRYON_DOOR'], [sku])).toEqual([]);
  expect(connected().logged).toEqual([]);
});

test('[P7-24, F7.6-6, P8-16, F8-13] an error of the channel is reported with the query’s name and gives an empty list', async () => {
  expect(
    await connected().without('delivery_zone', () => fetchDeliveryTimes('0184', ['CARRYON_DOOR'], ['NOVA-9-SORT-128'])),
  ).toEqual([]);
  expect(connected().logged).toEqual([
    'GraphQL error in query function productsDeliveryTime: The channel could not answer this query',
  ]);
});

test('[P7-24, F7.6-6] a malformed postcode is an error of the channel', async () => {
  expect(await fetchDeliveryTimes('018a', ['LETTER'], ['NOVA-9-SORT-128'])).toEqual([]);
  expect(connected().logged).toEqual([
    'GraphQL error in query function productsDeliveryTime: zipCode must be four digits',
  ]);
});

test('[P8-16, F8-8, F8-12] a channel that refuses the request is logged, with the call’s own message, and gives an empty list', async () => {
  const closed = await connected().shop.startAnother({ CHANNEL_API_KEY: 'another' });
  connected().connectTo(closed);
  expect(await fetchDeliveryTimes('0184', ['CARRYON_DOOR'], ['NOVA-9-SORT-128'])).toEqual([]);
  await closed.close();
  expect(connected().logged).toEqual([
    expect.stringMatching(/^Failed to fetch from channel-api: /),
    'Failed to fetch product delivery time',
  ]);
});

const day = (iso: string): number => Date.parse(`${iso}T00:00:00Z`);

test.each([
  ['a Friday itself', '2026-11-20', '2026-11-20'],
  ['a Saturday to Monday', '2026-11-21', '2026-11-23'],
  ['Maundy Thursday to the Tuesday after Easter', '2026-04-02', '2026-04-07'],
  ['Christmas Eve over the weekend', '2026-12-24', '2026-12-28'],
])('the first working day from %s', (_what, from, found) => {
  expect(isoDay(workingDayFrom(day(from)))).toBe(found);
});

test.each([
  ['2026-11-20', 0, '2026-11-20'],
  ['2026-11-20', 1, '2026-11-23'],
  ['2026-03-31', 2, '2026-04-07'],
  ['2026-12-23', 3, '2026-12-30'],
  ['2026-05-13', 2, '2026-05-18'],
])('%s and %i working days is %s', (from, days, found) => {
  expect(isoDay(addWorkingDays(day(from), days))).toBe(found);
});

test('a day is a calendar day in any time zone of the machine', () => {
  expect(isoDay(toDay(2026, 3, 29))).toBe('2026-03-29');
});
