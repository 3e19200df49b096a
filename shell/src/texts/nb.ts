/** Texts of the shell's own pages, bokmål. */
export const texts = {
  notFound: {
    title: 'Vi finner ikke siden',
    text: 'Siden kan være flyttet, eller adressen kan være skrevet feil.',
    near: 'Mente du en av disse?',
    elsewhere: 'Kanskje du leter etter dette?',
    places: [
      { title: 'Mobiltelefoner', detail: 'Nye og brukte mobiler, med eller uten abonnement', href: '/mobiltelefoner/' },
      { title: 'Tilbehør', detail: 'Deksler, ladere, hodetelefoner og lagring', href: '/tilbehor/' },
      {
        title: 'Mobilabonnement',
        detail: 'Ubegrenset data, fast datamengde, ung og junior',
        href: '/mobilabonnement/',
      },
      { title: 'Søk', detail: 'Finn produkter, abonnement og hjelp', href: '/sok/' },
    ],
    home: 'Gå til forsiden',
    handsets: 'Se alle mobiltelefoner',
  },
  failed: {
    title: 'Vi får ikke vist siden akkurat nå',
    text: 'Feilen er hos oss, og vi jobber med den. Prøv igjen om litt.',
    retry: 'Prøv igjen',
    home: 'Gå til forsiden',
  },
  header: { cart: 'Handlekurv', home: 'Til forsiden' },
  /** The text of a page that only the browser can render. */
  needsScript: 'Siden krever JavaScript akkurat nå. Prøv igjen om litt.',
  loading: 'Laster innhold',
  navigating: 'Laster neste side',
  navigated: (title: string) => `Du er nå på siden ${title}`,
} as const;

/** Texts of the small script of open pages; the rest of header and footer is the server's HTML. */
export const openPagesTexts = {
  cartWithItems: (count: number) => `Handlekurv, ${count === 1 ? '1 vare' : `${count} varer`}`,
} as const;
