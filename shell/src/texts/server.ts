/** Texts that only the server writes, bokmål: no browser loads them. */
export const serverTexts = {
  overloaded: {
    title: 'Mange vil inn akkurat nå',
    text: 'Siden lastes på nytt av seg selv om noen sekunder.',
  },
  refused: { title: 'Vi kunne ikke ta imot dette', text: 'Gå tilbake og prøv igjen.' },
  /** The answer for a missing file: plain text, no page. */
  fileNotFound: 'Fant ikke filen.',
  forms: {
    foreignOrigin: 'Skjemaet kommer fra en annen nettside og ble ikke tatt imot.',
    malformed: 'Skjemaet mangler opplysninger. Gå tilbake og prøv igjen.',
  },
  /** For the team that runs the shop. */
  testing: {
    badge: 'Testversjon',
    end: 'Avslutt',
    title: 'Prøv en testversjon',
    text: 'Skriv en del av butikken og hvilken versjon du vil prøve. Bare du ser den, til du avslutter eller lukker nettleseren.',
    label: 'Del og versjon',
    hint: 'mfe-pdp@1.4.2 eller mfe-pdp@http://localhost:3502',
    start: 'Prøv',
    inUse: 'Versjoner',
    refused: 'Versjonen finnes ikke, eller adressen er ikke tillatt.',
    unreachable: 'Testversjonen svarer ikke',
    unreachableText:
      'Sjekk at adressen svarer og lar andre nettsteder hente filene (CORS), og last siden på nytt. Eller avslutt, så ser du butikken som den er.',
  },
  session: {
    title: 'Et øyeblikk …',
    /** The questions before a login or a logout that another site asked for. */
    confirmLogin: { title: 'Vil du logge inn?', text: 'Du kom hit fra en annen nettside.', button: 'Logg inn' },
    confirmLogout: { title: 'Vil du logge ut?', text: 'Du kom hit fra en annen nettside.', button: 'Logg ut' },
    stay: 'Nei, gå til forsiden',
    notAPage: 'Siden kan bare åpnes av deg, ikke av en annen side.',
    failed: 'Innloggingen ble ikke fullført, og du er ikke logget inn.',
    /** In place of `failed`, in a browser that forbids cookies or storage, or has no room left. */
    storageBlocked:
      'Nettleseren din lagrer ikke det innloggingen trenger. Tillat informasjonskapsler og lagring for denne siden, eller frigjør plass, og prøv igjen.',
    /** In place of `failed`, where the token's times and the device's clock are apart. */
    wrongClock: 'Klokka på enheten din ser ut til å gå feil. Still den automatisk, og prøv å logge inn igjen.',
    retry: 'Prøv å logge inn igjen',
    logout: { failed: 'Utloggingen ble ikke fullført, og du er fortsatt logget inn.', retry: 'Prøv å logge ut igjen' },
    home: 'Gå til forsiden',
    /** The identity provider's answer is checked by the browser. */
    needsScript: 'Innlogging krever JavaScript. Slå det på i nettleseren og last siden på nytt.',
  },
} as const;
