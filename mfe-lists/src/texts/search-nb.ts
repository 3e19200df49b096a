const quoted = (query: string): string => `«${query}»`;

/** Texts of the search page, bokmål. */
export const searchTexts = {
  /** @param hits null: nothing was looked for. */
  heading: (query: string, hits: number | null): string => {
    if (query === '') return 'Søk';
    return hits === 0 ? `Ingen treff på ${quoted(query)}` : `Treff på ${quoted(query)}`;
  },
  /** Before the corrected query. */
  didYouMean: 'Mente du',
  crumbs: { home: 'Forsiden', search: 'Søk' },
  field: 'Søk i nettbutikken',
  placeholder: 'Hva leter du etter?',
  /** '1 treff' and '12 treff': the word has one form. */
  hits: (count: number) => `${count} treff`,
  parts: {
    handsets: 'Mobiler',
    devices: 'Nettbrett, klokker og annet utstyr',
    used: 'Like Fin: brukte mobiler',
    accessories: 'Tilbehør',
  },
  showAll: (total: number) => `Vis alle ${total}`,
  /** Names for screen readers the part that 'Vis alle' shows. */
  ofPart: (part: string) => `under ${part}`,
  allParts: 'Vis alle treff',
  pageEmpty: 'Det er ingen flere treff her.',
  plans: 'Mobilabonnement',
  pages: 'Sider',
  lead: 'Skriv navnet på en mobil, et tilbehør, et abonnement eller det du lurer på.',
  emptyBody: 'Sjekk at ordene er skrevet riktig, eller prøv et kortere eller vanligere ord.',
  helpHeading: 'Kanskje du leter etter dette?',
  help: [
    { title: 'Mobiltelefoner', detail: 'Nye og brukte mobiler, med eller uten abonnement', href: '/mobiltelefoner/' },
    { title: 'Tilbehør', detail: 'Deksler, ladere, hodetelefoner og lagring', href: '/tilbehor/' },
    { title: 'Mobilabonnement', detail: 'Ubegrenset data, fast datamengde, ung og junior', href: '/mobilabonnement/' },
    { title: 'Hjelp', detail: 'Svar på vanlige spørsmål, driftsmeldinger og faktura', href: '/hjelp/' },
  ],
} as const;
