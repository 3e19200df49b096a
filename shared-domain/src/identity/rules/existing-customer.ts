/** What decides whether a visitor is an existing customer (P6-7). */
export interface CustomerFacts {
  /** A user is logged in. */
  readonly hasProfile: boolean;
  /** Value of the cookie 'ts'; null without it. */
  readonly tsCookie: string | null;
}

/** Whether the visitor sees offers for existing customers: logged in, or the cookie 'ts' has the value 'true' (P6-7). */
export const isExistingCustomer = ({ hasProfile, tsCookie }: CustomerFacts): boolean =>
  hasProfile || tsCookie === 'true';
