import { buildCustomer, buildSubscription, type ReferenceCustomer } from './model';
import { PRIVATE_CUSTOMERS } from './private-customers';

export type { ReferenceCustomer } from './model';

const bjorn = { givenName: 'Bjørn', familyName: 'Haugen', phoneNumber: '90345678' };
const marit = { givenName: 'Marit', familyName: 'Haugen', phoneNumber: '90456789' };

const BUSINESS_CUSTOMERS: readonly ReferenceCustomer[] = [
  buildCustomer(bjorn, {
    accounts: [
      {
        accountId: '70056789',
        isLegal: true,
        subscriptions: [
          buildSubscription(bjorn, 'FJELL_BEDRIFT_X', [498.75, 498.75]),
          buildSubscription(marit, 'FJELL_BEDRIFT_20GB', [373.75, 373.75]),
        ],
      },
    ],
  }),
];

/** All customers of the reference environment's customer system. */
export const REFERENCE_CUSTOMERS: readonly ReferenceCustomer[] = [...PRIVATE_CUSTOMERS, ...BUSINESS_CUSTOMERS];
