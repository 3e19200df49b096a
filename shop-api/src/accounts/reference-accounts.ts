/** The answers of the operator's customer system, for the people of the reference environment. Unknown numbers have no accounts. */
import type { AccountWire } from 'shared-domain/subscription/io';
import type { Config } from '../config/env';
import { REFERENCE_CUSTOMERS, type ReferenceCustomer } from '../customers';

const customerOf = (phoneNumber: string): ReferenceCustomer | undefined =>
  REFERENCE_CUSTOMERS.find((customer) => customer.phoneNumber === phoneNumber);

/** @param phoneNumber without country code */
const accountsOf = (phoneNumber: string): readonly AccountWire[] => customerOf(phoneNumber)?.accounts ?? [];

/** Whether a customer has the operator's TV or broadband (F6-5). @param phoneNumber without country code */
const isInternetCustomer = (phoneNumber: string): boolean => customerOf(phoneNumber)?.isInternetCustomer ?? false;

const NOBODY = {
  accountsOf: (_phoneNumber: string): readonly AccountWire[] => [],
  isInternetCustomer: (_phoneNumber: string): boolean => false,
};

/** The customer system that the API answers with: without stand-ins there are no made-up customers. */
export const customerSystem = ({ hasStandIns }: Pick<Config, 'hasStandIns'>): typeof NOBODY =>
  hasStandIns ? { accountsOf, isInternetCustomer } : NOBODY;
