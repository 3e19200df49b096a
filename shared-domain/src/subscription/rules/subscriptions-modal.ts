import type { SubscriptionChange } from './subscription-change';

export interface SubscriptionsModal {
  readonly title: string;
  /** Headings over the plan that one has and the one that is picked; null when nothing is changed. */
  readonly change: { readonly from: string; readonly to: string } | null;
  readonly buttonText: string;
  /** P5-5 */
  readonly isButtonDisabled: boolean;
}

/** What the subscriptions modal says, for a new subscription or for a change (P2-39), and whether 'Velg' may be pressed (P5-5). */
export function subscriptionsModal({
  subscriptionToChange,
  selectedPricePlanInModal,
}: Pick<SubscriptionChange, 'subscriptionToChange' | 'selectedPricePlanInModal'>): SubscriptionsModal {
  const button = { buttonText: 'Velg', isButtonDisabled: selectedPricePlanInModal === null };
  if (!subscriptionToChange) return { title: 'Hvilket abonnement vil du ha?', change: null, ...button };
  return { title: 'Endring av abonnement', change: { from: 'Endre fra', to: 'Endre til' }, ...button };
}
