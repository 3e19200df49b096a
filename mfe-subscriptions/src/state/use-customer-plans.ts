import { useEffect, useMemo, useState } from 'react';
import { useAccount } from 'shared-domain/stores/account-store';
import type { Offering } from 'shared-domain/subscription';
import type { CustomerPlans, customerPlans as compute } from '../data/customer-plans';

/** The customer's own subscriptions beside the plans; null for everyone else, on the server, and until the code is there. */
export function useCustomerPlans(offerings: readonly Offering[]): CustomerPlans | null {
  const accounts = useAccount((account) => account.accounts);
  const [rules, setRules] = useState<{ readonly customerPlans: typeof compute } | null>(null);
  const isCustomer = accounts.length > 0;
  useEffect(() => {
    if (isCustomer) void import('../data/customer-plans').then(setRules, () => undefined);
  }, [isCustomer]);
  return useMemo(() => rules?.customerPlans(accounts, offerings) ?? null, [rules, accounts, offerings]);
}
