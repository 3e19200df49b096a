import { nationalNumber } from 'shared-domain/identity';

/** An account of the customer system, as far as the cart reads it. */
export interface OwnAccount {
  readonly accountId: string;
  /** A company account. */
  readonly isLegal: boolean;
  readonly subscriptions: readonly { readonly phoneNumber: string; readonly offeringCode: string }[];
}

/** A customer who is logged in, with the accounts that the customer system knows. */
export interface Buyer {
  readonly accounts: readonly OwnAccount[];
}

/**
 * Codes of the private subscriptions that count for the family discount (F9.9-1).
 *
 * @param changed number of the subscription that gets the plan itself
 */
export const ownPlanCodes = ({ accounts }: Buyer, changed?: string): readonly string[] =>
  accounts
    .filter(({ isLegal }) => !isLegal)
    .flatMap(({ subscriptions }) => subscriptions)
    .filter(({ phoneNumber }) => changed === undefined || nationalNumber(phoneNumber) !== nationalNumber(changed))
    .map(({ offeringCode }) => offeringCode);
