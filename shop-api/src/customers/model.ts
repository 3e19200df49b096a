import type { Ore } from 'shared-domain/money';
import type { AccountSubscriptionWire, AccountWire } from 'shared-domain/subscription/io';

/** A running Svitsj agreement from the operator's customer system. Its phone may be swapped (P1-20). Amounts include VAT. */
export interface SwitchAgreement {
  readonly agreementId: string;
  /** The device that is swapped (P3-29). */
  readonly name: string;
  /** Number whose subscription the agreement belongs to, eight digits. */
  readonly phoneNumber: string;
  /** Plan of that subscription. */
  readonly offeringCode: string;
  readonly monthlyOre: Ore;
  readonly monthsLeft: number;
  /** Sum of the remaining months. */
  readonly remainingOre: Ore;
  /** Campaign discount to pay back (F9.1-24); absent: none. */
  readonly breakageFeeOre?: Ore;
}

/** A person of the reference environment. Invented, so that the login may be public. */
export interface ReferenceCustomer {
  readonly username: string;
  readonly givenName: string;
  readonly familyName: string;
  /** Eight digits. */
  readonly phoneNumber: string;
  /** Store staff (F6-3). */
  readonly isRetailer: boolean;
  /** Represents a company. For the login page only: the accounts decide what a business may do. */
  readonly isBusiness: boolean;
  /** Has the operator's TV or broadband too (F6-5). */
  readonly isInternetCustomer: boolean;
  /** The state that this login demonstrates, for the login page. */
  readonly demonstrates: string;
  readonly accounts: readonly AccountWire[];
  readonly switchAgreements: readonly SwitchAgreement[];
}

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
