import { toOre } from 'shared-domain/money';
import { buildCustomer, buildSubscription, type ReferenceCustomer } from './model';

const ingrid = { givenName: 'Ingrid', familyName: 'Nordmann', phoneNumber: '91234567' };
const jonas = { givenName: 'Jonas', familyName: 'Nordmann', phoneNumber: '95678901' };
const nora = { givenName: 'Nora', familyName: 'Nordmann', phoneNumber: '96789012' };
const amund = { givenName: 'Amund', familyName: 'Fjelldal', phoneNumber: '92345678' };
const solveig = { givenName: 'Solveig', familyName: 'Bakke', phoneNumber: '94567890' };
const turid = { givenName: 'Turid', familyName: 'Solberg', phoneNumber: '98123456' };
const hilde = { givenName: 'Hilde', familyName: 'Strand', phoneNumber: '97123456' };
const per = { givenName: 'Per', familyName: 'Nyberg', phoneNumber: '97234567' };
const eirik = { givenName: 'Eirik', familyName: 'Svendsen', phoneNumber: '99234567' };

export const PRIVATE_CUSTOMERS: readonly ReferenceCustomer[] = [
  buildCustomer({
    ...ingrid,
    username: 'ingrid',
    demonstrates: 'en privat konto med familie og en bedriftskonto',
    accounts: [
      {
        accountId: '40012345',
        isLegal: false,
        subscriptions: [
          buildSubscription(ingrid, 'FJELL_X_MAX_2025', [599, 499]),
          buildSubscription(jonas, 'FJELL_X_BASIC_2025_2', [499, 399], true),
          buildSubscription(nora, 'FJELL_JUNIOR_03GB', [149, 149], true),
        ],
      },
      {
        accountId: '70098765',
        isLegal: true,
        subscriptions: [buildSubscription({ ...ingrid, phoneNumber: '97890123' }, 'FJELL_MOBIL_10GB_2025', [369, 319])],
      },
    ],
  }),
  buildCustomer({
    ...hilde,
    username: 'hilde',
    demonstrates: 'to private fakturakontoer',
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
  buildCustomer({
    ...nora,
    username: 'nora',
    // She sees her own line of her mother's account.
    demonstrates: 'mindreårig, junior-abonnement på morens konto',
    accounts: [
      {
        accountId: '40012345',
        isLegal: false,
        subscriptions: [buildSubscription(nora, 'FJELL_JUNIOR_03GB', [149, 149], true)],
      },
    ],
  }),
  buildCustomer({
    ...per,
    username: 'per',
    demonstrates: 'innlogget uten avtale',
  }),
  buildCustomer({
    ...amund,
    username: 'amund',
    demonstrates: 'ett abonnement',
    accounts: [
      {
        accountId: '40023456',
        isLegal: false,
        subscriptions: [buildSubscription(amund, 'FJELL_X_BASIC_2025_2', [499, 399])],
      },
    ],
  }),
  buildCustomer({
    ...solveig,
    username: 'solveig',
    demonstrates: 'et abonnement som ikke selges lenger',
    // No subscription that a device can be bought with (P8-8).
    accounts: [
      {
        accountId: '40034567',
        isLegal: false,
        subscriptions: [buildSubscription(solveig, 'FJELL_MOBIL_02GB', [249, 229])],
      },
    ],
  }),
  buildCustomer({
    ...turid,
    username: 'turid',
    demonstrates: 'har også TV og bredbånd',
    isInternetCustomer: true,
    accounts: [
      {
        accountId: '40045678',
        isLegal: false,
        subscriptions: [buildSubscription(turid, 'FJELL_X_START_2025', [399, 349])],
      },
    ],
  }),
  buildCustomer({
    ...eirik,
    username: 'eirik',
    demonstrates: 'to Svitsj-avtaler og kan bytte telefon',
    accounts: [
      {
        accountId: '40056789',
        isLegal: false,
        subscriptions: [
          buildSubscription(eirik, 'FJELL_X_MAX_2025', [599, 499]),
          buildSubscription({ ...eirik, phoneNumber: '99345678' }, 'FJELL_MOBIL_10GB_2025_2', [369, 319]),
        ],
      },
    ],
    switchAgreements: [
      {
        agreementId: 'SV-2048811',
        name: 'Samsung Galaxy S24',
        phoneNumber: '99234567',
        offeringCode: 'FJELL_X_MAX_2025',
        monthlyOre: toOre(375),
        monthsLeft: 7,
        remainingOre: toOre(2625),
      },
      {
        agreementId: 'SV-2051307',
        name: 'iPhone 15',
        phoneNumber: '99345678',
        offeringCode: 'FJELL_MOBIL_10GB_2025_2',
        monthlyOre: toOre(412),
        monthsLeft: 11,
        remainingOre: toOre(4532),
        breakageFeeOre: toOre(990),
      },
    ],
  }),
];
