/** Bokmål texts that only businesses see. */
export const businessTexts = {
  loginQuestion: 'Har bedriften en konto hos oss?',
  login: 'Logg inn',
  billed: (accountId: string) => `Bestilles på bedriftskonto ${accountId}.`,
  otherAccount: 'Velg en annen konto',
  loading: 'Henter bedriftskontoen …',
  noAccount: 'Du har ingen bedriftskonto. Du oppgir bedriften i kassen.',
  failed: 'Vi fant ikke bedriftskontoen akkurat nå. Du oppgir den i kassen.',
  quoteQuestion: (pieces: number) => `Trenger bedriften flere enn ${pieces}?`,
  quote: 'Be om tilbud',
} as const;
