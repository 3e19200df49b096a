import { BUSINESS_CUSTOMERS } from './business-customers';
import type { ReferenceCustomer } from './model';
import { PRIVATE_CUSTOMERS } from './private-customers';
import { STORE_STAFF } from './store-staff';

export type { ReferenceCustomer, SwitchAgreement } from './model';

/** All people of the reference environment: logins of the identity provider and customers of the customer system. */
export const REFERENCE_CUSTOMERS: readonly ReferenceCustomer[] = [
  ...PRIVATE_CUSTOMERS,
  ...BUSINESS_CUSTOMERS,
  ...STORE_STAFF,
];
