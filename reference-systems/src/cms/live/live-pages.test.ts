import { aShop } from 'shared-domain/delivery/testing';
import { toOre } from 'shared-domain/money';
import { readPageContents } from '../page-content';
import { coverageAt } from './coverage';
import { createLivePages } from './live-pages';
import { comingHolidays, hoursOn } from './opening-days';
import type { ShopCalls } from './shop-calls';

const NOW_MS = Date.parse('2026-11-30T12:00:00Z');
const contents = readPageContents({ portalOrigin: 'https://portal.example', brandName: 'Fjell', nowMs: NOW_MS });

const OPEN = [
  { days: 'Mandag–fredag', hours: '10–20' },
  { days: 'Lørdag', hours: '10–16' },
  { days: 'Søndag', hours: 'Stengt' },
];
const OSLO = { geometry: { location: { lat: 59.91, lng: 10.75 } }, address_components: [] };
const BODOE = {
  geometry: { location: { lat: 67.28, lng: 14.4 } },
  address_components: [{ short_name: 'Bodø', types: ['postal_town'] }],
};
const shop = (code: string, name: string, lat: number, lng: number) =>
  aShop({ code, name, city: name, lat, lng, open: OPEN, quantity: 3 });

const calls = (changes: Partial<ShopCalls> = {}): ShopCalls => ({
  shops: () => Promise.resolve([shop('oslo', 'Fjell Oslo', 59.91, 10.74), shop('bodoe', 'Fjell Bodø', 67.28, 14.41)]),
  stocks: () => Promise.resolve([[{ code: 'bodoe', quantity: 2 }], [{ code: 'bodoe', quantity: 0 }]]),
  products: () =>
    Promise.resolve([
      {
        name: 'Nova 9',
        href: '/mobiltelefoner/nova/nova-9/',
        image: { url: '/api/pictures/nova-9/a.webp' },
        skus: ['NOVA-1', 'NOVA-2'],
        position: 1,
        hidePrices: false,
        upfrontPrice: { upfront: toOre(9_990) },
      },
    ]),
  campaigns: () =>
    Promise.resolve([
      {
        title: '500,- i rabatt',
        description: 'Når du betaler alt nå.',
        membersDeal: true,
        validTo: '2026-12-24T22:59:00Z',
        products: [
          {
            name: 'Nova 9',
            href: '/n/',
            image: { url: '/api/pictures/nova-9/a.webp' },
            upfrontPrice: { upfront: toOre(9_990) },
          },
        ],
      },
    ]),
  deliveryMethods: () =>
    Promise.resolve([
      { type: 'CARRYON_DOOR', label: 'Levert på døren', description: null, alert: null, price: toOre(149) },
      { type: 'PICK_UP_POINT_ACC', label: 'Hentested', description: ' ', alert: null, price: toOre(59) },
      { type: 'PICK_UP_IN_SHOP', label: 'Klikk & hent', description: 'I butikk.', alert: null, price: toOre(0) },
      { type: 'LETTER', label: 'Brev', description: null, alert: null, price: null },
    ]),
  place: (text) => Promise.resolve(text === '8006' || text === 'Bodø' ? BODOE : text === '0184' ? OSLO : undefined),
  ...changes,
});

const NO_MESSAGES = () => [];

async function filled(path: string, search = '', changes?: Partial<ShopCalls>): Promise<string> {
  const content = contents.get(path);
  if (!content) throw new Error(`No page ${path}`);
  const live = createLivePages(calls(changes), contents, () => NOW_MS, NO_MESSAGES);
  return JSON.stringify((await live.fill(content, new URLSearchParams(search))).blocks);
}

test('shops are listed by name, and by distance from a place or from the postcode of an address', async () => {
  const all = await filled('/hjelp/butikker-og-forhandlere/');
  expect(all).toContain('Alle 2 butikkene');
  expect(all).toContain('I dag: 10–20');
  for (const place of ['Bodø', 'Storgata 12, 8006 Bodø']) {
    const near = await filled('/hjelp/butikker-og-forhandlere/', `sted=${encodeURIComponent(place)}`);
    expect(near).toContain('Nærmest Bodø');
    expect(near.indexOf('Fjell Bodø')).toBeLessThan(near.indexOf('Fjell Oslo'));
  }
  expect(await filled('/hjelp/butikker-og-forhandlere/', 'sted=xyz')).toContain('Vi kjenner ikke igjen dette stedet');
  const down = await filled('/hjelp/butikker-og-forhandlere/', '', { shops: () => Promise.resolve([]) });
  expect(down).toContain('Vi får ikke hentet butikkene');
});

test('a shop has a page with hours, the coming holidays and its stock of popular products', async () => {
  const live = createLivePages(calls(), contents, () => NOW_MS, NO_MESSAGES);
  const page = await live.find('/hjelp/butikker-og-forhandlere/bodoe/');
  expect(page?.title).toBe('Fjell Bodø');
  const text = JSON.stringify(page);
  for (const part of [
    'Torsdag 24. desember',
    '10–13',
    'Fredag 25. desember',
    'Stengt',
    'Nova 9',
    '2 på lager',
    'Reparasjon',
  ])
    expect(text).toContain(part);
  expect(await live.find('/hjelp/butikker-og-forhandlere/ukjent/')).toBeUndefined();
  expect(await live.find('/hjelp/')).toBeUndefined();
  const down = createLivePages(calls({ shops: () => Promise.resolve(undefined) }), contents, () => NOW_MS, NO_MESSAGES);
  await expect(down.find('/hjelp/butikker-og-forhandlere/bodoe/')).rejects.toThrow();
  const empty = createLivePages(calls({ stocks: () => Promise.resolve([]) }), contents, () => NOW_MS, NO_MESSAGES);
  expect(JSON.stringify(await empty.find('/hjelp/butikker-og-forhandlere/bodoe/'))).toContain('ikke på lager her');
});

test.each([
  [{ weekday: 5, day: 25, month: 12 }, 'Stengt'],
  [{ weekday: 4, day: 24, month: 12 }, '10–13'],
  [{ weekday: 6, day: 5, month: 12 }, '10–16'],
  [{ weekday: 7, day: 6, month: 12 }, 'Stengt'],
] as const)('hours of %j: %s', (day, hours) => {
  expect(hoursOn(OPEN, { ...day, year: 2026, minutesOfDay: 0, clock: '00:00' })).toBe(hours);
});

test('hours that name no weekday are not guessed', () => {
  expect(comingHolidays([{ days: 'Etter avtale', hours: '10–12' }], NOW_MS).map(([, hours]) => hours)).not.toContain(
    '10–12',
  );
});

test('a campaign has its products, its last day and whom it is for', async () => {
  const text = await filled('/kampanje/');
  for (const part of ['500,- i rabatt', 'Nova 9', '9\u00A0990,-', 'Til og med 24. desember.', 'kunde hos oss'])
    expect(text).toContain(part);
  expect(await filled('/kampanje/', '', { campaigns: () => Promise.resolve([]) })).toContain('ingen kampanjer');
  expect(await filled('/kampanje/', '', { campaigns: () => Promise.resolve(undefined) })).toContain('får ikke hentet');
});

test('coverage is by the postcode of an address; without one it is asked for', async () => {
  const text = await filled('/nett/dekning/', 'sted=Storgata 1200, 0184 Oslo');
  for (const part of ['0184', '5G', '310 Mbit/s']) expect(text).toContain(part);
  expect(await filled('/nett/dekning/', 'sted=Bodø')).toContain('Vi trenger postnummeret');
  expect(await filled('/nett/dekning/', 'sted=9999')).toContain('Vi finner ikke postnummeret');
  expect([coverageAt('9710').network, coverageAt('2315').best, coverageAt('1001').down]).toEqual(['4G', 640, 310]);
});

test('delivery to a postcode: the cheapest first, and what is for accessories only', async () => {
  const text = await filled('/hjelp/levering/', 'postnummer=0184');
  const order = ['Klikk & hent', 'Hentested, bare tilbehør', 'Levert på døren'].map((name) => text.indexOf(name));
  expect(order).toEqual([...order].sort((one, other) => one - other));
  expect(order[0]).toBeGreaterThan(0);
  expect(text).toContain('Gratis');
  expect(text).not.toContain('Brev"');
  const none = await filled('/hjelp/levering/', 'postnummer=12', {});
  expect(none).toContain('Vi finner ikke postnummeret');
});

test('the search of customer service finds questions by their words, asked ones before answered ones', async () => {
  const found = await filled('/hjelp/', 'q=esim');
  expect(found).toMatch(/\d+ svar på «esim»/);
  expect(found.indexOf('Hvordan aktiverer jeg eSIM?')).toBeLessThan(found.indexOf('Er telefonen låst') >>> 0);
  expect(await filled('/hjelp/', 'q=fakturaen')).toContain('Hvorfor er den første fakturaen høyere?');
  expect(await filled('/hjelp/', 'q=xyzzy')).toContain('Vi fant ingen svar på «xyzzy»');
  expect(await filled('/hjelp/')).not.toContain('svar på «');
});

test('the page of faults and works has the messages of the CMS', async () => {
  expect(await filled('/hjelp/driftsmeldinger/')).toContain('Vi kjenner ikke til feil');
  const content = contents.get('/hjelp/driftsmeldinger/');
  const live = createLivePages(
    calls(),
    contents,
    () => NOW_MS,
    () => [{ title: 'Feil i nettet', text: 'Tøyen er nede.' }],
  );
  const page = content && (await live.fill(content, new URLSearchParams()));
  expect(JSON.stringify(page?.blocks)).toContain('["Feil i nettet","Tøyen er nede."]');
});

test('the page of cookies lists what the shop stores', async () => {
  expect(await filled('/om/informasjonskapsler/')).toContain('Nødvendig');
});
