import { useMemo } from 'react';
import { useAccount } from 'shared-domain/stores/account-store';
import { accountsForRealm } from 'shared-domain/subscription';

/** Codes of the logged-in customer's private subscriptions (F9.9-1); null as long as they are not known. */
export function useOwnPlanCodes(): readonly string[] | null {
  const status = useAccount((account) => account.status);
  const accounts = useAccount((account) => account.accounts);
  return useMemo(
    () =>
      status === 'ready'
        ? accountsForRealm(accounts, 'B2C').flatMap(({ subscriptions }) =>
            subscriptions.map(({ offeringCode }) => offeringCode),
          )
        : null,
    [status, accounts],
  );
}
