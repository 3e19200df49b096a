import type { AccountWire } from 'shared-domain/subscription/io';

/** A running Svitsj agreement, as the operator's customer system would tell it. Its phone may be swapped (P1-20). Amounts NOK. */
export interface SwitchAgreement {
  readonly agreementId: string;
  /** The device that is swapped (P3-29). */
  readonly name: string;
  /** Number whose subscription the agreement belongs to, eight digits. */
  readonly phoneNumber: string;
  /** Plan of that subscription. */
  readonly offeringCode: string;
  readonly monthlyNok: number;
  readonly monthsLeft: number;
  /** What the months left cost together. */
  readonly remainingNok: number;
  /** The campaign discount that is to be paid back (F9.1-24); absent: none. */
  readonly breakageFeeNok?: number;
}

/** Somebody of the reference environment: invented, so that everyone may know how they log in. */
export interface ReferenceCustomer {
  readonly username: string;
  readonly givenName: string;
  readonly familyName: string;
  /** Eight digits. */
  readonly phoneNumber: string;
  /** Store staff (F6-3). */
  readonly isRetailer: boolean;
  /** Comes on behalf of a company; a hint for people, the accounts decide. */
  readonly isBusiness: boolean;
  /** Has the operator's TV or broadband too (F6-5). */
  readonly isInternetCustomer: boolean;
  /** What a login as this person shows, for the login page. */
  readonly demonstrates: string;
  readonly accounts: readonly AccountWire[];
  readonly switchAgreements: readonly SwitchAgreement[];
}
