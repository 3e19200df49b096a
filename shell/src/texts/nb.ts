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
  overloaded: {
    title: 'Mange vil inn akkurat nå',
    text: 'Siden lastes på nytt av seg selv om noen sekunder.',
  },
  /** Of a file that is not there: no page, plain text. */
  fileNotFound: 'Fant ikke filen.',
  header: { cart: 'Handlekurv', home: 'Til forsiden' },
  forms: {
    foreignOrigin: 'Skjemaet kommer fra en annen nettside og ble ikke tatt imot.',
    malformed: 'Skjemaet mangler opplysninger. Gå tilbake og prøv igjen.',
  },
  session: {
    title: 'Et øyeblikk …',
    /** Of a login or a logout that another site asked for. */
    confirmLogin: { title: 'Vil du logge inn?', text: 'Du kom hit fra en annen nettside.', button: 'Logg inn' },
    confirmLogout: { title: 'Vil du logge ut?', text: 'Du kom hit fra en annen nettside.', button: 'Logg ut' },
    stay: 'Nei, gå til forsiden',
    notAPage: 'Siden kan bare åpnes av deg, ikke av en annen side.',
    failed: 'Innloggingen ble ikke fullført, og du er ikke logget inn.',
    retry: 'Prøv å logge inn igjen',
    home: 'Gå til forsiden',
    /** The identity provider's answer is checked by the browser. */
    needsScript: 'Innlogging krever JavaScript. Slå det på i nettleseren og last siden på nytt.',
  },
  /** Of a page that only the browser can render. */
  needsScript: 'Siden krever JavaScript akkurat nå. Prøv igjen om litt.',
  loading: 'Laster innhold',
  navigating: 'Laster neste side',
  navigated: (title: string) => `Du er nå på siden ${title}`,
} as const;
