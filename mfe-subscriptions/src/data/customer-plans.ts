import { subtractOre } from 'shared-domain/money';
import {
  type Account,
  type AccountRow,
  accountsForRealm,
  bareCode,
  familyRibbon,
  hasFamilyDiscount,
  listPrice,
  type Offering,
  subscriptionText,
  toAccountRows,
} from 'shared-domain/subscription';
import { customerTexts } from '../texts/customer-nb';

/** An own subscription, with the account that it is billed to. */
export interface OwnSubscription extends AccountRow {
  readonly accountId: string;
}

/** A plan, as it compares with a customer's own. */
export interface CustomerPlan {
  /** 'Ditt abonnement'. */
  readonly isOwn: boolean;
  /** The difference in price from today's plan; null on that plan itself. */
  readonly change: string | null;
  /** 'Du får 50,- i familierabatt på dette abonnementet' (F9.10-15); null without the discount (F9.9-1). */
  readonly ribbon: string | null;
}

export interface CustomerPlans {
  readonly subscriptions: readonly OwnSubscription[];
  readonly accounts: readonly Account[];
  readonly planOf: (plan: Offering) => CustomerPlan;
}

/** Monthly price that an own subscription has now, in øre. */
const priceOf = (row: AccountRow, offerings: readonly Offering[], accounts: readonly Account[]) => {
  const own = accounts
    .flatMap(({ subscriptions }) => subscriptions)
    .find((each) => each.phoneNumber === row.phoneNumber);
  const sold = offerings.find((each) => bareCode(each.offeringCode) === bareCode(row.offeringCode));
  return listPrice(
    {
      offeringCode: row.offeringCode,
      monthlyOfferingPrice: row.monthlyOfferingPrice,
      monthlyOfferingPriceLines: own?.monthlyOfferingPriceLines,
      monthlyOfferingDiscount: sold?.monthlyOfferingDiscount,
    },
    { isFamily: row.isFamilyDiscount },
  ).amount;
};

/** Whether the family discount is given on a plan that replaces that of a number (F9.9-1): the plan that goes does not count. */
export const isFamilyAfterChange = (plan: Offering, accounts: readonly Account[], phoneNumber: string): boolean =>
  hasFamilyDiscount(
    plan,
    accounts.flatMap(({ subscriptions }) =>
      subscriptions.filter((each) => each.phoneNumber !== phoneNumber).map((each) => bareCode(each.offeringCode)),
    ),
  );

/** The monthly difference in price when a subscription changes to a plan (F3.4-3). */
export const changeOfPrice = (
  row: AccountRow,
  plan: Offering,
  { offerings, accounts }: { readonly offerings: readonly Offering[]; readonly accounts: readonly Account[] },
) =>
  subtractOre(
    listPrice(plan, { isFamily: isFamilyAfterChange(plan, accounts, row.phoneNumber) }).amount,
    priceOf(row, offerings, accounts),
  );

/**
 * The plans beside a customer's own subscriptions (F3.4-2, F9.9-1, F9.10-15): today's plan is that of the first one. Null for a
 * customer without a private subscription.
 *
 * @param offerings all plans of the page, with those that are not sold any more
 */
export function customerPlans(all: readonly Account[], offerings: readonly Offering[]): CustomerPlans | null {
  const accounts = accountsForRealm(all, 'B2C');
  const subscriptions = accounts.flatMap(({ accountId, subscriptions: own }) =>
    toAccountRows(own, offerings).map((row) => ({ ...row, accountId })),
  );
  const [today] = subscriptions;
  if (!today) return null;
  const codes = subscriptions.map(({ offeringCode }) => bareCode(offeringCode));
  return {
    subscriptions,
    accounts,
    planOf: (plan) => {
      const code = bareCode(plan.offeringCode);
      const hasDiscount = plan.billingType !== 'PREPAID' && hasFamilyDiscount(plan, codes);
      const ribbon = hasDiscount ? familyRibbon(plan) : null;
      const isMonthly = plan.billingType !== 'PREPAID' && !plan.isTryBuySubscription;
      return {
        isOwn: codes.includes(code),
        change:
          !isMonthly || code === bareCode(today.offeringCode)
            ? null
            : customerTexts.change(changeOfPrice(today, plan, { offerings, accounts }), subscriptionText(today.name)),
        ribbon: ribbon && subscriptionText(ribbon),
      };
    },
  };
}
