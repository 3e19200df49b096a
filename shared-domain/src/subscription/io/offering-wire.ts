/** GET {api}/view-models/subscriptions/{realm} (P3-17..21, F3.3). Amounts are monthly. */
import * as v from 'valibot';
import { flashTextSchema } from '../../catalogue/io/product-wire';
import { priceSchema, type Wire } from '../../wire/money-schema';
import { realmSchema } from '../../wire/realm-schema';

export const offeringSchema = v.object({
  offeringCode: v.string(),
  icim: v.optional(v.string()),
  overrideOfferingCode: v.optional(v.string()),
  realm: v.picklist(['b2c', 'b2b', 'both']),
  type: v.string(),
  subscriptionName: v.string(),
  subscriptionShortname: v.string(),
  overrideSubscriptionTitle: v.optional(v.string()),
  rank: v.optional(v.number()),
  monthlyOfferingPrice: priceSchema,
  monthlyOfferingPriceLines: v.optional(priceSchema),
  monthlyOfferingDiscount: v.optional(priceSchema),
  firstYearDiscountAmount: v.optional(priceSchema),
  priceMultiplier: v.optional(v.number()),
  upfrontOfferingPrice: v.optional(priceSchema),
  minTotalPrice: v.optional(priceSchema),
  /** Months that the plan is bound for whoever buys it. */
  bindingMonths: v.optional(v.number()),
  /** Days that a prepaid plan lasts. */
  validityDays: v.optional(v.number()),
  /** SIM cards beside the plan's own, without a fee of their own. */
  extraSims: v.optional(v.number()),
  /** Data in EU and EEA, and in the rest of the world: texts of the editors. */
  abroad: v.optional(v.object({ euEea: v.string(), world: v.string() })),
  billingType: v.optional(v.string()),
  isDataUnlimited: v.optional(v.boolean(), false),
  dataIncluded: v.optional(v.object({ amount: v.number(), unit: v.string() })),
  dataMaxSpeed: v.optional(v.object({ amount: v.number(), unit: v.optional(v.string(), 'Mbit/s') })),
  doubleData: v.optional(v.number()),
  doubleSpeed: v.optional(v.number()),
  isBarnSubscription: v.optional(v.boolean(), false),
  isUngSubscription: v.optional(v.boolean(), false),
  isTryBuySubscription: v.optional(v.boolean(), false),
  isHidden: v.optional(v.boolean(), false),
  isFamilyDiscount: v.optional(v.boolean(), false),
  soldWithDevice: v.optional(v.boolean(), false),
  customerTypeGet: v.optional(v.string()),
  flashText: v.optional(flashTextSchema),
  priceDisclaimer: v.optional(
    v.object({
      backroundColor: v.optional(v.string()),
      textColor: v.optional(v.string()),
      content: v.string(),
      yearlyDiscountWithCommitmentContent: v.optional(v.string()),
      iconColor: v.optional(v.string()),
      icon: v.optional(v.string()),
    }),
  ),
  discountInfoLine: v.optional(v.string()),
  footer: v.optional(v.array(v.string())),
  familyDiscountFooter: v.optional(v.string()),
  familySubscriptionPricingTexts: v.optional(v.array(v.string())),
  logoList: v.optional(v.object({ logos: v.array(v.object({ title: v.string(), url: v.string() })) })),
  textBlocks: v.optional(
    v.array(
      v.object({
        heading: v.string(),
        content: v.optional(v.string()),
        textType: v.optional(v.array(v.string()), []),
        uspList: v.array(v.object({ id: v.string(), icon: v.optional(v.string()), heading: v.string() })),
      }),
    ),
    [],
  ),
});

export const offeringsSchema = v.object({ realm: realmSchema, subscriptions: v.array(offeringSchema) });

export type Offering = v.InferOutput<typeof offeringSchema>;
/** As it is sent: amounts in NOK. */
export type OfferingWire = Wire<Offering>;
