import type { SubscriptionText } from '../model';
import type { SubscriptionChange } from './subscription-change';

export interface SubscriptionsModal {
  readonly title: SubscriptionText;
  /** Headings of the current and the selected plan; null for a new subscription. */
  readonly change: { readonly from: SubscriptionText; readonly to: SubscriptionText } | null;
  readonly buttonText: SubscriptionText;
  /** No plan is selected yet (P5-5). */
  readonly isButtonDisabled: boolean;
}

/** Texts of the subscriptions modal, for a new subscription or a change (P2-39), and whether its button is enabled (P5-5). */
export function subscriptionsModal({
  subscriptionToChange,
  selectedPricePlanInModal,
}: Pick<SubscriptionChange, 'subscriptionToChange' | 'selectedPricePlanInModal'>): SubscriptionsModal {
  const button = { buttonText: { key: 'choose' }, isButtonDisabled: selectedPricePlanInModal === null } as const;
  if (!subscriptionToChange) return { title: { key: 'choosePlan' }, change: null, ...button };
  return { title: { key: 'changePlan' }, change: { from: { key: 'changeFrom' }, to: { key: 'changeTo' } }, ...button };
}
