import type { DomainMenu } from '../../model';
import { elsewhere, menu, myPages, open, type OtherSites, shop } from './portals';

/** TV, with the selection menu on another site (F2.2-16). */
export const tvMenu = (sites: OtherSites) =>
  menu('TV', '/tv/', [
    ...open([
      ['TV', '/tv/'],
      ['Innholdsoversikt', '/tv/innholdsoversikt/'],
      ['Strømmetjenester', '/tv/innholdsoversikt/strommetjenester/#registrere'],
      ['Premiumtjenester', '/tv/innholdsoversikt/premiumtjenester/'],
      ['Sportspakken', '/tv/innholdsoversikt/premiumtjenester/sportspakken/'],
      ['TV-bokser', '/tv/tv-bokser/'],
      ['Hjelp til TV', '/tv/hjelp/'],
      ['Kom i gang', '/tv/hjelp/kom-i-gang/'],
      ['Daglig bruk', '/tv/hjelp/daglig-bruk/'],
      ['Feilsøk TV', '/tv/hjelp/tv-feilsok/'],
    ]),
    ...elsewhere(sites, { name: 'Valgmenyen', link: '/valgmeny/', appKey: 'open-pages' }),
  ]);

/** Internet at home (F2.2-17). */
export const internetMenu = menu('Internett', '/internett/', [
  ...open([
    ['Internett hjemme', '/internett/'],
    ['Søk på adressen din', '/internett/sok-adresse/'],
    ['Trådløst bredbånd på hytta', '/internett/tradlost-bredband-hytte/'],
    ['Problemer med internett', '/internett/internett-problemer/'],
    ['Wifi', '/internett/wifi/'],
    ['Rutere for wifi', '/internett/wifi/rutere/'],
    ['Wifi-tips', '/internett/wifi/wifi-tips/'],
    ['Bredbånd', '/internett/bredband/'],
    ['Trådløst bredbånd', '/internett/tradlost-bredband/'],
  ]),
  ...shop([['Mobilt bredbånd', '/internett/mobilt-bredband/']]),
  ...open([
    ['Driftsmeldinger', '/hjelp/driftsmeldinger/'],
    ['Test hastigheten', '/internett/speedtest/'],
    ['Hjelp til internett', '/internett/hjelp/'],
  ]),
]);

/** Safety and insurance (F2.2-18). */
export const safetyMenu = menu(
  'Trygghet',
  '/trygghet/',
  open([
    ['Trygghet', '/trygghet/'],
    ['Trygghetstjenester', '/trygghet/tjenester/'],
    ['Trygghetspakken', '/trygghet/tjenester/trygghetspakken/'],
    ['Mobilforsikring', '/trygghet/tjenester/mobilforsikring/'],
    ['Skylagring', '/trygghet/tjenester/skylagring/'],
    ['Trygg på skjerm', '/trygghet/trygg-pa-skjerm/'],
    ['Trygg mobil til barn', '/trygghet/trygg-pa-skjerm/trygg-mobil-til-barn/'],
    ['Kurs', '/trygghet/trygg-pa-skjerm/kurs/'],
    ['Skjermhelse', '/trygghet/skjermhelse/'],
    ['Skjermtid', '/trygghet/skjermhelse/skjermtid/'],
    ['Svindel', '/trygghet/svindel/'],
    ['Falske nettbutikker', '/trygghet/svindel/falske-nettbutikker/'],
    ['ID-tyveri', '/trygghet/svindel/id-tyveri/'],
    ['Aktuelt', '/trygghet/aktuelt/'],
    ['Hjelp til trygghet', '/trygghet/hjelp/'],
  ]),
);

/** Help (F2.2-19). */
export const helpMenu = menu('Hjelp', '/hjelp/', [
  ...open([
    ['Hjelp', '/hjelp/'],
    ['Driftsmeldinger', '/hjelp/driftsmeldinger/'],
    ['Dekningskart', '/nett/dekning/'],
    ['Retur av utstyr', '/hjelp/retur-av-utstyr/'],
    ['Apper', '/hjelp/apper/'],
  ]),
  ...myPages([['Fakturaene dine', '/minside/faktura/']]),
  ...open([
    ['Hjelp til faktura', '/hjelp/faktura/'],
    ['Flytting', '/hjelp/flytting/'],
    ['Butikker og forhandlere', '/hjelp/butikker-og-forhandlere/'],
  ]),
]);

/** The shop’s lists and brand pages (F2.2-14). */
export const shopMenu = menu(
  'Nettbutikk',
  '/mobiltelefoner/',
  [
    ...shop([
      ['Mobiltelefoner', '/mobiltelefoner/'],
      ['Smartklokker', '/smartklokker/'],
      ['Nettbrett', '/nettbrett/'],
      ['Tilbehør', '/tilbehor/'],
      ['Rutere', '/rutere/'],
      ['Smarthjem', '/smarthjem/'],
      ['Pakketilbud', '/mobilabonnement/pakketilbud/'],
    ]),
    ...open([
      ['Varemerker', '/varemerker/'],
      ['Hjelp til abonnement', '/mobilabonnement/hjelp/'],
      ['iPhone 17-serien', '/varemerker/apple/iphone-17/'],
      ['iPhone 16-serien', '/varemerker/apple/iphone-16/'],
      ['Galaxy S25-serien', '/varemerker/samsung/galaxy-s25/'],
      ['Pixel 10-serien', '/varemerker/google/pixel-10/'],
    ]),
    ...shop([['Like Fin (brukte mobiler)', '/mobiltelefoner/like-fin/']]),
    ...open([
      ['Mobil med abonnement', '/mobilabonnement/mobil-med-abonnement/'],
      ['Mobilforsikring', '/trygghet/tjenester/mobilforsikring/'],
    ]),
  ],
  'web-shop',
);

/** Mobile subscriptions and help with them (F2.2-15). */
export const subscriptionsMenu = menu(
  'Mobilabonnement',
  '/mobilabonnement/',
  [
    ...shop([
      ['Alle mobilabonnement', '/mobilabonnement/'],
      ['Ubegrenset data', '/mobilabonnement/ubegrenset-data/'],
      ['Familie', '/mobilabonnement/familie/'],
      ['Barn', '/mobilabonnement/barn/'],
      ['Kontantkort', '/mobilabonnement/kontantkort/'],
    ]),
    ...open([['Lad kontantkort', '/mobilabonnement/kontantkort/lade/']]),
    ...shop([
      ['Pakketilbud', '/mobilabonnement/pakketilbud/'],
      ['Priser', '/mobilabonnement/priser/'],
    ]),
    ...open([
      ['Hjelp', '/mobilabonnement/hjelp/'],
      ['SIM-kort', '/mobilabonnement/sim-kort/'],
      ['Bruk i utlandet', '/mobilabonnement/utland/'],
      ['Data og datapakker', '/mobilabonnement/data-og-datapakker/'],
      ['Bytt eier', '/mobilabonnement/hjelp/bytte-eier/'],
      ['Faktura for mobil', '/mobilabonnement/hjelp/faktura/faktura-mobil/'],
      ['Trygghetstjenester', '/trygghet/tjenester/'],
    ]),
  ],
  'web-shop',
);

/** The menus for consumers, with their shortcuts (F2.2-13..19). */
export const privat = (sites: OtherSites): DomainMenu => ({
  id: 'privat',
  name: 'Privat',
  link: '/',
  appKey: 'open-pages',
  highlightedLinks: [
    ...shop([
      ['Priser', '/mobilabonnement/priser/'],
      ['Mobiltelefoner', '/mobiltelefoner/'],
    ]),
    ...open([
      ['Varemerker', '/varemerker/'],
      ['Kampanjer', '/kampanje/'],
      ['Hjelp til faktura', '/hjelp/faktura/'],
    ]),
    ...elsewhere(sites, { name: 'Fjell TV', link: '/tv/', appKey: 'open-pages' }),
  ],
  utilityLinks: open([
    ['Dekningskart', '/nett/dekning/'],
    ['Finn butikk', '/hjelp/butikker-og-forhandlere/'],
    ['Kundeservice', '/hjelp/'],
  ]),
  menus: [shopMenu, subscriptionsMenu, tvMenu(sites), internetMenu, safetyMenu, helpMenu],
});
