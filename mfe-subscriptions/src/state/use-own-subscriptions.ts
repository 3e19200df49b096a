import { useCallback, useState } from 'react';
import { NO_SUBSCRIPTION_CHANGE, type SubscriptionChange } from 'shared-domain/subscription';
import type { CustomerPlans } from '../data/customer-plans';
import type { ChosenPlan } from './plan-page';

/** What a customer chose: a plan, and what becomes of the own subscriptions (F3.4-3, F3.4-4). */
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
