import { type AccountRow, bareCode, customerOfferings, toAccountRows } from 'shared-domain/subscription';
import type { Account } from 'shared-domain/subscription/io';
import type { ShopCalls } from '../shop-calls';

export interface AgreementAccount {
  readonly accountId: string;
  readonly isLegal: boolean;
  readonly subscriptions: readonly (AccountRow & { readonly isSold: boolean })[];
}

const CUSTOMER = { ts: null, customerType: 'existing', isInternetCustomer: false };

/** A customer's accounts, their plans named and priced as the product page does (P3-24, F9.7-1, F9.9-1). */
export const ownAccounts = (
  shop: Pick<ShopCalls, 'plans'>,
  accounts: readonly Account[],
): Promise<readonly AgreementAccount[]> =>
  Promise.all(
    accounts.map(async ({ accountId, isLegal, subscriptions: own }) => {
      const realm = isLegal ? 'B2B' : 'B2C';
      const offerings = customerOfferings(await shop.plans(realm), CUSTOMER);
      const sold = offerings.filter(({ isHidden }) => !isHidden).map(({ offeringCode }) => bareCode(offeringCode));
      const rows = toAccountRows(own, offerings, realm);
      return {
        accountId,
        isLegal,
        subscriptions: rows.map((row) => ({ ...row, isSold: sold.includes(bareCode(row.offeringCode)) })),
      };
    }),
  );
