import type { SubscriptionChange } from './subscription-change';

export interface SubscriptionsModal {
  readonly title: string;
  /** Headings of the current and the selected plan; null for a new subscription. */
  readonly change: { readonly from: string; readonly to: string } | null;
  readonly buttonText: string;
  /** No plan is selected yet (P5-5). */
  readonly isButtonDisabled: boolean;
}

/** Texts of the subscriptions modal, for a new subscription or a change (P2-39), and whether its button is enabled (P5-5). */
export function subscriptionsModal({
  subscriptionToChange,
  selectedPricePlanInModal,
}: Pick<SubscriptionChange, 'subscriptionToChange' | 'selectedPricePlanInModal'>): SubscriptionsModal {
  const button = { buttonText: 'Velg', isButtonDisabled: selectedPricePlanInModal === null };
  if (!subscriptionToChange) return { title: 'Hvilket abonnement vil du ha?', change: null, ...button };
  return { title: 'Endring av abonnement', change: { from: 'Endre fra', to: 'Endre til' }, ...button };
}
