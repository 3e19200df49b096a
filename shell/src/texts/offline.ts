/** Shown in place of a page that cannot be fetched, bokmål. */
export const offlineTexts = {
  noConnection: 'Du er ikke på nett. Siden blir stående, og lenken virker når du er på nett igjen.',
} as const;
