/** Query parameters that pages read (P2-3..10, lists). Unknown ones are dropped from cache keys. */
export const PRODUCT_PAGE_PARAMETERS = ['so', 'sc', 'dcv', 'c', 'cartId', 'steg', 'abonnement', 'ts'] as const;

/** Those that only the browser reads (P2-6..8, P2-10): links in the server's HTML are without them. */
export const BROWSER_PARAMETERS = ['c', 'cartId', 'steg', 'ts'] as const;

/** Aliases of financing options in links (P2-12, F2.8-23). */
export const FINANCING_ALIASES: Readonly<Record<string, string>> = {
  svitsj: 'new-switch',
  avtaletid: 'lease24',
  nå: 'upfront',
  fullpris: 'upfront',
  reswitch: 'existing-switch',
};

/** Names of purchase steps in links (P2-11, F2.8-22). */
export const STEP_ALIASES: Readonly<Record<string, 'insurance' | 'finance' | 'accessories'>> = {
  forsikring: 'insurance',
  finansiering: 'finance',
  tilbehor: 'accessories',
};

/** The form of a code in an address: options, plans, campaigns. Anything else is read as if it were not there. */
const WORD = /^[\p{L}\p{N}_.-]{1,64}$/u;
export const isWord = (value: string): boolean => WORD.test(value);
