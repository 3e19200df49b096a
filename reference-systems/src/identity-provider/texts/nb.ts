/** Texts of the provider's own pages. */
export const texts = {
  login: {
    title: 'Logg inn',
    demonstration: 'Dette er en demonstrasjon. Personene er oppdiktet, og alle har samme passord.',
    username: 'Brukernavn',
    password: 'Passord',
    submit: 'Logg inn',
    wrong: 'Feil brukernavn eller passord. Bruk en av demobrukerne på denne siden.',
    tooMany: 'For mange forsøk med feil passord. Vent litt, og prøv igjen.',
    waitMinutes: (minutes: number) => `Du kan prøve igjen om ${minutes} ${minutes === 1 ? 'minutt' : 'minutter'}.`,
    people: 'Demobrukere',
    customer: 'privatkunde',
    business: 'bedriftskunde',
    retailer: 'butikkmedarbeider',
    passwordIs: 'Passord:',
    back: 'Tilbake til nettbutikken',
  },
  logout: {
    title: 'Logg ut',
    question: 'Vil du logge ut?',
    submit: 'Logg ut',
    doneTitle: 'Du er logget ut',
    back: 'Tilbake til nettbutikken',
  },
  error: {
    title: 'Noe gikk galt',
    text: 'Vi kunne ikke fullføre innloggingen. Gå tilbake til nettbutikken og prøv igjen.',
    expired: 'Innloggingen tok for lang tid. Gå tilbake til nettbutikken og logg inn på nytt.',
    back: 'Tilbake til nettbutikken',
  },
} as const;
