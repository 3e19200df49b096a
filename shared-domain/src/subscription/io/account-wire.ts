/** POST {api}/accountdata/subscriptions/{phone} (P3-22, P3-23, F3.4-1, P7-7): what a customer already has. Amounts NOK a month. */
import * as v from 'valibot';
import { amount } from '../../catalogue/io/product-wire';

export const accountSubscriptionSchema = v.object({
  firstName: v.string(),
  lastName: v.string(),
  phoneNumber: v.string(),
  offeringCode: v.string(),
  monthlyOfferingPrice: amount,
  monthlyOfferingPriceLines: v.optional(amount),
  isFamily: v.optional(v.boolean(), false),
});

export const accountSchema = v.object({
  accountId: v.string(),
  /** A company account (F6-6). */
  isLegal: v.optional(v.boolean(), false),
  subscriptions: v.array(accountSubscriptionSchema),
});

export const accountsSchema = v.array(accountSchema);

export type AccountSubscription = v.InferOutput<typeof accountSubscriptionSchema>;
export type Account = v.InferOutput<typeof accountSchema>;
