/** What the products of a list are called, for one and for several. */
export type Noun = readonly [one: string, several: string];

/** Texts of the product lists, bokmål; those of one list each are in `lists-nb.ts`. */
export const texts = {
  /** The heading of a list's parts, which have pages of their own. */
  parts: (list: string) => `Utvalg i ${list}`,
  onPage: (title: string, page: number) => `${title}, side ${page}`,
  /** @param noun for one and for several */
  counted: (count: number, [one, several]: Noun) => `${count} ${count === 1 ? one : several}`,
  ofTotal: (total: number) => `av ${total}`,
  filter: 'Filter',
  openFilter: (active: number) => (active === 0 ? 'Filter' : `Filter (${active})`),
  reset: 'Nullstill',
  /** After 'Nullstill', for screen readers. */
  ofFacet: (facet: string) => `– ${facet}`,
  findValue: (facet: string) => `Søk i ${facet}`,
  noValue: 'Ingen treff. Prøv et annet ord.',
  searchList: 'Søk i denne lista',
  searchPlaceholder: 'Søk på merke eller modell',
  close: 'Lukk',
  /** @param products '24 produkter' */
  showResults: (products: string) => `Vis ${products}`,
  submitFilter: 'Vis produkter',
  activeFilters: 'Valgte filtre',
  removeAll: 'Fjern alle',
  sort: 'Sorter',
  /** On a card. */
  compare: 'Sammenlign',
  payment: 'Betalingsmåte',
  anyPayment: 'Alle betalingsmåter',
  fullPrice: 'Fullpris',
  perMonth: 'Pris per måned',
  moreValues: (count: number) => `Vis ${count} til`,
  toProducts: 'Hopp til produktene',
  products: 'Produkter',
  /** Before '(ekskl. mva.)'. */
  prices: 'Priser',
  fromStart: (count: number) => `Vis også de første ${count}`,
} as const;
