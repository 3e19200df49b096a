/** Campaigns on the product page (P3-27). */
import * as v from 'valibot';

/** One text, or several of them. */
const textOrList = v.union([v.string(), v.array(v.string())]);

export const webdealSchema = v.object({
  title: v.optional(v.string()),
  description: v.optional(v.string()),
  image: v.optional(v.object({ src: v.string() })),
  campaignLinkText: v.optional(v.string()),
  textColor: v.optional(v.string()),
  /** svitsj, leasing, fullpris. */
  validSellingTypes: v.optional(textOrList),
  showOnPdp: v.optional(v.boolean()),
  /** May include EXISTING. */
  offeringDiscountSubscriptionType: v.optional(textOrList),
  /** Codes of the plans that the deal is for. */
  offerings: v.optional(v.array(v.string())),
  fullPrice: v.optional(v.boolean()),
  membersDeal: v.optional(v.boolean()),
  discountId: v.optional(v.string()),
  /** ISO time before which it is valid. */
  validTo: v.optional(v.string()),
});

export type Webdeal = v.InferOutput<typeof webdealSchema>;
