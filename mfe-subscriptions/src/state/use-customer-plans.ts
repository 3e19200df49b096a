import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Realm } from 'shared-domain/contracts/realm';
import { useAccount } from 'shared-domain/stores/account-store';
import { type CustomerCheck, useCustomerCheck } from 'shared-domain/stores/customer-check';
import { NO_SUBSCRIPTION_CHANGE, type Offering, type SubscriptionChange } from 'shared-domain/subscription';
import type { CustomerPlans, customerPlans as compute } from '../data/customer-plans';
import type { ChosenPlan } from './plan-page';

/** The customer's choice: a plan, and what happens to the own subscriptions (F3.4-3, F3.4-4). */
export interface OwnSubscriptions {
  /** The plan that is asked about; null: the dialog is closed. */
  readonly chosen: ChosenPlan | null;
  readonly change: SubscriptionChange;
  readonly setChange: (change: SubscriptionChange) => void;
  /** Opens the dialog for a plan; null for a visitor without subscriptions. */
  readonly ask: ((chosen: ChosenPlan) => void) | null;
}

/** The state of the choice among own subscriptions and a new one; it lives as long as the page. */
export function useOwnSubscriptions(customer: CustomerPlans | null): OwnSubscriptions {
  const [chosen, setChosen] = useState<ChosenPlan | null>(null);
  const [change, setChange] = useState(NO_SUBSCRIPTION_CHANGE);
  const isCustomer = customer !== null;
  const ask = useCallback((next: ChosenPlan) => {
    setChosen(next);
    setChange((current) => ({ ...current, showSubscriptionsModal: true }));
  }, []);
  return { chosen, change, setChange, ask: isCustomer ? ask : null };
}

export interface PageCustomer {
  /** The own private subscriptions beside the plans for consumers; null beside those of a business, for everyone else, and on the server. */
  readonly customer: CustomerPlans | null;
  /** Until it is known, nothing is bought: a customer is asked about the own subscriptions first. */
  readonly check: CustomerCheck;
}

/** Everything that a page of plans knows of its visitor; the code for customers is fetched for them only. */
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
