import {
  changeSubscription,
  NO_SUBSCRIPTION_CHANGE,
  type SubscriptionChange,
  type SubscriptionChangeEvent,
} from 'shared-domain/subscription';

/** The customer's choice among own subscriptions and a new one (P3-26); it lives as long as the page. */
export interface OwnState {
  readonly change: SubscriptionChange;
  /** The plan of the address when a subscription was picked; undefined: none was. A plan that is asked for later is a new one. */
  readonly pickedAt: string | null | undefined;
  /** Picked billing account (P6-9). */
  readonly accountId: string | null;
}

export type OwnEvent =
  | SubscriptionChangeEvent
  | { readonly type: 'account-picked'; readonly accountId: string }
  /** The change of the subscription with this number is undone. */
  | { readonly type: 'change-undone'; readonly phoneNumber: string };

export const NOTHING_PICKED: OwnState = { change: NO_SUBSCRIPTION_CHANGE, pickedAt: undefined, accountId: null };

/** The events that pick a subscription. */
const PICKS: ReadonlySet<OwnEvent['type']> = new Set(['subscription-selected', 'confirmed', 'change-undone']);

/**
 * The next state of the choice among own subscriptions and a new one (P3-26, P4-51, P6-9, P6-10).
 *
 * @param askedPlan the plan of the address
 */
export function nextOwnState(state: OwnState, event: OwnEvent, askedPlan: string | null): OwnState {
  if (event.type === 'account-picked') return { ...state, accountId: event.accountId, pickedAt: undefined };
  const picked = PICKS.has(event.type) ? { pickedAt: askedPlan } : {};
  if (event.type !== 'change-undone') return { ...state, ...picked, change: changeSubscription(state.change, event) };
  const { change } = state;
  return {
    ...state,
    ...picked,
    change: {
      ...change,
      showSubscriptionsModal: false,
      subscriptionToChange: null,
      selectedPricePlanInModal: null,
      selectedSubscriptionPhoneNumber: event.phoneNumber,
      changedSubscriptions: change.changedSubscriptions.filter(({ phoneNumber }) => phoneNumber !== event.phoneNumber),
    },
  };
}
