import type { PageOwner } from '../open-pages';

interface OwnerTexts {
  /** Above the heading. */
  readonly name: string;
  readonly standIn: string;
  /** Instead of the sentence of the site's part. */
  readonly lead?: string;
}

const owners: Readonly<Record<PageOwner, OwnerTexts>> = {
  'open-pages': {
    name: 'Fjell',
    standIn: 'Dette er en eksempelside fra publiseringssystemet. Hos en operatør står redaksjonens eget innhold her.',
  },
  'my-pages': {
    name: 'Min Side',
    standIn:
      'Min Side er et eget system hos operatøren. Denne eksempelsiden står i stedet for det, så du kan se hvor lenken leder.',
  },
  'business-portal': {
    name: 'Bedriftsportaler',
    lead: 'Logg inn for å administrere tjenestene til bedriften.',
    standIn:
      'Bedriftsportalene er egne systemer hos operatøren. Denne eksempelsiden står i stedet for portalen, så du kan se hvor lenken leder.',
  },
  retailer: {
    name: 'Forhandler',
    standIn:
      'Forhandlerløsningen er et eget system hos operatøren. Denne eksempelsiden står i stedet for den, så du kan se hvor lenken leder.',
  },
};

/** One sentence for each part of the site, by the beginning of its paths; the longest that fits is shown. */
const leads: Readonly<Record<string, string>> = {
  '/': 'Her finner du det viktigste på ett sted.',
  '/mobilabonnement/': 'Fri tale, SMS og MMS følger med alle abonnementene våre. Velg så mye data som du trenger.',
  '/mobilabonnement/hjelp/': 'Svar på det mange lurer på om abonnementet sitt.',
  '/mobilabonnement/kontantkort/': 'Betal på forskudd, og ha full kontroll på hva du bruker.',
  '/varemerker/': 'Se hva som er nytt, og finn modellen som passer deg.',
  '/kampanje/': 'Tilbudene som gjelder akkurat nå, samlet på ett sted.',
  '/tv/': 'Film, serier og sport, når og hvor det passer deg.',
  '/internett/': 'Raskt og stabilt internett hjemme, på hytta og på farten.',
  '/nett/': 'Se hvordan nettet er der du bor og ferdes.',
  '/trygghet/': 'Gode råd og tjenester som gjør hverdagen på nett tryggere for hele familien.',
  '/om/informasjonskapsler/':
    'Her ser du alt nettbutikken lagrer i nettleseren din. Valget ditt endrer du med «Informasjonskapsler» nederst på siden.',
  '/hjelp/': 'Finn svar på det du lurer på, eller kom i kontakt med oss.',
  '/om/': 'Bli bedre kjent med hvem vi er og hva vi står for.',
  '/minside/': 'Her ser du abonnement, faktura og innstillinger når du er logget inn.',
  '/forhandler/': 'Verktøy for ansatte i butikkene våre.',
  '/bedrift/': 'Løsninger for små og store bedrifter, fra mobil til nettverk og sikkerhet.',
  '/bedrift/kundeservice/': 'Hjelp til bedriftens mobiler, nett og fakturaer.',
  '/bedrift/utstyrsavtale/': 'Bestill mobiler og nettbrett gjennom arbeidsgiverens avtale.',
  '/bedrift/produkter-og-tjenester/kundehistorier/': 'Bedrifter forteller hvordan de har fått en enklere hverdag.',
  '/bedrift/produkter-og-tjenester/sikkerhet/': 'Beskytt ansatte, data og nettverk mot dagens trusler.',
  '/borettslag/': 'Internett og TV til hele borettslaget, med felles avtale.',
};

export const texts = {
  cookies: {
    caption: 'Det vi lagrer i nettleseren',
    head: ['Navn', 'Hva den gjør', 'Formål'],
    purposes: {
      necessary: 'Nødvendig',
      statistics: 'Statistikk, bare hvis du sier ja',
      marketing: 'Tilpasset innhold og markedsføring, bare hvis du sier ja',
    },
  },
  siteName: 'Fjell',
  owners,
  leads,
  section: (title: string) => `Denne delen av siden handler om ${title.charAt(0).toLowerCase()}${title.slice(1)}.`,
  related: 'Les også',
  shop: 'I nettbutikken',
  skip: 'Hopp til innhold',
  skipArea: 'Hurtigvalg',
  seeHandsets: 'Se mobiltelefoner',
  seePlans: 'Se mobilabonnement',
  seeBusinessHandsets: 'Se mobiltelefoner for bedrift',
  seeAllOf: (brand: string) => `Se alt fra ${brand}`,
  unavailable: 'Siden kan ikke vises akkurat nå',
  notFound: 'Siden finnes ikke',
  notBuilt: 'Eksempelet er ikke bygd ennå',
  toBuild: 'Slik bygger du det',
  toFrontPage: 'Til forsiden',
} as const;
