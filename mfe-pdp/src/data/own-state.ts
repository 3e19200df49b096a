import type { SubscriptionChange, SubscriptionChangeEvent } from 'shared-domain/subscription';

/** What a customer has chosen among own subscriptions and a new one (P3-26); it lives as long as the page. */
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
  /** Of the subscription with this number. */
  | { readonly type: 'change-undone'; readonly phoneNumber: string };
