/** The purpose of each cookie and storage entry. The table of docs/cookies.md and of the page 'Informasjonskapsler' are made of this. */
import {
  COOKIES as SHARED_COOKIES,
  SHELL_COOKIES,
  LATE_STORAGE_KEYS,
  SHELL_STORAGE_KEYS,
  STORAGE_KEYS as SHARED_KEYS,
} from './storage-keys';

const COOKIES = { ...SHARED_COOKIES, ...SHELL_COOKIES };
const STORAGE_KEYS = { ...SHARED_KEYS, ...LATE_STORAGE_KEYS, ...SHELL_STORAGE_KEYS };

/** Needs consent (ekomloven § 3-15). */
export type ConsentPurpose = 'statistics' | 'marketing';

export interface StoredItem {
  readonly name: string;
  readonly where: 'cookie' | 'local' | 'session';
  /** Names begin with it: a suffix follows. */
  readonly isPrefix?: boolean;
  readonly purpose: 'necessary' | ConsentPurpose;
  /** Its use, in Norwegian, for the shopper. */
  readonly text: string;
}

type Item = Omit<StoredItem, 'name' | 'where'>;
type StoredInStorage = Omit<StoredItem, 'name'>;

const necessary = (text: string): Item => ({ purpose: 'necessary', text });
const local = (item: Item): StoredInStorage => ({ ...item, where: 'local' });
const session = (item: Item): StoredInStorage => ({ ...item, where: 'session' });

const COOKIE_ITEMS: Readonly<Record<keyof typeof COOKIES, Item>> = {
  orderRef: necessary('Finner handlekurven din igjen.'),
  orderRealm: necessary('Husker om handlekurven er for privat, bedrift eller utstyrsavtale.'),
  authLock: necessary('Hindrer at vi spør om innlogging flere ganger samtidig.'),
  userRefPdp: necessary('Ett tilfeldig siffer som gir deg plass i køen når et forhåndssalg åpner.'),
  ukkoStateId: necessary('Finner handlekurven i utstyrsavtalen igjen.'),
  isInternetCustomer: necessary('Husker om du har internett hos oss, så du får riktige priser når du er logget inn.'),
  retailerSession: { ...necessary('Husker hvilken butikk en ansatt selger fra.'), isPrefix: true },
  existingCustomer: necessary('Husker at du er kunde hos oss, så du får riktige valg.'),
  session: necessary('Holder deg innlogget.'),
  formKey: necessary('Hindrer at et skjema som sendes to ganger, legger varene i handlekurven to ganger.'),
  checkoutPass: necessary('Slipper deg inn i kassen når det er din tur i køen.'),
  canaryBucket: necessary(
    'Et tilfeldig tall fra 0 til 99, bare mens vi prøver ut en ny versjon av nettbutikken, så du ser samme versjon hele tiden.',
  ),
  consent: necessary('Husker valget ditt om informasjonskapsler.'),
};

const STORAGE_ITEMS: Readonly<Record<keyof typeof STORAGE_KEYS, StoredInStorage>> = {
  loginRedirectUrl: session(necessary('Tar deg tilbake til siden du kom fra når du har logget inn.')),
  accountData: local(necessary('Abonnementene dine når du er logget inn, så vi slipper å hente dem på hver side.')),
  queueData: { ...local(necessary('Plassen din i køen til kassen.')), isPrefix: true },
  closedAnnouncements: local(necessary('Husker hvilke meldinger du har lukket.')),
  minimizedAnnouncements: local(necessary('Husker hvilke meldinger du har minimert.')),
  seenProducts: local({ purpose: 'marketing', text: 'Husker hva du har sett på, så du finner det igjen på forsiden.' }),
  comparedProducts: local(necessary('Husker hvilke produkter du har valgt å sammenligne.')),
  favourites: local(necessary('Husker favorittene du har valgt.')),
  savedCart: local(necessary('Husker hva du hadde i handlekurven, så du kan legge det i igjen når den er utløpt.')),
  ownPlan: session(necessary('Husker hvilket av abonnementene dine du valgte, også når du må logge inn på nytt.')),
  postcode: local(necessary('Husker postnummeret du har sjekket levering til, til du ber oss glemme det.')),
  recentSearches: local({
    purpose: 'marketing',
    text: 'Husker hva du har søkt etter, så du kan søke etter det igjen.',
  }),
  scrollPositions: session(necessary('Husker hvor langt ned på siden du var når du går tilbake.')),
  loginState: { ...session(necessary('Sikrer at svaret på en innlogging hører til deg.')), isPrefix: true },
  analyticsQueue: session({ purpose: 'statistics', text: 'Statistikk som venter på å bli sendt.' }),
};

type Keys<Table> = readonly (keyof Table)[];

/** Everything that the shop stores in a browser. */
export const STORED_ITEMS: readonly StoredItem[] = [
  ...(Object.keys(COOKIES) as Keys<typeof COOKIES>).map((key) => ({
    ...COOKIE_ITEMS[key],
    name: COOKIES[key].name,
    where: 'cookie' as const,
  })),
  ...(Object.keys(STORAGE_KEYS) as Keys<typeof STORAGE_KEYS>).map((key) => ({
    ...STORAGE_ITEMS[key],
    name: STORAGE_KEYS[key],
  })),
];
