import type { DomainMenu } from '../../model';
import { type ContentLink, menu, myBusiness, open, type OtherSites, portals, shop } from './portals';

const PRODUCTS = '/bedrift/produkter-og-tjenester/';
const SECURITY = `${PRODUCTS}sikkerhet/`;
const STORIES = `${PRODUCTS}kundehistorier/`;
const INNOVATION = '/bedrift/innovasjon-og-startup/';

/** Products and services (F2.2-21). */
export const productsMenu = menu(
  'Produkter og tjenester',
  PRODUCTS,
  open([
    ['Alle produkter og tjenester', PRODUCTS],
    ['Mobil og utstyr', `${PRODUCTS}mobil-og-utstyr/`],
    ['Telefoni og kundebetjening', `${PRODUCTS}telefoni-og-kundebetjening/`],
    ['Internett og bredbånd', `${PRODUCTS}internett-og-bredband/`],
    ['Nettverk', `${PRODUCTS}nettverk/`],
    ['Sikkerhet', SECURITY],
    ['Sky', `${PRODUCTS}sky/`],
    ['IoT', `${PRODUCTS}iot/`],
    ['Crowd Insights', `${PRODUCTS}crowd-insights/`],
    ['Be om tilbud', `${PRODUCTS}be-om-tilbud/`],
    ['Bransjer', '/bedrift/bransjer/'],
    ['Selvhjelp for mobil', '/bedrift/kundeservice/mobil/#selvhjelp-mobil'],
    ['Selvhjelp for datakommunikasjon', '/bedrift/kundeservice/datakommunikasjon/#selvhjelp-datakom'],
  ]),
);

/** Security (F2.2-22). */
export const securityMenu = menu(
  'Sikkerhet',
  SECURITY,
  open([
    ['Trygge ansatte', `${SECURITY}trygge-ansatte/`],
    ['Sikre skytjenester', `${SECURITY}sikre-skytjenester/`],
    ['Sikre nettverket', `${SECURITY}sikre-nettverket/`],
    ['Sikkerhetsrådgivning', `${SECURITY}sikkerhetsradgivning/`],
    ['Sikkerhetsløsninger', `${SECURITY}sikkerhetslosninger/`],
    ['Forebyggende drift og brukerstøtte', `${SECURITY}proaktiv-support-og-drift/`],
    ['Gjenoppretting og læring', `${SECURITY}gjenoppretting-og-laring/`],
  ]),
);

/** Customer stories: sections of one page (F2.2-23). */
export const storiesMenu = menu(
  'Kundehistorier',
  STORIES,
  open([
    ['Alle kundehistorier', STORIES],
    ['Innovasjon', `${STORIES}#inno`],
    ['Helhetlige løsninger', `${STORIES}#helh`],
    ['Sikkerhet', `${STORIES}#sikk`],
    ['Smartere drift', `${STORIES}#smar`],
  ]),
);

/** Innovation and startups (F2.2-24). */
export const innovationMenu = menu(
  'Innovasjon',
  INNOVATION,
  open([
    ['Innovasjon og oppstart', INNOVATION],
    ['Løsninger', `${INNOVATION}#losninger`],
    ['Oppstartsprogrammet', `${INNOVATION}startup-programmet/`],
    ['Oppstartsbedriftene våre', `${INNOVATION}vare-startups/`],
    ['5G for bedrift', '/bedrift/5g-bedrift/'],
  ]),
);

/** Phones and plans in the shop, the rest in the content system (F2.2-25). */
export const businessShopMenu = menu(
  'Nettbutikk',
  '/bedrift/mobiltelefoner/',
  [
    ...shop([
      ['Mobiltelefoner', '/bedrift/mobiltelefoner/'],
      ['Mobilabonnement', '/bedrift/mobilabonnement/'],
    ]),
    ...open([
      ['Bedrift X', '/bedrift/mobilabonnement/bedrift-x/'],
      ['Bedrift 20 GB', '/bedrift/mobilabonnement/bedrift-20gb/'],
      ['Mobilt bredbånd', '/bedrift/mobilt-bredband/'],
      ['Data Boost', '/bedrift/mobil-og-utstyr/data-boost-b2b/'],
      ['Ekstra datapakker', '/bedrift/mobil-og-utstyr/ekstra-datapakker/'],
    ]),
  ],
  'web-shop',
);

/** Customer service and the external portals (F2.2-26). */
export const businessHelpMenu = (portals: readonly ContentLink[]) =>
  menu('Hjelp', '/bedrift/kundeservice/', [
    ...open([
      ['Kundeservice', '/bedrift/kundeservice/'],
      ['Hjelp til mobil', '/bedrift/kundeservice/mobil/'],
      ['Hjelp til datakommunikasjon', '/bedrift/kundeservice/datakommunikasjon/'],
      ['Hjelp til TV og digital skilting', '/bedrift/kundeservice/tv-og-digital-skilting/'],
      ['Hjelp til faktura', '/bedrift/kundeservice/mobil/faktura-hjelpesider/'],
      ['Bytt eier på bedriftsabonnement', '/bedrift/mobil-og-utstyr/bytte-eier-pa-bedriftsabonnement/'],
      ['Ny kunde', '/bedrift/velkommen/'],
      ['SIM-kort', '/mobilabonnement/sim-kort/'],
      ['Dekningskart', '/nett/dekning/'],
    ]),
    ...portals,
  ]);

/** The menus for businesses (F2.2-20..26). */
export const bedrift = (sites: OtherSites): DomainMenu => ({
  id: 'bedrift',
  name: 'Bedrift',
  link: '/bedrift/',
  appKey: 'open-pages',
  highlightedLinks: [
    ...shop([['Mobiltelefoner', '/bedrift/mobiltelefoner/']]),
    ...open([
      ['Be om tilbud', '/bedrift/produkter-og-tjenester/be-om-tilbud/'],
      ['Kundeservice', '/bedrift/kundeservice/'],
    ]),
    ...myBusiness(sites),
  ],
  utilityLinks: open([
    ['Dekningskart', '/nett/dekning/'],
    ['Kundeservice', '/bedrift/kundeservice/'],
  ]),
  menus: [productsMenu, securityMenu, storiesMenu, innovationMenu, businessShopMenu, businessHelpMenu(portals(sites))],
});
