import { BUSINESS_CUSTOMERS } from './business-customers';
import type { ReferenceCustomer } from './model';
import { PRIVATE_CUSTOMERS } from './private-customers';
import { STORE_STAFF } from './store-staff';

export type { ReferenceCustomer, SwitchAgreement } from './model';

/** Everyone that the reference environment knows: the identity provider's logins and the customer system's customers. */
export const REFERENCE_CUSTOMERS: readonly ReferenceCustomer[] = [
  ...PRIVATE_CUSTOMERS,
  ...BUSINESS_CUSTOMERS,
  ...STORE_STAFF,
];
