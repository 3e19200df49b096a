import { buildCustomer, buildSubscription, type ReferenceCustomer } from './model';

const ingrid = { givenName: 'Ingrid', familyName: 'Nordmann', phoneNumber: '91234567' };
const jonas = { givenName: 'Jonas', familyName: 'Nordmann', phoneNumber: '95678901' };
const nora = { givenName: 'Nora', familyName: 'Nordmann', phoneNumber: '96789012' };
const amund = { givenName: 'Amund', familyName: 'Fjelldal', phoneNumber: '92345678' };
const solveig = { givenName: 'Solveig', familyName: 'Bakke', phoneNumber: '94567890' };
const turid = { givenName: 'Turid', familyName: 'Solberg', phoneNumber: '98123456' };
const hilde = { givenName: 'Hilde', familyName: 'Strand', phoneNumber: '97123456' };
const eirik = { givenName: 'Eirik', familyName: 'Svendsen', phoneNumber: '99234567' };

export const PRIVATE_CUSTOMERS: readonly ReferenceCustomer[] = [
  buildCustomer(ingrid, {
    accounts: [
      {
        accountId: '40012345',
        isLegal: false,
        subscriptions: [
          buildSubscription(ingrid, 'FJELL_X_MAX_2025', [599, 499]),
          buildSubscription(jonas, 'FJELL_X_BASIC_2025_2', [499, 399], { isFamily: true }),
          buildSubscription(nora, 'FJELL_JUNIOR_03GB', [149, 149], { isFamily: true }),
        ],
      },
      {
        accountId: '70098765',
        isLegal: true,
        subscriptions: [buildSubscription({ ...ingrid, phoneNumber: '97890123' }, 'FJELL_MOBIL_10GB_2025', [369, 319])],
      },
    ],
  }),
  buildCustomer(hilde, {
    accounts: [
      {
        accountId: '40067890',
        isLegal: false,
        subscriptions: [buildSubscription(hilde, 'FJELL_X_BASIC_2025_2', [499, 399])],
      },
      {
        accountId: '40067891',
        isLegal: false,
        subscriptions: [
          buildSubscription({ ...hilde, phoneNumber: '97123457' }, 'FJELL_MOBIL_10GB_2025_2', [369, 319]),
        ],
      },
    ],
  }),
  buildCustomer(nora, {
    // She sees her own line of her mother's account.
    accounts: [
      {
        accountId: '40012345',
        isLegal: false,
        subscriptions: [buildSubscription(nora, 'FJELL_JUNIOR_03GB', [149, 149], { isFamily: true })],
      },
    ],
  }),
  buildCustomer(amund, {
    accounts: [
      {
        accountId: '40023456',
        isLegal: false,
        subscriptions: [buildSubscription(amund, 'FJELL_X_BASIC_2025_2', [499, 399])],
      },
    ],
  }),
  buildCustomer(solveig, {
    // No subscription that a device can be bought with (P8-8).
    accounts: [
      {
        accountId: '40034567',
        isLegal: false,
        subscriptions: [buildSubscription(solveig, 'FJELL_MOBIL_02GB', [249, 229])],
      },
    ],
  }),
  buildCustomer(turid, {
    isInternetCustomer: true,
    accounts: [
      {
        accountId: '40045678',
        isLegal: false,
        subscriptions: [buildSubscription(turid, 'FJELL_X_START_2025', [399, 349])],
      },
    ],
  }),
  buildCustomer(eirik, {
    accounts: [
      {
        accountId: '40056789',
        isLegal: false,
        subscriptions: [
          buildSubscription(eirik, 'FJELL_X_MAX_2025', [599, 499], { hasSwitchAgreement: true }),
          buildSubscription({ ...eirik, phoneNumber: '99345678' }, 'FJELL_MOBIL_10GB_2025_2', [369, 319], {
            hasSwitchAgreement: true,
          }),
        ],
      },
    ],
  }),
];
