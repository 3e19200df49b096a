import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { accountStore, useAccount } from 'shared-domain/stores/account-store';
import { type Account, accountsForRealm } from 'shared-domain/subscription';

/** The company's account that was picked on this page; null: none was. */
const picked = createStore<{ readonly accountId: string | null }>(() => ({ accountId: null }));

export const pickAccount = (accountId: string): void => picked.setState({ accountId });

const billedAmong = (accounts: readonly Account[], accountId: string | null): string | null =>
  (accounts.find((account) => account.accountId === accountId) ?? accounts[0])?.accountId ?? null;

/** The company's account that an order of a business goes to (P6-9): the picked one, else the first; undefined without one. */
export function billedCompanyAccount(): string | undefined {
  const companies = accountsForRealm(accountStore.getState().accounts, 'B2B');
  return billedAmong(companies, picked.getState().accountId) ?? undefined;
}

/** The company's accounts of whoever is logged in, and the one that is billed. */
export function useCompanyAccounts(): { readonly accounts: readonly Account[]; readonly billed: string | null } {
  const accountId = useStore(picked, (state) => state.accountId);
  const all = useAccount((state) => state.accounts);
  const accounts = accountsForRealm(all, 'B2B');
  return { accounts, billed: billedAmong(accounts, accountId) };
}
