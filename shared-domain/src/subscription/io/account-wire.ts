/** POST {api}/accountdata/subscriptions/{phone} (P3-22, P3-23, F3.4-1, P7-7): a customer's subscriptions. Amounts are monthly. */
import * as v from 'valibot';
import type { Ore } from '../../money';
import { oreSchema, priceSchema, type Wire } from '../../wire/money-schema';

const subscriptionSchemaWith = <Amount extends v.GenericSchema<number, Ore>>(amount: Amount) =>
  v.object({
    firstName: v.string(),
    lastName: v.string(),
    phoneNumber: v.string(),
    offeringCode: v.string(),
    monthlyOfferingPrice: amount,
    monthlyOfferingPriceLines: v.optional(amount),
    isFamily: v.optional(v.boolean(), false),
    /** A Svitsj agreement runs on it, whose phone can be swapped; absent: not known. */
    hasSwitchAgreement: v.optional(v.boolean()),
  });

const accountSchemaWith = <Subscription extends v.GenericSchema>(subscription: Subscription) =>
  v.object({
    accountId: v.string(),
    /** A company account (F6-6). */
    isLegal: v.optional(v.boolean(), false),
    subscriptions: v.array(subscription),
  });

export const accountSubscriptionSchema = subscriptionSchemaWith(priceSchema);
export const accountSchema = accountSchemaWith(accountSubscriptionSchema);

export const accountsSchema = v.array(accountSchema);

/** Accounts that were parsed before and kept in a storage of the browser: amounts are øre already. */
export const keptAccountsSchema = v.array(accountSchemaWith(subscriptionSchemaWith(oreSchema)));

export type AccountSubscription = v.InferOutput<typeof accountSubscriptionSchema>;
export type Account = v.InferOutput<typeof accountSchema>;

/** The same as they are sent: amounts in NOK. */
export type AccountSubscriptionWire = Wire<AccountSubscription>;
export type AccountWire = Wire<Account>;
