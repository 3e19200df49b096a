import type { Account } from '../model';

/** The accounts that a purchase may go to (F6-6): a consumer's own are private, those of a business are a company's. */
export const accountsForRealm = <Each extends Pick<Account, 'isLegal'>>(
  accounts: readonly Each[],
  realm: 'B2C' | 'B2B' | 'UKKO',
): readonly Each[] => accounts.filter(({ isLegal }) => isLegal === (realm !== 'B2C'));
