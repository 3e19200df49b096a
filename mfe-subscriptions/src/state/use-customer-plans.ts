import { useEffect, useMemo, useState } from 'react';
import type { Realm } from 'shared-domain/contracts/realm';
import { useAccount } from 'shared-domain/stores/account-store';
import { type CustomerCheck, useCustomerCheck } from 'shared-domain/stores/customer-check';
import type { Offering } from 'shared-domain/subscription';
import type { CustomerPlans, customerPlans as compute } from '../data/customer-plans';

export interface PageCustomer {
  /** The own private subscriptions beside the plans for consumers; null beside those of a business, for everyone else, and on the server. */
  readonly customer: CustomerPlans | null;
  /** Until it is known, nothing is bought: a customer is asked about the own subscriptions first. */
  readonly check: CustomerCheck;
}

/** What a page of plans knows of its visitor; the code for customers is fetched for them only. */
export function useCustomerPlans(realm: Realm, offerings: readonly Offering[]): PageCustomer {
  const accounts = useAccount((account) => account.accounts);
  const [rules, setRules] = useState<{ readonly customerPlans: typeof compute } | null>(null);
  const isCustomer = realm === 'B2C' && accounts.length > 0;
  useEffect(() => {
    if (isCustomer) void import('../data/customer-plans').then(setRules, () => undefined);
  }, [isCustomer]);
  const customer = useMemo(
    () => (isCustomer && rules?.customerPlans(accounts, offerings)) || null,
    [isCustomer, rules, accounts, offerings],
  );
  return { customer, check: useCustomerCheck(realm, isCustomer && !rules) };
}
