/**
 * Texts of a page whose browser has no network, bokmål. They come soon after the page, because nothing can be fetched when they
 * are needed.
 */
export const offlineTexts = {
  noConnection: 'Du er ikke på nett. Siden blir stående, og lenken virker når du er på nett igjen.',
} as const;
