import { menu, myPages, open, shop } from '../link';
import { elsewhere, type OtherSites } from '../sites';

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
