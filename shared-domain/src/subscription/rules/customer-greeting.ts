import type { SubscriptionText } from '../model';

export interface CustomerGreeting {
  /** Null when the name is not known: the customer is only marked by a cookie (P6-7). */
  readonly greeting: SubscriptionText | null;
  readonly lead: SubscriptionText;
}

/** The greeting of an existing customer (P6-8). @param givenName null while no one is logged in */
export function customerGreeting(givenName: string | null): CustomerGreeting {
  return {
    greeting: givenName ? { key: 'greeting', values: { givenName } } : null,
    lead: { key: 'orderWithYourPlan' },
  };
}
