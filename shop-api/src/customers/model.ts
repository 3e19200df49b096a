import type { AccountSubscriptionWire, AccountWire } from 'shared-domain/subscription/io';

/** An invented customer of the reference environment. */
export interface ReferenceCustomer {
  /** Eight digits. */
  readonly phoneNumber: string;
  /** Has the operator's TV or broadband too (F6-5). */
  readonly isInternetCustomer: boolean;
  readonly accounts: readonly AccountWire[];
}

interface Holder {
  readonly givenName: string;
  readonly familyName: string;
  readonly phoneNumber: string;
}

/** A customer without accounts, except for the given fields. */
export const buildCustomer = ({ phoneNumber }: Holder, given: Partial<ReferenceCustomer>): ReferenceCustomer => ({
  phoneNumber,
  isInternetCustomer: false,
  accounts: [],
  ...given,
});

/** @param price NOK per month, as the first and as an extra line */
export const buildSubscription = (
  { givenName, familyName, phoneNumber }: Holder,
  offeringCode: string,
  [monthlyOfferingPrice, monthlyOfferingPriceLines]: readonly [first: number, further: number],
  { isFamily = false, hasSwitchAgreement = false } = {},
): AccountSubscriptionWire => ({
  firstName: givenName,
  lastName: familyName,
  phoneNumber,
  offeringCode,
  monthlyOfferingPrice,
  monthlyOfferingPriceLines,
  isFamily,
  hasSwitchAgreement,
});
