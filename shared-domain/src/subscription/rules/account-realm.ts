import type { Account } from '../model';

/** The accounts that a purchase may go to (F6-6): a consumer's own are private, those of a business are a company's. */
export const accountsForRealm = (accounts: readonly Account[], realm: 'B2C' | 'B2B' | 'UKKO'): readonly Account[] =>
  accounts.filter(({ isLegal }) => isLegal === (realm !== 'B2C'));
