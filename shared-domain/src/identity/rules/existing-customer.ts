/** What tells an existing customer from a visitor (P6-7). */
export interface CustomerFacts {
  /** Somebody is logged in. */
  readonly hasProfile: boolean;
  /** Value of the cookie 'ts'; null without it. */
  readonly tsCookie: string | null;
}

/** Whether the offers of existing customers are meant: logged in, or marked by the cookie as by the query, with 'true' (P6-7). */
export const isExistingCustomer = ({ hasProfile, tsCookie }: CustomerFacts): boolean =>
  hasProfile || tsCookie === 'true';
