/** The shops of the reference catalogue lie where their addresses say, and have plausible opening hours. */

import { readReferenceFeed } from '../testing';

const { shops, products } = readReferenceFeed('2027-12-31');

/** First digits of a town's postcodes, and where the town lies. */
const TOWNS: Readonly<Record<string, readonly [zip: RegExp, lat: number, lng: number]>> = {
  Oslo: [/^0/, 59.92, 10.74],
  Sandvika: [/^133/, 59.89, 10.52],
  Strømmen: [/^201/, 59.95, 11.01],
  Ski: [/^140/, 59.72, 10.84],
  Jessheim: [/^205/, 60.14, 11.17],
  Fredrikstad: [/^16/, 59.21, 10.94],
  Hamar: [/^23/, 60.79, 11.07],
  Lillehammer: [/^26/, 61.12, 10.46],
  Drammen: [/^30/, 59.74, 10.2],
  Tønsberg: [/^31/, 59.27, 10.41],
  Sandefjord: [/^32/, 59.13, 10.22],
  Skien: [/^37/, 59.21, 9.6],
  Arendal: [/^48/, 58.46, 8.77],
  Kristiansand: [/^46/, 58.15, 8.0],
  Stavanger: [/^40/, 58.97, 5.73],
  Sandnes: [/^43/, 58.85, 5.74],
  Haugesund: [/^55/, 59.41, 5.27],
  Bergen: [/^5[01]/, 60.39, 5.32],
  Rådal: [/^5239$/, 60.29, 5.33],
  Ulset: [/^511/, 60.46, 5.33],
  Førde: [/^680/, 61.45, 5.86],
  Ålesund: [/^60/, 62.47, 6.2],
  Molde: [/^641/, 62.74, 7.16],
  Kristiansund: [/^65/, 63.11, 7.73],
  Trondheim: [/^70/, 63.43, 10.4],
  Tiller: [/^70/, 63.36, 10.38],
  Steinkjer: [/^77/, 64.01, 11.5],
  Bodø: [/^80/, 67.28, 14.4],
  'Mo i Rana': [/^86/, 66.31, 14.14],
  Narvik: [/^85/, 68.44, 17.43],
  Sortland: [/^840/, 68.69, 15.41],
  Harstad: [/^94/, 68.8, 16.54],
  Tromsø: [/^90/, 69.65, 18.96],
  Alta: [/^95/, 69.97, 23.27],
};

const NORWAY = { lat: [57.9, 71.2], lng: [4.4, 31.2] } as const;
const NEAR = { lat: 0.15, lng: 0.35 };
const HOURS = /^(\d{1,2})(?:\.(\d\d))?–(\d{1,2})(?:\.(\d\d))?$/;
const DAYS = ['Mandag', 'Tirsdag', 'Onsdag', 'Torsdag', 'Fredag', 'Lørdag', 'Søndag'];

test('there are forty shops, in every part of the country', () => {
  expect(shops).toHaveLength(40);
  expect(new Set(shops.map(({ zip }) => zip[0])).size).toBe(10);
});

test.each(shops.map((shop) => [shop.code, shop] as const))(
  '[P3-34] %s lies in Norway, in its town, with a postcode of the town',
  (_code, { city, zip, lat, lng }) => {
    const [zips, townLat, townLng] = TOWNS[city] ?? [/^$/, NaN, NaN];
    expect(zip).toMatch(zips);
    expect(lat > NORWAY.lat[0] && lat < NORWAY.lat[1] && lng > NORWAY.lng[0] && lng < NORWAY.lng[1]).toBe(true);
    expect([Math.abs(lat - townLat) < NEAR.lat, Math.abs(lng - townLng) < NEAR.lng]).toEqual([true, true]);
  },
);

/** 'Mandag–onsdag' → the days from the first to the last. */
function daysOf(text: string): readonly string[] {
  const [first = '', last = first] = text.split('–').map((day) => day.charAt(0).toUpperCase() + day.slice(1));
  return DAYS.slice(DAYS.indexOf(first), DAYS.indexOf(last) + 1);
}

test.each(shops.map((shop) => [shop.code, shop] as const))(
  '[P3-34] %s has hours for each day of the week, and a phone number',
  (_code, { open, contactNumber }) => {
    expect(open.flatMap(({ days }) => daysOf(days))).toEqual(DAYS);
    for (const { hours } of open.filter((entry) => entry.hours !== 'Stengt')) {
      const [, from, fromMinutes = 0, to, toMinutes = 0] = HOURS.exec(hours) ?? [];
      expect([
        Number(from) * 60 + Number(fromMinutes) >= 7 * 60,
        Number(to) * 60 + Number(toMinutes) <= 23 * 60,
        Number(from) < Number(to),
      ]).toEqual([true, true, true]);
    }
    expect(contactNumber).toMatch(/^\d\d \d\d \d\d \d\d$/);
  },
);

test('every shop has goods of the catalogue', () => {
  const skus = new Set(products.flatMap(({ variants }) => variants.map(({ sku }) => sku)));
  for (const { stock } of shops) expect(Object.keys(stock).filter((sku) => skus.has(sku)).length).toBeGreaterThan(20);
});
