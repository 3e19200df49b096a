import type { ListScope, ListSource } from 'shared-domain/catalogue';
import { formatPrice, toOre } from 'shared-domain/money';
import type { Noun } from './nb';

/** The texts of one list. */
export interface ListTexts {
  readonly heading: string;
  readonly lead: string;
  /** F9.15-9, without the brand. */
  readonly title: string;
  readonly description: (brand: string) => string;
  /** The list's products in a sentence, for when it has none. */
  readonly products: string;
}

/** @param products the list's, as they begin a sentence */
const forBusiness = (heading: string, products: string): ListTexts => ({
  heading: `${heading} for bedrift`,
  lead: `${products} til små og store bedrifter.`,
  title: `${heading} for bedrift: se utvalg og priser uten mva.`,
  description: (brand) =>
    `${products} som bedriften din kan bestille hos ${brand}. Sammenlign modeller og priser uten mva., og se hva som er på lager nå.`,
  products: `${products.toLowerCase()} for bedrift`,
});

const inAgreement = (products: string): ListTexts => ({
  heading: `${products} i utstyrsavtalen`,
  lead: `${products} som du kan velge i bedriftens utstyrsavtale.`,
  title: `${products} i utstyrsavtalen`,
  description: (brand) =>
    `${products} du kan velge mellom i bedriftens utstyrsavtale hos ${brand}. Sammenlign modellene, og se prisen og hva som er på lager.`,
  products: `${products.toLowerCase()} i utstyrsavtalen`,
});

/** The texts of each list of the shop; the loader picks one, so that a page carries no other. */
export const listTexts = {
  handsets: {
    heading: 'Mobiltelefoner',
    lead: 'Nye og brukte mobiler med eller uten abonnement. Del opp betalingen uten renter.',
    title: 'Mobiltelefoner: kjøp ny eller brukt mobil',
    description: (brand) =>
      `Finn mobilen som passer deg hos ${brand}. Sammenlign pris, lagring og farge, og betal alt nå eller del opp betalingen uten renter.`,
    products: 'mobiltelefoner',
  },
  preownedHandsets: {
    heading: 'Like Fin: brukte mobiler',
    lead: 'To års garanti, minst 85 % batterihelse og 30 dagers angrerett. Alle er i én tilstand: skjermen er uten merker, skallet kan ha små.',
    title: 'Like Fin: brukte mobiler til lavere pris',
    description: (brand) =>
      `Brukte mobiler som er testet og klare for en ny eier, hos ${brand}. Betal alt nå eller del opp betalingen uten renter.`,
    products: 'brukte mobiler',
  },
  tablets: {
    heading: 'Nettbrett',
    lead: 'Nettbrett til skole, jobb og sofakroken, med eller uten abonnement.',
    title: 'Nettbrett til skole, jobb og fritid',
    description: (brand) =>
      `Finn nettbrettet som passer til skole, jobb eller fritid hos ${brand}. Betal alt nå eller del opp betalingen uten renter.`,
    products: 'nettbrett',
  },
  wearables: {
    heading: 'Smartklokker',
    lead: 'Klokker for trening, hverdag og barn, med eller uten eget abonnement.',
    title: 'Smartklokker: kjøp klokke til trening og hverdag',
    description: (brand) =>
      `Smartklokker for voksne og barn hos ${brand}. Sammenlign pris, størrelse og farge, og del opp betalingen uten renter.`,
    products: 'smartklokker',
  },
  routers: {
    heading: 'Rutere',
    lead: 'Rutere og modemer for internett hjemme, på hytta og på farten.',
    title: 'Rutere: raskt internett hjemme og på hytta',
    description: (brand) =>
      `Rutere og modemer for trådløst bredbånd hos ${brand}. Finn den som passer hjemme, på hytta eller i bobilen, med rask levering.`,
    products: 'rutere',
  },
  smartHome: {
    heading: 'Smarthjem',
    lead: 'Lys, sensorer og kameraer som gjør hjemmet tryggere og enklere.',
    title: 'Smarthjem: lys, sensorer og kameraer',
    description: (brand) =>
      `Smarte lys, sensorer og kameraer til hjemmet hos ${brand}. Betal alt nå eller del opp betalingen uten renter, med rask levering.`,
    products: 'smarthjemprodukter',
  },
  businessHandsets: {
    heading: 'Mobiltelefoner for bedrift',
    lead: 'Mobiler til hele bedriften, med eller uten abonnement. Betal alt nå eller fordel kostnaden over avtaletiden.',
    title: 'Mobiltelefoner for bedrift: jobbmobil med avtale',
    description: (brand) =>
      `Jobbmobiler til små og store bedrifter hos ${brand}. Velg modell, betal alt nå eller fordel kostnaden over avtaletiden.`,
    products: 'mobiltelefoner for bedrift',
  },
  businessTablets: forBusiness('Nettbrett', 'Nettbrett'),
  businessWearables: forBusiness('Smartklokker', 'Smartklokker'),
  businessRouters: forBusiness('Rutere', 'Rutere'),
  businessSmartHome: forBusiness('Smarthjem', 'Smarthjemprodukter'),
  businessAccessories: forBusiness('Tilbehør', 'Tilbehør'),
  accessories: {
    heading: 'Tilbehør',
    lead: 'Deksler, ladere, hodetelefoner og alt annet som hører til mobilen og nettbrettet.',
    title: 'Tilbehør til mobil og nettbrett: deksler, ladere og lyd',
    description: (brand) =>
      `Deksel, skjermbeskytter, lader eller hodetelefoner? Finn tilbehøret som passer til din modell hos ${brand}, med rask levering.`,
    products: 'tilbehør',
  },
  agreementHandsets: {
    heading: 'Mobiltelefoner i utstyrsavtalen',
    lead: 'Mobiler som bedriften din har forhandlet fram vilkår for. Velg modell. Beløpet trekkes slik arbeidsgiveren din har avtalt.',
    title: 'Mobiltelefoner i utstyrsavtalen',
    description: (brand) =>
      `Mobilene du kan velge mellom i bedriftens utstyrsavtale hos ${brand}. Se pris per måned og avtaletid for hver modell.`,
    products: 'mobiltelefoner i utstyrsavtalen',
  },
  agreementTablets: {
    heading: 'Nettbrett i utstyrsavtalen',
    lead: 'Nettbrett som bedriften din har forhandlet fram vilkår for. Velg modell. Beløpet trekkes slik arbeidsgiveren din har avtalt.',
    title: 'Nettbrett i utstyrsavtalen',
    description: (brand) =>
      `Nettbrettene du kan velge mellom i bedriftens utstyrsavtale hos ${brand}. Se pris per måned og avtaletid for hver modell.`,
    products: 'nettbrett i utstyrsavtalen',
  },
  agreementWearables: inAgreement('Smartklokker'),
  agreementAccessories: inAgreement('Tilbehør'),
  'ladere-og-kabler': {
    heading: 'Ladere og kabler',
    lead: 'Hurtigladere, trådløse ladere, kabler og nødladere til mobil, nettbrett og klokke.',
    title: 'Ladere og kabler til mobil og nettbrett',
    description: (brand) =>
      `Hurtigladere, trådløse ladere, nødladere og kabler hos ${brand}. Filtrer på enheten din, så ser du det som passer, med rask levering.`,
    products: 'ladere og kabler',
  },
  deksler: {
    heading: 'Deksler',
    lead: 'Deksler som tåler hverdagen. Velg modellen din, så ser du dem som passer.',
    title: 'Deksler til mobil og nettbrett',
    description: (brand) =>
      `Deksler til iPhone, Galaxy, Pixel og nettbrett hos ${brand}. Velg modellen din og se hvilke som passer, med rask levering.`,
    products: 'deksler',
  },
  hodetelefoner: {
    heading: 'Hodetelefoner',
    lead: 'Ørepropper og hodetelefoner til musikk, trening, reise og møter.',
    title: 'Hodetelefoner og ørepropper',
    description: (brand) =>
      `Ørepropper og hodetelefoner med og uten støydemping hos ${brand}. Sammenlign pris og farge, og få dem raskt levert.`,
    products: 'hodetelefoner',
  },
  annet: {
    heading: 'Annet tilbehør',
    lead: 'Holdere, penner, tastaturer, sporingsbrikker og andre ting som gjør hverdagen enklere.',
    title: 'Annet tilbehør til mobil og nettbrett',
    description: (brand) =>
      `Holdere, penner, tastaturer, klokkereimer og sporingsbrikker til mobil, nettbrett og klokke hos ${brand}, med rask levering.`,
    products: 'annet tilbehør',
  },
  skjermbeskyttelse: {
    heading: 'Skjermbeskyttelse',
    lead: 'Glass og film som tar støyten for skjermen. Velg modellen din, så ser du dem som passer.',
    title: 'Skjermbeskyttelse til mobil og nettbrett',
    description: (brand) =>
      `Herdet glass og film til mobil og nettbrett hos ${brand}. Velg modellen din og se hvilke som passer, med rask levering.`,
    products: 'skjermbeskyttere',
  },
  hoyttalere: {
    heading: 'Høyttalere',
    lead: 'Høyttalere til kjøkkenet, hagen og turen, med lyd som fyller rommet.',
    title: 'Høyttalere: trådløs lyd hjemme og på tur',
    description: (brand) =>
      `Trådløse høyttalere til hjemmet og turen hos ${brand}. Sammenlign størrelse, pris og farge, og få dem raskt levert.`,
    products: 'høyttalere',
  },
  lagring: {
    heading: 'Lagring',
    lead: 'Minnekort, minnepinner og disker med plass til bildene dine.',
    title: 'Lagring: minnekort, minnepinner og disker',
    description: (brand) =>
      `Minnekort, minnepinner og bærbare disker hos ${brand}. Få plass til bilder og filer, med rask levering.`,
    products: 'minnekort og disker',
  },
} satisfies Readonly<Record<string, ListTexts>>;

/** The texts of a brand's page, or of the page of one of its series (F2.8-21). */
export const brandTexts = (name: string, realm: 'B2C' | 'B2B'): ListTexts => ({
  heading: name,
  lead:
    realm === 'B2B'
      ? `Alt fra ${name} for bedrifter.`
      : `Alt vi har fra ${name}: enheter og tilbehør, med eller uten abonnement.`,
  title: realm === 'B2B' ? `${name} for bedrift` : `${name}: enheter og tilbehør`,
  description: (brand) =>
    realm === 'B2B'
      ? `Produkter fra ${name} til små og store bedrifter hos ${brand}. Betal alt nå eller fordel kostnaden over avtaletiden.`
      : `Se alt fra ${name} hos ${brand}. Sammenlign pris, lagring og farge, og betal alt nå eller del opp betalingen uten renter.`,
  products: `produkter fra ${name}`,
});

/** The texts of the page with all brands. */
export const brandsTexts = {
  heading: 'Varemerker',
  lead: 'Alle merkene i butikken, fra A til Å.',
  title: { B2C: 'Varemerker: alle merkene i butikken', B2B: 'Varemerker for bedrift' },
  description: {
    B2C: (brand: string) =>
      `Alle varemerkene du finner hos ${brand}, fra A til Å, med mobiler, nettbrett, klokker, lyd og tilbehør samlet for hvert merke.`,
    B2B: (brand: string) =>
      `Alle varemerkene bedriften din kan bestille hos ${brand}, fra A til Å, med utstyr og tilbehør samlet for hvert merke.`,
  },
  count: (products: number) => (products === 1 ? '1 produkt' : `${products} produkter`),
} as const;

/** What phones are often looked for by, with the address that filters by it. */
export const handsetShortcuts = [
  { name: 'På tilbud', href: '/mobiltelefoner/?utvalg=tilbud' },
  { name: `Under ${formatPrice(toOre(3_000))}`, href: '/mobiltelefoner/?pris=0-2999' },
  { name: 'Til barn', href: '/mobiltelefoner/?utvalg=barn' },
  { name: 'Senior', href: '/mobiltelefoner/?utvalg=senior' },
  { name: 'Like Fin', href: '/mobiltelefoner/like-fin/' },
] as const;

const NOUNS: Partial<Readonly<Record<ListSource, Noun>>> = {
  HANDSET_LIST: ['mobil', 'mobiler'],
  'HANDSET-PREOWNED_LIST': ['brukt mobil', 'brukte mobiler'],
  TABLET_LIST: ['nettbrett', 'nettbrett'],
  WEARABLE_LIST: ['smartklokke', 'smartklokker'],
  MODEM_LIST: ['ruter', 'rutere'],
};

/** What the products of a list are called when they are counted. */
export const nounOf = ({ listType }: ListScope): Noun => NOUNS[listType] ?? ['produkt', 'produkter'];
