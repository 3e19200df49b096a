/** Texts of the session while a page is open, bokmål. */
export const sessionTexts = {
  ended: {
    expired: 'Du er blitt logget ut',
    elsewhere: 'Du logget ut i en annen fane',
  },
  isKept: 'Handlekurven din og det du har valgt på denne siden, er her fortsatt.',
  logInAgain: 'Logg inn igjen',
  loginFailed: 'Innloggingen er ikke tilgjengelig akkurat nå. Prøv igjen om litt.',
} as const;
