import * as v from 'valibot';
import type { DomainMenu } from 'shared-domain/navigation';
import { DOCUMENTS, type SiteDocument } from '../../../shop-api/src/site-content/documents';
import { readContent } from './content';

const PORTAL = 'https://portal.example';
const read = <Name extends keyof typeof DOCUMENTS>(name: Name, at = '2026-11-23'): SiteDocument<Name> =>
  v.parse(
    DOCUMENTS[name],
    JSON.parse(readContent(name, { portalOrigin: PORTAL, brandName: 'Fjell', nowMs: Date.parse(at) }) ?? ''),
  ) as SiteDocument<Name>;
const navigation = () => read('navigation');

function domain(id: DomainMenu['id']) {
  const found = navigation().domains.find((each) => each.id === id);
  if (!found) throw new Error(`No domain ${id}`);
  return found;
}

test('[F2.2-1] every entry has a name, a link and an app, and no menu has a link twice', () => {
  for (const { menus } of navigation().domains) {
    for (const menu of menus) {
      const links = menu.links.map(({ link }) => link);
      expect(new Set(links).size).toBe(links.length);
      for (const { name, link, appKey } of menu.links)
        expect([name, link, appKey]).toEqual([
          expect.stringMatching(/^\S/),
          expect.stringMatching(/^(\/|https:\/\/portal\.example\/)/),
          expect.stringMatching(/^(open-pages|web-shop|my-pages|my-business|my-portal|hub|business-net)$/),
        ]);
    }
  }
});

test.each([
  [
    '[F2.2-14]',
    'privat',
    'Nettbutikk',
    [
      '/mobiltelefoner/',
      '/smartklokker/',
      '/nettbrett/',
      '/tilbehor/',
      '/rutere/',
      '/smarthjem/',
      '/mobilabonnement/pakketilbud/',
      '/varemerker/',
      '/mobilabonnement/hjelp/',
      '/mobiltelefoner/like-fin/',
      '/mobilabonnement/mobil-med-abonnement/',
      '/trygghet/tjenester/mobilforsikring/',
    ],
  ],
  [
    '[F2.2-15]',
    'privat',
    'Mobilabonnement',
    [
      'ubegrenset-data',
      'familie',
      'barn',
      'kontantkort',
      'kontantkort/lade',
      'pakketilbud',
      'priser',
      'hjelp',
      'sim-kort',
      'utland',
      'data-og-datapakker',
      'hjelp/bytte-eier',
      'hjelp/faktura/faktura-mobil',
    ]
      .map((part) => `/mobilabonnement/${part}/`)
      .concat('/mobilabonnement/', '/trygghet/tjenester/'),
  ],
  [
    '[F2.2-16]',
    'privat',
    'TV',
    [
      '/tv/',
      '/tv/innholdsoversikt/',
      '/tv/innholdsoversikt/strommetjenester/#registrere',
      '/tv/innholdsoversikt/premiumtjenester/',
      '/tv/innholdsoversikt/premiumtjenester/sportspakken/',
      '/tv/tv-bokser/',
      '/tv/hjelp/',
      '/tv/hjelp/kom-i-gang/',
      '/tv/hjelp/daglig-bruk/',
      '/tv/hjelp/tv-feilsok/',
      'https://portal.example/valgmeny/',
    ],
  ],
  [
    '[F2.2-17]',
    'privat',
    'Internett',
    [
      'sok-adresse',
      'tradlost-bredband-hytte',
      'internett-problemer',
      'wifi',
      'wifi/rutere',
      'wifi/wifi-tips',
      'bredband',
      'tradlost-bredband',
      'mobilt-bredband',
      'speedtest',
      'hjelp',
    ]
      .map((part) => `/internett/${part}/`)
      .concat('/internett/', '/hjelp/driftsmeldinger/'),
  ],
  [
    '[F2.2-18]',
    'privat',
    'Trygghet',
    [
      'tjenester',
      'tjenester/trygghetspakken',
      'tjenester/mobilforsikring',
      'tjenester/skylagring',
      'trygg-pa-skjerm',
      'trygg-pa-skjerm/trygg-mobil-til-barn',
      'trygg-pa-skjerm/kurs',
      'skjermhelse',
      'skjermhelse/skjermtid',
      'svindel',
      'svindel/falske-nettbutikker',
      'svindel/id-tyveri',
      'aktuelt',
      'hjelp',
    ]
      .map((part) => `/trygghet/${part}/`)
      .concat('/trygghet/'),
  ],
  [
    '[F2.2-19]',
    'privat',
    'Hjelp',
    [
      '/hjelp/',
      '/hjelp/driftsmeldinger/',
      '/nett/dekning/',
      '/hjelp/retur-av-utstyr/',
      '/hjelp/apper/',
      '/minside/faktura/',
      '/hjelp/faktura/',
      '/hjelp/flytting/',
      '/hjelp/butikker-og-forhandlere/',
    ],
  ],
  [
    '[F2.2-21]',
    'bedrift',
    'Produkter og tjenester',
    [
      'mobil-og-utstyr',
      'telefoni-og-kundebetjening',
      'internett-og-bredband',
      'nettverk',
      'sikkerhet',
      'sky',
      'iot',
      'crowd-insights',
      'be-om-tilbud',
    ]
      .map((part) => `/bedrift/produkter-og-tjenester/${part}/`)
      .concat(
        '/bedrift/produkter-og-tjenester/',
        '/bedrift/bransjer/',
        '/bedrift/kundeservice/mobil/#selvhjelp-mobil',
        '/bedrift/kundeservice/datakommunikasjon/#selvhjelp-datakom',
      ),
  ],
  [
    '[F2.2-22]',
    'bedrift',
    'Sikkerhet',
    [
      'trygge-ansatte',
      'sikre-skytjenester',
      'sikre-nettverket',
      'sikkerhetsradgivning',
      'sikkerhetslosninger',
      'proaktiv-support-og-drift',
      'gjenoppretting-og-laring',
    ].map((part) => `/bedrift/produkter-og-tjenester/sikkerhet/${part}/`),
  ],
  [
    '[F2.2-23]',
    'bedrift',
    'Kundehistorier',
    ['', '#inno', '#helh', '#sikk', '#smar'].map((part) => `/bedrift/produkter-og-tjenester/kundehistorier/${part}`),
  ],
  [
    '[F2.2-24]',
    'bedrift',
    'Innovasjon',
    [
      '/bedrift/innovasjon-og-startup/',
      '/bedrift/innovasjon-og-startup/#losninger',
      '/bedrift/innovasjon-og-startup/startup-programmet/',
      '/bedrift/innovasjon-og-startup/vare-startups/',
      '/bedrift/5g-bedrift/',
    ],
  ],
  [
    '[F2.2-25]',
    'bedrift',
    'Nettbutikk',
    [
      '/bedrift/mobiltelefoner/',
      '/bedrift/mobilabonnement/',
      '/bedrift/mobilabonnement/bedrift-x/',
      '/bedrift/mobilabonnement/bedrift-20gb/',
      '/bedrift/mobilt-bredband/',
      '/bedrift/mobil-og-utstyr/data-boost-b2b/',
      '/bedrift/mobil-og-utstyr/ekstra-datapakker/',
    ],
  ],
  [
    '[F2.2-26]',
    'bedrift',
    'Hjelp',
    [
      '/bedrift/kundeservice/',
      '/bedrift/kundeservice/mobil/',
      '/bedrift/kundeservice/datakommunikasjon/',
      '/bedrift/kundeservice/tv-og-digital-skilting/',
      '/bedrift/kundeservice/mobil/faktura-hjelpesider/',
      '/bedrift/mobil-og-utstyr/bytte-eier-pa-bedriftsabonnement/',
      '/bedrift/velkommen/',
      '/mobilabonnement/sim-kort/',
      '/nett/dekning/',
      'https://portal.example/min-bedrift/',
    ],
  ],
])('%s the menu of %s: %s has every link', (_rule, id, name, links) => {
  const menu = domain(id as DomainMenu['id']).menus.find((each) => each.name === name);
  expect(menu?.links.map(({ link }) => link)).toEqual(expect.arrayContaining(links));
});

test('[F2.2-20] the root of the business menu, and its sections', () => {
  const { name, link, menus } = domain('bedrift');
  expect([name, link]).toEqual(['Bedrift', '/bedrift/']);
  expect(menus.every((menu) => menu.link.startsWith(link))).toBe(true);
});

test('[F2.2-13] the shortcuts of Privat', () => {
  const { link, highlightedLinks } = domain('privat');
  expect(link).toBe('/');
  expect(highlightedLinks.map((each) => each.link)).toEqual([
    '/mobilabonnement/priser/',
    '/mobiltelefoner/',
    '/varemerker/',
    '/kampanje/',
    '/hjelp/faktura/',
    'https://portal.example/tv/',
  ]);
});

test('[F2.2-14] there are four brand pages, two of them of one brand', () => {
  const menu = domain('privat').menus[0];
  const brands = (menu?.links ?? []).flatMap(({ link }) => /^\/varemerker\/([^/]+)\/[^/]+\/$/.exec(link)?.[1] ?? []);
  expect(brands).toHaveLength(4);
  expect(new Set(brands).size).toBe(3);
});

test('[F2.2-28] the menu of Borettslag', () => {
  const { link, menus } = domain('borettslag');
  expect([link, ...menus.map((menu) => menu.link)]).toEqual([
    '/borettslag/',
    '/borettslag/beboer/',
    '/borettslag/styre/',
    '/borettslag/utbygger/',
  ]);
});

test('[F2.2-2..11] the customer area and the dealer area', () => {
  const { myPages, retailerLinks } = navigation();
  expect(myPages.map(({ name, link, appKey }) => [name, link, appKey])).toEqual([
    ['Hjem', '/minside/hjem', 'my-pages'],
    ['Profil', '/minside/profil', 'my-pages'],
    ['Faktura', '/minside/faktura', 'my-pages'],
    ['Personvern', '/minside/personvern', 'my-pages'],
  ]);
  expect(retailerLinks.map(({ name, link, appKey }) => [name, link, appKey])).toEqual([
    ['Velg Butikk', '/forhandler/butikk', 'web-shop'],
    ['Mine Ordre', '/forhandler/mine-ordre', 'web-shop'],
    ['Administrasjon', '/forhandler/administrasjon', 'web-shop'],
    ['Se kundeopplysninger', '/forhandler/kunde', 'web-shop'],
  ]);
});

test('[F2.2-12, F2.3-5] portals and business logins are on the host of the operator’s other sites', () => {
  const { businessPortals, businessLogins } = navigation();
  expect(businessPortals).toHaveLength(5);
  expect(businessLogins.length).toBeGreaterThan(1);
  for (const { link } of [...businessPortals, ...businessLogins]) expect(link).toMatch(/^https:\/\/portal\.example\//);
});

test('[F2.6-1, F3.7-2] the footer has two rows with address, link columns and social links', () => {
  const footer = read('footer');
  expect(footer.topRow.addressColumn).toEqual({
    companyName: 'Fjell Mobil AS',
    officeType: 'Besøksadresse',
    street: 'Fjellveien 12',
    postalCode: '0484',
    city: 'Oslo',
  });
  expect(footer.topRow.linkColumns.map(({ heading }) => heading)).toEqual([
    'Nettbutikk',
    'Abonnement',
    'Kundeservice',
    'Om Fjell',
  ]);
  expect(footer.topRow.socialLinkColumn?.links.some(({ url }) => url.includes('x.com'))).toBe(true);
  expect(footer.bottomRow.linkColumns[0]?.links.map(({ name }) => name)).toEqual([
    'Kontakt oss',
    'Vilkår',
    'Angrerett',
    'Informasjonskapsler',
  ]);
});

test.each([
  ['2026-12-31T22:59:00Z', '© 2026 Fjell Mobil AS'],
  ['2026-12-31T23:00:00Z', '© 2027 Fjell Mobil AS'],
])('at %s the copyright has the year in Norway, whatever the zone of the server: %s', (at, company) => {
  expect(read('footer', at).bottomRow.addressColumn?.companyName).toBe(company);
});

test('[F7.2-1, F3.7-3, F3.7-4, F6-15] every kind of announcement is on the pages of an audience, the plain one on all', () => {
  const seen = read('announcements').entries.map(({ icon, audiences }) => [icon, ...(audiences ?? [])]);
  expect(seen).toEqual([
    ['info'],
    ['warning', 'business'],
    ['megaphone', 'cooperative'],
    ['megaphone', 'cooperative'],
    ['alert', 'resident'],
    ['positive', 'board'],
    ['rocket', 'developer'],
  ]);
});

test('another brand has its name in menus and footer, and no name breaks the JSON', () => {
  const text = readContent('footer', { portalOrigin: PORTAL, brandName: 'Nord "Lys"', nowMs: 0 }) ?? '';
  expect(v.parse(DOCUMENTS.footer, JSON.parse(text)).topRow.addressColumn?.companyName).toBe('Nord "Lys" Mobil AS');
});
