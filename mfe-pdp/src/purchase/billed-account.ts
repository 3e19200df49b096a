import { useState } from 'react';
import { accountStore, useAccount } from 'shared-domain/stores/account-store';
import { type Account, accountsForRealm } from 'shared-domain/subscription';

/** The company's account that was picked last, in this browser's tab; null: none was. */
let picked: string | null = null;

const billedAmong = (accounts: readonly Account[], accountId: string | null): string | undefined =>
  (accounts.find((account) => account.accountId === accountId) ?? accounts[0])?.accountId;

/** The company's account that an order of a business goes to (P6-9): the picked one, else the first; undefined without one. */
export const billedCompanyAccount = (): string | undefined =>
  billedAmong(accountsForRealm(accountStore.getState().accounts, 'B2B'), picked);

export interface CompanyAccounts {
  readonly accounts: readonly Account[];
  /** Undefined: there is none. */
  readonly billed: string | undefined;
  readonly pick: (accountId: string) => void;
}

/** The company's accounts of whoever is logged in, and the one that is billed. */
export function useCompanyAccounts(): CompanyAccounts {
  const [accountId, setAccountId] = useState(picked);
  const accounts = accountsForRealm(
    useAccount((state) => state.accounts),
    'B2B',
  );
  return {
    accounts,
    billed: billedAmong(accounts, accountId),
    pick: (next) => {
      picked = next;
      setAccountId(next);
    },
  };
}
