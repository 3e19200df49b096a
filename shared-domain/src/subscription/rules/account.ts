import type { Account, SubscriptionText } from '../model';

/** The accounts that a purchase may go to (F6-6): a consumer's own are private, those of a business are a company's. */
export const accountsForRealm = <Each extends Pick<Account, 'isLegal'>>(
  accounts: readonly Each[],
  realm: 'B2C' | 'B2B' | 'UKKO',
): readonly Each[] => accounts.filter(({ isLegal }) => isLegal === (realm !== 'B2C'));

export interface BillingAccounts {
  readonly heading: SubscriptionText;
  readonly options: readonly { readonly accountId: string; readonly text: SubscriptionText }[];
}

/** The choice of the account to be billed (P6-9); null when there is nothing to choose. */
export function billingAccounts(accounts: readonly Pick<Account, 'accountId'>[]): BillingAccounts | null {
  if (accounts.length < 2) return null;
  return {
    heading: { key: 'chooseInvoice' },
    options: accounts.map(({ accountId }) => ({ accountId, text: { key: 'invoiceNumber', values: { accountId } } })),
  };
}

/** The account that is billed (P6-9): the picked one, the only one, or none yet. */
export function billedAccount<Each extends Pick<Account, 'accountId'>>(
  accounts: readonly Each[],
  picked: string | null,
): Each | null {
  const only = accounts.length === 1 ? accounts[0] : undefined;
  return accounts.find(({ accountId }) => accountId === picked) ?? only ?? null;
}
