import type { DealerPage } from '../pages';

/** Texts of the dealer area. */
export const texts = {
  demonstration: 'Dette er en demonstrasjon av forhandlersidene. Ingenting blir lagret hos en operatør.',
  menu: 'Forhandlersider',
  titles: {
    store: 'Velg butikk',
    orders: 'Mine ordre',
    administration: 'Administrasjon',
    customer: 'Se kundeopplysninger',
  } satisfies Record<DealerPage, string>,
  content: {
    orders: 'Hos operatøren står ordrene som er registrert fra butikken din, her.',
    administration: 'Hos operatøren styrer butikken brukere og innstillinger her.',
    customer: 'Hos operatøren slår du opp kunden du betjener, her. Demonstrasjonen viser ingen kundeopplysninger.',
  } satisfies Record<Exclude<DealerPage, 'store'>, string>,
  chooseStore: 'Velg butikken der du jobber i dag.',
  store: 'Butikk',
  choose: 'Velg butikken',
  unknownStore: 'Vi fant ikke butikken. Velg en av butikkene under.',
  working: (store: string, employee: string) => `Du jobber i ${store} som ${employee}.`,
  noStore: 'Du har ikke valgt butikk ennå.',
  deniedTitle: 'Denne siden er for butikkmedarbeidere',
  deniedText: 'Du er logget inn som kunde. Avtalene dine finner du på Min Side.',
  visitorTitle: 'Logg inn som butikkmedarbeider',
  visitorText:
    'Forhandlersidene er for butikkmedarbeidere. Logg inn med brukeren du har i butikken, for å komme videre.',
  toMinSide: 'Gå til Min Side',
  logIn: 'Logg inn',
  back: 'Tilbake til nettbutikken',
} as const;
