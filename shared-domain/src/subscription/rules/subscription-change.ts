import type { PriceParts } from '../../money';
import type { Offering, SubscriptionText } from '../model';
import type { AccountRow } from './accounts';
import { displayOffering } from './display';
import type { PriceTerms } from './list-price';

/** State of the choice among own and new subscriptions (P3-26, F3.4-4). */
export interface SubscriptionChange {
  readonly showSubscriptionsModal: boolean;
  /** Null: the modal is open for a new subscription. */
  readonly subscriptionToChange: AccountRow | null;
  /** The customer's own subscription that the device goes with; null: a new one. */
  readonly selectedSubscriptionPhoneNumber: string | null;
  readonly changedSubscriptions: readonly ChangedSubscription[];
  /** Who will use the product (P6-9). */
  readonly selectedProductUser: string | null;
  /** Offering code of the plan that is selected but not confirmed. */
  readonly selectedPricePlanInModal: string | null;
}

export type SubscriptionChangeEvent =
  | { readonly type: 'modal-opened'; readonly subscription: AccountRow | null }
  | { readonly type: 'plan-picked'; readonly offeringCode: string }
  | { readonly type: 'confirmed'; readonly offerings: readonly Offering[]; readonly facts?: PriceTerms }
  | { readonly type: 'modal-closed' }
  | { readonly type: 'subscription-selected'; readonly phoneNumber: string | null }
  | { readonly type: 'product-user-chosen'; readonly user: string };

export const NO_SUBSCRIPTION_CHANGE: SubscriptionChange = {
  showSubscriptionsModal: false,
  subscriptionToChange: null,
  selectedSubscriptionPhoneNumber: null,
  changedSubscriptions: [],
  selectedProductUser: null,
  selectedPricePlanInModal: null,
};

const CLOSED = { showSubscriptionsModal: false, subscriptionToChange: null, selectedPricePlanInModal: null } as const;

/** A plan that is not offered cannot be confirmed; a new subscription is not recorded. */
function confirm(state: SubscriptionChange, offerings: readonly Offering[], facts?: PriceTerms): SubscriptionChange {
  const { subscriptionToChange, changedSubscriptions, selectedPricePlanInModal } = state;
  const plan = offerings.find(({ offeringCode }) => offeringCode === selectedPricePlanInModal);
  if (!plan) return state;
  if (!subscriptionToChange) return { ...state, ...CLOSED, selectedSubscriptionPhoneNumber: null };
  return {
    ...state,
    ...CLOSED,
    selectedSubscriptionPhoneNumber: subscriptionToChange.phoneNumber,
    changedSubscriptions: recordChange(changedSubscriptions, toChangedSubscription(subscriptionToChange, plan, facts)),
  };
}

/** The next state of the choice among own and new subscriptions (P3-26, F3.4-4, P4-51). */
export function changeSubscription(state: SubscriptionChange, event: SubscriptionChangeEvent): SubscriptionChange {
  switch (event.type) {
    case 'modal-opened':
      return {
        ...state,
        showSubscriptionsModal: true,
        subscriptionToChange: event.subscription,
        selectedPricePlanInModal: null,
      };
    case 'plan-picked':
      return { ...state, selectedPricePlanInModal: event.offeringCode };
    case 'confirmed':
      return confirm(state, event.offerings, event.facts);
    case 'modal-closed':
      return { ...state, ...CLOSED };
    case 'subscription-selected':
      return { ...state, selectedSubscriptionPhoneNumber: event.phoneNumber };
    case 'product-user-chosen':
      return { ...state, selectedProductUser: event.user };
  }
}

/** The plan that a customer changes a subscription to (P3-25, F3.4-3). */
export interface ChangedSubscription extends Pick<
  Offering,
  'offeringCode' | 'monthlyOfferingPrice' | 'monthlyOfferingPriceLines' | 'firstYearDiscountAmount'
> {
  readonly phoneNumber: string;
  readonly user: string;
  readonly title: SubscriptionText;
  readonly name: string;
  readonly price: PriceParts;
  readonly isNew: true;
}

/** The record of a change (P3-25): whose subscription, and the new plan as it is shown. */
export function toChangedSubscription(
  { phoneNumber, user }: Pick<AccountRow, 'phoneNumber' | 'user'>,
  offering: Offering,
  facts: PriceTerms = {},
): ChangedSubscription {
  const { offeringCode, monthlyOfferingPrice, monthlyOfferingPriceLines, firstYearDiscountAmount } = offering;
  const { title, name, price } = displayOffering(offering, facts);
  return {
    phoneNumber,
    user,
    offeringCode,
    title,
    name,
    price,
    isNew: true,
    monthlyOfferingPrice,
    monthlyOfferingPriceLines,
    firstYearDiscountAmount,
  };
}

/** Adds a record: one per phone number, a later one replaces the earlier (P3-25, P4-51). */
export const recordChange = (
  records: readonly ChangedSubscription[],
  change: ChangedSubscription,
): readonly ChangedSubscription[] => [
  ...records.filter(({ phoneNumber }) => phoneNumber !== change.phoneNumber),
  change,
];

/** The change of a subscription; null when it is not changed. */
export const changeOf = (records: readonly ChangedSubscription[], phoneNumber: string): ChangedSubscription | null =>
  records.find((each) => each.phoneNumber === phoneNumber) ?? null;
