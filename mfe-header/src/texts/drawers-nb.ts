/** Bokmål texts of what is known of the customer: of the drawers' chunk only. */
export const customerTexts = {
  customer: 'Innlogget som',
  account: (accountId: string, isLegal: boolean) => `${isLegal ? 'Bedriftskonto' : 'Fakturakonto'} ${accountId}`,
  accountsFailed: 'Vi får ikke hentet abonnementene dine akkurat nå.',
  accountsRetry: 'Prøv igjen',
  logoutFailed: 'Vi fikk ikke logget deg ut. Prøv igjen om litt.',
} as const;

/** Bokmål texts of the cart drawer. */
export const cartTexts = {
  /** P8-15. */
  added: 'Produktet har blitt lagt til i handlekurven',
} as const;

const quoted = (query: string): string => `«${query}»`;

/** Bokmål texts of the search drawer. */
export const searchTexts = {
  heading: 'Hva leter du etter?',
  field: 'Søk i innhold',
  placeholder: 'Søk her',
  suggestions: 'Forslag',
  products: 'Produkter',
  plans: 'Abonnement',
  categories: 'Kategorier',
  pages: 'Sider',
  /** Read out; 'forslag' has one form. */
  found: (count: number) => `${count} forslag`,
  none: (query: string) => `Vi har ingen forslag til ${quoted(query)}. Prøv et annet ord, eller søk i alt innhold.`,
  failed: 'Vi får ikke hentet forslag akkurat nå. Du kan søke som vanlig.',
  recent: 'Siste søk',
  removeRecent: (query: string) => `Fjern ${quoted(query)} fra siste søk`,
  removeAllRecent: 'Fjern alle',
} as const;
