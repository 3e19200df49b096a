import type { ListKey } from '../data/list-definition';

interface ListTexts {
  readonly heading: string;
  readonly lead: string;
  /** F9.15-9, without the brand. */
  readonly title: string;
  readonly description: (brand: string) => string;
}

const lists: Readonly<Record<ListKey, ListTexts>> = {
  handsets: {
    heading: 'Mobiltelefoner',
    lead: 'Nye og brukte mobiler med eller uten abonnement. Del opp betalingen uten renter.',
    title: 'Mobiltelefoner: kjøp ny eller brukt mobil',
    description: (brand) =>
      `Finn mobilen som passer deg hos ${brand}. Sammenlign pris, lagring og farge, og betal alt nå eller del opp betalingen uten renter.`,
  },
  businessHandsets: {
    heading: 'Mobiltelefoner for bedrift',
    lead: 'Mobiler til hele bedriften, med eller uten abonnement. Betal alt nå eller fordel kostnaden over avtaletiden.',
    title: 'Mobiltelefoner for bedrift: jobbmobil med avtale',
    description: (brand) =>
      `Jobbmobiler til små og store bedrifter hos ${brand}. Velg modell, betal alt nå eller fordel kostnaden over avtaletiden.`,
  },
  accessories: {
    heading: 'Tilbehør',
    lead: 'Deksler, ladere, hodetelefoner og alt annet som hører til mobilen og nettbrettet.',
    title: 'Tilbehør til mobil og nettbrett: deksler, ladere og lyd',
    description: (brand) =>
      `Deksel, skjermbeskytter, lader eller hodetelefoner? Finn tilbehøret som passer til din modell hos ${brand}, med rask levering.`,
  },
};

const plurals = { mobil: 'mobiler', produkt: 'produkter' } as const;

/** What a list is a list of. */
export type ListNoun = keyof typeof plurals;

/** 'mobil', or 'mobiler' for any other number than one. */
export const nounText = (count: number, noun: ListNoun): string => (count === 1 ? noun : plurals[noun]);

export const texts = {
  lists,
  ofTotal: (total: number) => `av ${total}`,
  filter: 'Filter',
  openFilter: (active: number) => (active === 0 ? 'Filter' : `Filter (${active})`),
  reset: 'Nullstill',
  close: 'Lukk',
  showResults: (count: number, noun: ListNoun) => `Vis ${count} ${nounText(count, noun)}`,
  submitFilter: 'Vis produkter',
  activeFilters: 'Valgte filtre',
  removeAll: 'Fjern alle',
  sort: 'Sorter',
  payment: 'Betaling',
  moreValues: (count: number) => `Vis ${count} til`,
  products: 'Produkter',
  emptyHeading: 'Ingen produkter passer med det du har valgt',
  emptyBody: 'Prøv å fjerne et filter, eller nullstill og begynn på nytt.',
  emptyReset: 'Nullstill alle filtre',
  failedHeading: 'Vi får ikke hentet produktene akkurat nå',
  failedBody: 'Siden prøver igjen av seg selv. Du kan også laste den på nytt, eller komme tilbake om litt.',
  failedRetry: 'Prøv igjen',
} as const;
