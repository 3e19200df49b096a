interface ListTexts {
  readonly heading: string;
  readonly lead: string;
  /** F9.15-9, without the brand. */
  readonly title: string;
  readonly description: (brand: string) => string;
  /** The list's products in a sentence, for when it has none. */
  readonly products: string;
}

const lists = {
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
    lead: 'Brukte mobiler som er testet og klare for en ny eier. Bra for lommeboka, og bedre for miljøet.',
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
  accessories: {
    heading: 'Tilbehør',
    lead: 'Deksler, ladere, hodetelefoner og alt annet som hører til mobilen og nettbrettet.',
    title: 'Tilbehør til mobil og nettbrett: deksler, ladere og lyd',
    description: (brand) =>
      `Deksel, skjermbeskytter, lader eller hodetelefoner? Finn tilbehøret som passer til din modell hos ${brand}, med rask levering.`,
    products: 'tilbehør',
  },
} satisfies Readonly<Record<string, ListTexts>>;

export const texts = {
  lists,
  ofTotal: (total: number) => `av ${total}`,
  filter: 'Filter',
  openFilter: (active: number) => (active === 0 ? 'Filter' : `Filter (${active})`),
  reset: 'Nullstill',
  close: 'Lukk',
  /** @param products '24 produkter' */
  showResults: (products: string) => `Vis ${products}`,
  submitFilter: 'Vis produkter',
  activeFilters: 'Valgte filtre',
  removeAll: 'Fjern alle',
  sort: 'Sorter',
  payment: 'Betaling',
  moreValues: (count: number) => `Vis ${count} til`,
  toProducts: 'Hopp til produktene',
  products: 'Produkter',
  productsNoun: 'produkter',
  fromStart: (count: number) => `Vis også de første ${count}`,
  emptyHeading: 'Ingen produkter passer til valgene dine',
  emptyBody: 'Prøv å fjerne et filter, eller nullstill og begynn på nytt.',
  emptyReset: 'Nullstill alle filtre',
  nothingHeading: (products: string) => `Det er tomt for ${products} akkurat nå`,
  nothingBody: 'Sortimentet fylles på jevnlig. Se innom igjen, eller ta en titt på disse i mellomtiden.',
  toHandsets: 'Se mobiltelefoner',
  toAccessories: 'Se tilbehør',
} as const;
