import * as v from 'valibot';
import { GROUP_TYPES } from 'shared-domain/contracts/enumerations';
import { code, flashText, hexColour, nok, offeringCode, planUse, position, slug, text } from './values';

const textBlock = v.strictObject({
  heading: text,
  content: v.optional(text),
  /** Places where it is shown, e.g. 'info', 'checkout'; none: everywhere. */
  textType: v.optional(v.array(text)),
  uspList: v.array(v.strictObject({ icon: v.optional(text), heading: text })),
});

const priceDisclaimer = v.strictObject({
  content: text,
  /** May contain the placeholder [$$$] for the discount (P3-21). */
  yearlyDiscountWithCommitmentContent: v.optional(text),
  backgroundColour: v.optional(hexColour),
  textColour: v.optional(hexColour),
  icon: v.optional(text),
  iconColour: v.optional(hexColour),
});

export const plan = v.strictObject({
  offeringCode,
  icim: v.optional(text),
  /** Code to order instead, e.g. a campaign's. */
  overrideOfferingCode: v.optional(offeringCode),
  realm: v.picklist(['b2c', 'b2b', 'both']),
  type: v.picklist(['POSTPAID', 'PREPAID', 'MBB']),
  subscriptionName: text,
  subscriptionShortname: text,
  overrideSubscriptionTitle: v.optional(text),
  monthlyOfferingPrice: nok,
  /** Price of extra family lines (P3-18). */
  monthlyOfferingPriceLines: v.optional(nok),
  monthlyOfferingDiscount: v.optional(nok),
  firstYearDiscountAmount: v.optional(nok),
  priceMultiplier: v.optional(v.number()),
  upfrontOfferingPrice: v.optional(nok),
  /** Months that a plan is bound for whoever buys it; decides the minimum total price of mobile broadband (F3.3-2). */
  bindingMonths: v.optional(v.picklist([12, 24])),
  /** Days that a prepaid plan lasts. */
  validityDays: v.optional(v.number()),
  /** SIM cards beside the plan's own, without a fee of their own. */
  extraSims: v.optional(v.number()),
  /** Data in EU and EEA, and in the rest of the world, as a page says it. */
  abroad: v.optional(v.strictObject({ euEea: text, world: text })),
  isDataUnlimited: v.boolean(),
  dataIncluded: v.optional(v.strictObject({ amount: v.number(), unit: v.picklist(['GB', 'MB']) })),
  dataMaxSpeed: v.optional(v.strictObject({ amount: v.number(), unit: v.optional(text, 'Mbit/s') })),
  /** GB and Mbit/s of an offer for customers of the operator (P3-19). */
  doubleData: v.optional(v.number()),
  doubleSpeed: v.optional(v.number()),
  isUngSubscription: v.optional(v.boolean()),
  isBarnSubscription: v.optional(v.boolean()),
  isTryBuySubscription: v.optional(v.boolean()),
  isFamilyDiscount: v.optional(v.boolean()),
  /** Not sold (no longer or not yet). Still in the catalogue, since customers may have it and pages show its name. */
  isHidden: v.optional(v.boolean()),
  /** 'existing': an offer for customers of the operator. */
  customerTypeGet: v.optional(v.picklist(['existing'])),
  /** List that the editors put it into (F3.9-4). This shop groups plans by what they are. */
  groupType: v.optional(v.picklist(GROUP_TYPES)),
  /** Whether a device may be bought on lease with it. */
  soldWithDevice: v.boolean(),
  /** Uses of a device that it is made for; phones without it. */
  planUses: v.optional(v.array(planUse)),
  flashText: v.optional(flashText),
  uspList: v.array(text),
  /** In addition to what is included. */
  textBlocks: v.optional(v.array(textBlock)),
  priceDisclaimer: v.optional(priceDisclaimer),
  discountInfoLine: v.optional(text),
  footer: v.optional(v.array(text)),
  familyDiscountFooter: v.optional(text),
  familySubscriptionPricingTexts: v.optional(v.array(text)),
  logos: v.optional(v.array(v.strictObject({ title: text, url: text }))),
  position,
});

export type FeedPlan = v.InferOutput<typeof plan>;

/**
 * A featured product (F3.6): a plan with an accessory or router at a discount. Its price is computed from the catalogue and the
 * campaign.
 */
export const bundle = v.strictObject({
  code,
  heading: text,
  title: text,
  information: v.optional(text),
  description: v.optional(text),
  buttonText: v.optional(text),
  flashText: v.optional(flashText),
  offeringCode,
  /** Code of the plan. */
  icim: v.optional(text),
  type: v.optional(text),
  /** Model slug of the product that goes with the plan. */
  model: slug,
  /** The campaign that gives the discount; the bundle is offered while it is valid. */
  discountId: code,
  realm: v.picklist(['b2c', 'b2b', 'both']),
  position,
});

export type FeedBundle = v.InferOutput<typeof bundle>;
