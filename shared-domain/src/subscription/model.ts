/** What the subscription rules speak of. */
export type { Offering } from './io/offering-wire';

