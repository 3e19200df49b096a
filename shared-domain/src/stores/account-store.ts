/** Everything that the shop knows of the logged-in customer (F7.3, F6-2, F6-4, F6-5). The shell's session loads and forgets it; every remote reads it. */
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { singleton } from 'shared-domain/runtime/singleton';
import type { Account } from 'shared-domain/subscription';

export interface AccountState {
  /** 'none': no one is logged in, or not known yet; 'failed': the customer system did not answer, and `accounts` is empty. */
  readonly status: 'none' | 'loading' | 'ready' | 'failed';
  /** Own accounts with their subscriptions (P3-22, P3-23). */
  readonly accounts: readonly Account[];
  /** Has the operator's TV or broadband too (F6-5). */
  readonly isInternetCustomer: boolean;
  /** 'existing': has a subscription, or this browser is marked as such a customer's (P6-7, F6-4). */
  readonly customerType: 'existing' | 'new';
}

const owner = singleton('shop.account-store@1', () => ({
  store: createStore<AccountState>(() => ({
    status: 'none',
    accounts: [],
    isInternetCustomer: false,
    customerType: 'new',
  })),
  reload: null as (() => Promise<void>) | null,
}));

export const accountStore: StoreApi<AccountState> = owner.store;

/** Reads a part of the customer's data; re-renders when that part changes. The server renders without a customer. */
export const useAccount = <Part>(selector: (state: AccountState) => Part): Part => useStore(owner.store, selector);

/** For the shell: loads the data once more. */
export function provideAccounts(reload: () => Promise<void>): void {
  owner.reload = reload;
}

/** Another try after a failure: a button 'Prøv igjen'. Without a customer nothing happens. */
export async function reloadAccounts(): Promise<void> {
  await owner.reload?.();
}
