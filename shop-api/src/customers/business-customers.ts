import { buildCustomer, buildSubscription } from './build-customer';
import type { ReferenceCustomer } from './model';

const bjorn = { givenName: 'Bjørn', familyName: 'Haugen', phoneNumber: '90345678' };
const marit = { givenName: 'Marit', familyName: 'Haugen', phoneNumber: '90456789' };

export const BUSINESS_CUSTOMERS: readonly ReferenceCustomer[] = [
  buildCustomer({
    ...bjorn,
    username: 'bjorn',
    demonstrates: 'bedriftskonto med flere ansatte',
    isBusiness: true,
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
