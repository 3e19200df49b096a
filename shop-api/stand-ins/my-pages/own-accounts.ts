import * as v from 'valibot';
import { type AccountRow, bareCode, customerOfferings, toAccountRows } from 'shared-domain/subscription';
import { accountsSchema, offeringsSchema } from 'shared-domain/subscription/io';
import { accountsOf } from '../../src/accounts';
import { type Catalogue, subscriptions } from '../../src/catalogue';

export interface OwnAccount {
  readonly accountId: string;
  readonly isLegal: boolean;
  readonly subscriptions: readonly (AccountRow & { readonly isSold: boolean })[];
}

const CUSTOMER = { ts: null, customerType: 'existing', isInternetCustomer: false };

/** The accounts of a phone number's customer, their plans named and priced as the product page does (P3-24, F9.7-1, F9.9-1). */
export function ownAccounts(catalogue: Catalogue, phoneNumber: string): readonly OwnAccount[] {
  return v.parse(accountsSchema, accountsOf(phoneNumber)).map(({ accountId, isLegal, subscriptions: own }) => {
    const realm = isLegal ? 'B2B' : 'B2C';
    const offerings = customerOfferings(
      v.parse(offeringsSchema, subscriptions(catalogue, realm)).subscriptions,
      CUSTOMER,
    );
    const sold = offerings.filter(({ isHidden }) => !isHidden).map(({ offeringCode }) => bareCode(offeringCode));
    const rows = toAccountRows(own, offerings, realm);
    return {
      accountId,
      isLegal,
      subscriptions: rows.map((row) => ({ ...row, isSold: sold.includes(bareCode(row.offeringCode)) })),
    };
  });
}
