import type { Account, AccountSubscription } from 'shared-domain/subscription';

/** The demonstration customers' own subscriptions, as the operator's customer system would tell them. Amounts NOK a month. */

type Holder = Pick<AccountSubscription, 'firstName' | 'lastName' | 'phoneNumber'>;

const ingrid: Holder = { firstName: 'Ingrid', lastName: 'Nordmann', phoneNumber: '91234567' };
const amund: Holder = { firstName: 'Amund', lastName: 'Fjelldal', phoneNumber: '92345678' };
const solveig: Holder = { firstName: 'Solveig', lastName: 'Bakke', phoneNumber: '94567890' };

const subscription = (holder: Holder, offeringCode: string, monthlyOfferingPrice: number, monthlyOfferingPriceLines: number, isFamily = false): AccountSubscription =>
  ({ ...holder, offeringCode, monthlyOfferingPrice, monthlyOfferingPriceLines, isFamily });

/** By phone number without country code. */
const ACCOUNTS: Readonly<Record<string, readonly Account[]>> = {
  // A family on one account, a company phone on another.
  [ingrid.phoneNumber]: [
    {
      accountId: '40012345',
      isLegal: false,
      subscriptions: [
        subscription(ingrid, 'FJELL_X_MAX_2025', 599, 499),
        subscription({ firstName: 'Jonas', lastName: 'Nordmann', phoneNumber: '95678901' }, 'FJELL_X_BASIC_2025_2', 499, 399, true),
        subscription({ firstName: 'Nora', lastName: 'Nordmann', phoneNumber: '96789012' }, 'FJELL_JUNIOR_03GB', 149, 149, true),
      ],
    },
    { accountId: '70098765', isLegal: true, subscriptions: [subscription({ ...ingrid, phoneNumber: '97890123' }, 'FJELL_MOBIL_10GB_2025', 369, 319)] },
  ],
  [amund.phoneNumber]: [{ accountId: '40023456', isLegal: false, subscriptions: [subscription(amund, 'FJELL_X_BASIC_2025_2', 499, 399)] }],
  // A plan that is no longer sold: nothing that a device could be bought with (P8-8).
  [solveig.phoneNumber]: [{ accountId: '40034567', isLegal: false, subscriptions: [subscription(solveig, 'FJELL_MOBIL_02GB', 249, 229)] }],
};

/** @param phoneNumber without country code; an unknown one has no accounts */
export const accountsOf = (phoneNumber: string): readonly Account[] => ACCOUNTS[phoneNumber] ?? [];
