/** POST {api}/insurance/all/ (P7-5, F7.4-1, P3-31). Amounts a month. */
import * as v from 'valibot';
import type { Realm } from '../../contracts/realm';
import { priceSchema, type Wire } from '../../wire/money-schema';

export const insuranceSchema = v.object({
  /** 'NONE' means no insurance. */
  code: v.string(),
  name: v.string(),
  price: priceSchema,
  discountPrice: v.optional(v.nullable(priceSchema), null),
  /** Months from the start in which nothing is paid. */
  freeMonths: v.optional(v.number()),
  flashText: v.optional(
    v.nullable(v.object({ text: v.string(), color: v.optional(v.string()), textColor: v.optional(v.string()) })),
    null,
  ),
  /** It covers the screen and nothing else. */
  coversScreenOnly: v.optional(v.boolean()),
  /** `subtext` may contain the placeholder [DATA]. */
  sellingPoints: v.optional(v.array(v.object({ icon: v.optional(v.string()), subtext: v.string() })), []),
});

export const insurancesSchema = v.array(insuranceSchema);

export type Insurance = v.InferOutput<typeof insuranceSchema>;
/** As it is sent: amounts in NOK. */
export type InsuranceWire = Wire<Insurance>;

/** The question for the insurances of a device. */
export interface InsuranceLookup {
  readonly realm: Realm;
  readonly sku: string;
  /** With suffix: '{offeringCode}.{icim or REGULAR}' (P7-18). */
  readonly offeringCode: string;
  /** Bundles of the cart that the insurance may belong to (P7-18). */
  readonly subscriptions: readonly string[];
  /** The cart item, or the product before it is in the cart (P7-18). */
  readonly id?: string;
}
