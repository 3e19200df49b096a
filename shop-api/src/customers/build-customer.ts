import type { AccountSubscriptionWire } from 'shared-domain/subscription/io';
import type { ReferenceCustomer } from './model';

type Holder = Pick<ReferenceCustomer, 'givenName' | 'familyName' | 'phoneNumber'>;
type Given = Holder & Pick<ReferenceCustomer, 'username' | 'demonstrates'> & Partial<ReferenceCustomer>;

/** A private customer without accounts or agreements, except for the given fields. */
export const buildCustomer = (given: Given): ReferenceCustomer => ({
  isRetailer: false,
  isBusiness: false,
  isInternetCustomer: false,
  accounts: [],
  switchAgreements: [],
  ...given,
});

/** @param price NOK per month, as the first and as an extra line */
export const buildSubscription = (
  { givenName, familyName, phoneNumber }: Holder,
  offeringCode: string,
  [monthlyOfferingPrice, monthlyOfferingPriceLines]: readonly [first: number, further: number],
  isFamily = false,
): AccountSubscriptionWire => ({
  firstName: givenName,
  lastName: familyName,
  phoneNumber,
  offeringCode,
  monthlyOfferingPrice,
  monthlyOfferingPriceLines,
  isFamily,
});
