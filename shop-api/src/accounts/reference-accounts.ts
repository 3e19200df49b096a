import type { AccountWire } from 'shared-domain/subscription/io';
import { REFERENCE_CUSTOMERS, type ReferenceCustomer, type SwitchAgreement } from '../customers';

/** What the operator's customer system would tell of the demonstration customers. Everyone else is unknown to it: no accounts, no agreements. */

const customerOf = (phoneNumber: string): ReferenceCustomer | undefined =>
  REFERENCE_CUSTOMERS.find((customer) => customer.phoneNumber === phoneNumber);

/** @param phoneNumber without country code */
export const accountsOf = (phoneNumber: string): readonly AccountWire[] => customerOf(phoneNumber)?.accounts ?? [];

/**
 * Running Svitsj agreements of a customer, whose phones may be swapped (P1-20).
 *
 * @param phoneNumber the customer's own, without country code; an agreement may stand on another number of theirs
 */
export const switchAgreementsOf = (phoneNumber: string): readonly SwitchAgreement[] =>
  customerOf(phoneNumber)?.switchAgreements ?? [];

/** Whether a customer has the operator's TV or broadband too (F6-5). @param phoneNumber without country code */
export const isInternetCustomer = (phoneNumber: string): boolean =>
  customerOf(phoneNumber)?.isInternetCustomer ?? false;
