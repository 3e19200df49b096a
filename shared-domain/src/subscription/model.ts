/** Types of the subscription rules. */
export type { Account, AccountSubscription } from './io/account-wire';
export type { Bundle } from './io/bundle-wire';
export type { Offering } from './io/offering-wire';
