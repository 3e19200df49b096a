import { bundleNotes, subscriptionText } from 'shared-domain/subscription';
import { readReferenceFeed } from '../testing';

const NOW_MS = Date.parse('2026-11-21T12:00:00Z');
const feed = readReferenceFeed('2026-12-31', NOW_MS);
const ofType = (type: string) => feed.products.filter((product) => product.type === type);
const reviewed = feed.reviews.flatMap(({ customers }) => customers?.reviews ?? []);

test('the reference catalogue has devices on Svitsj and lease, and plans for devices in both realms', () => {
  expect(feed.products.some(({ financing }) => financing.switch && financing.leaseMonths.includes(24))).toBe(true);
  expect(feed.plans.filter(({ soldWithDevice }) => soldWithDevice).map(({ realm }) => realm)).toEqual(
    expect.arrayContaining(['b2c', 'b2b']),
  );
});

test.each([
  ['P1-3', 'HANDSET', 50],
  ['P1-3', 'HANDSET-PREOWNED', 10],
  ['P1-4', 'TABLET', 15],
  ['P1-5', 'WEARABLE', 12],
  ['P1-7', 'MODEM', 8],
  ['P1-8', 'CONNECTED_DEVICE', 12],
  ['P1-6', 'ACCESSORY', 120],
])('[%s] %s: at least %i products', (_id, type, least) => {
  expect(ofType(type).length).toBeGreaterThanOrEqual(least);
});

test('[P3-39] accessories of every category', () => {
  expect(new Set(ofType('ACCESSORY').map(({ subType }) => subType))).toEqual(
    new Set(['CHARGER', 'COVER', 'HEADSET', 'OTHER', 'OUTLET', 'SCREENPROTECTOR', 'SPEAKER', 'STORAGE']),
  );
});

describe('reviews', () => {
  test('forty products have 3 to 12 customer reviews each, newest first, no text twice', () => {
    const many = feed.reviews.filter(({ customers }) => (customers?.reviews.length ?? 0) >= 3);
    expect(many.length).toBeGreaterThanOrEqual(40);
    for (const { model, customers } of many) {
      const { votes = 0, reviews = [] } = customers ?? {};
      const dates = reviews.map(({ reviewDate }) => reviewDate);
      const released = feed.products.find(({ modelSlug }) => modelSlug === model)?.releaseDate ?? '';
      expect([
        reviews.length <= 12,
        votes >= reviews.length,
        dates,
        dates.every((date) => date > released.slice(0, 10) && Date.parse(date) < NOW_MS),
      ]).toEqual([true, true, [...dates].sort().reverse(), true]);
      expect(new Set(reviews.map(({ customerName }) => customerName)).size).toBe(reviews.length);
    }
    expect(new Set(reviewed.map(({ review }) => review)).size).toBe(reviewed.length);
  });

  test('some are critical, and a product without votes exists', () => {
    expect(reviewed.filter(({ rating }) => rating <= 2).length).toBeGreaterThanOrEqual(10);
    expect(feed.reviews.some(({ customers }) => customers?.votes === 0)).toBe(true);
  });

  test('[P3-6] test pilots give dice ratings, magazines review ten products', () => {
    expect(
      feed.reviews
        .flatMap(({ pilots = [] }) => pilots)
        .every(({ diceRoll, pilot }) => diceRoll !== undefined && pilot !== undefined),
    ).toBe(true);
    expect(feed.reviews.filter(({ magazine }) => magazine)).toHaveLength(10);
  });
});

test('[P3-31] every phone, tablet and watch has an insurance, with a placeholder for the excess', () => {
  const covered = (type: string, price: number): boolean =>
    feed.insurances.some(
      ({ types, devicePriceFrom, devicePriceBelow = Infinity }) =>
        types.some((each) => each === type) && price >= devicePriceFrom && price < devicePriceBelow,
    );
  for (const type of ['HANDSET', 'HANDSET-PREOWNED', 'TABLET', 'WEARABLE'])
    expect(
      ofType(type)
        .flatMap(({ variants }) => variants)
        .filter(({ price }) => !covered(type, price)),
    ).toEqual([]);
  expect(
    feed.insurances.every(({ sellingPoints }) => sellingPoints.some(({ subtext }) => subtext.includes('[DATA]'))),
  ).toBe(true);
});

test('campaigns of every realm: for members, ended, and still to come', () => {
  const isOver = ({ validTo }: { readonly validTo: string }): boolean => Date.parse(validTo) <= NOW_MS;
  expect(new Set(feed.webdeals.map(({ realm }) => realm))).toEqual(new Set(['B2C', 'B2B', 'UKKO']));
  expect(feed.webdeals.some(({ membersDeal }) => membersDeal)).toBe(true);
  expect(feed.webdeals.filter(isOver).length).toBe(1);
  expect(feed.webdeals.some(({ validFrom }) => Date.parse(validFrom) > NOW_MS)).toBe(true);
});

test('the amount in a campaign’s title is the amount of its discount', () => {
  const amounts = feed.webdeals.flatMap(({ title, discount }) =>
    /([\d\u00A0]+),-/.exec(title)
      ? [
          [
            Number(/([\d\u00A0]+),-/.exec(title)?.[1]?.replace('\u00A0', '')),
            Math.max(discount.upfront, discount.monthly),
          ],
        ]
      : [],
  );
  expect(amounts.length).toBeGreaterThan(5);
  for (const [inTitle, discount] of amounts) expect(inTitle).toBe(discount);
});

test('[F9.12-3, F9.12-4] bundles with accessories and routers, one while stocks last, two online only', () => {
  const notes = feed.bundles.flatMap((bundle) => bundleNotes({ ...bundle, discountCode: bundle.discountId }));
  expect(notes.map(subscriptionText)).toEqual([
    'Tilbudet gjelder så langt lageret rekker.',
    'Kun på nett',
    'Kun på nett',
  ]);
  const simDeals = feed.bundles.filter(({ discountId }) => discountId.startsWith('Web_BTL_SIM-deal_'));
  expect(simDeals.map(({ discountId, offeringCode }) => [discountId.endsWith('_8'), offeringCode])).toEqual([
    [false, 'FJELL_MOBIL_X_UNG'],
    [true, 'FJELL_MOBIL_X_UNG'],
  ]);
  expect(new Set(feed.bundles.map(({ type }) => type))).toEqual(new Set(['ACCESSORY', 'MODEM']));
});
