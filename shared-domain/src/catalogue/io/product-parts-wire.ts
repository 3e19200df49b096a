/** Parts of a product: its campaigns (P3-27), its reviews (P3-6), and the accessories that fit it (P3-38). */
import * as v from 'valibot';
import { priceSchema, type Wire } from '../../wire/money-schema';
import { flashTextSchema, imageSchema } from './product-wire';

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

/** A rating is a number or the text of one. */
const ratingSchema = v.union([v.number(), v.string()]);

export const customReviewSchema = v.object({
  alternative_id: v.string(),
  customerName: v.string(),
  reviewDate: v.string(),
  pilot: v.optional(v.string()),
  disclaimer: v.optional(v.string()),
  /** 1 to 6. */
  diceRoll: v.optional(v.number()),
  expandButtonText: v.optional(v.string()),
  closeButtonText: v.optional(v.string()),
  summary: v.optional(v.string()),
  review: v.string(),
});

export const customTestReviewsSchema = v.object({
  image: v.optional(v.string()),
  title: v.string(),
  subtitle: v.optional(v.string()),
  link: v.optional(v.string()),
});

const lipscoreReviewSchema = v.object({
  customerName: v.string(),
  reviewDate: v.string(),
  review: v.string(),
  upvotes: v.number(),
  downvotes: v.number(),
  rating: ratingSchema,
});

export const lipscoreSchema = v.object({
  rating: ratingSchema,
  votes: v.number(),
  reviews: v.array(lipscoreReviewSchema),
});

export type CustomReview = v.InferOutput<typeof customReviewSchema>;
export type CustomTestReviews = v.InferOutput<typeof customTestReviewsSchema>;
export type LipscoreReview = v.InferOutput<typeof lipscoreReviewSchema>;
export type Lipscore = v.InferOutput<typeof lipscoreSchema>;

const accessoryVariantSchema = v.object({
  sku: v.string(),
  /** Missing: not known, never 0. */
  price: v.optional(v.nullable(priceSchema)),
  /** Taken off the price. */
  discount: v.optional(v.nullable(priceSchema)),
  discountCode: v.optional(v.nullable(v.string())),
  image: v.optional(v.object({ ...imageSchema.entries, title: v.optional(v.string()) })),
  /** The address of its page; missing: it has none. */
  href: v.optional(v.string()),
  html: v.string(),
  colorName: v.string(),
  availabilityInfo: v.optional(v.object({ icon: v.string(), iconClass: v.string(), text: v.string() })),
});

export const compatibleAccessorySchema = v.object({
  brand: v.string(),
  model: v.string(),
  modelSlug: v.string(),
  modelShortName: v.string(),
  /** The kind, e.g. SCREENPROTECTOR (P3-1, P3-39). */
  subHwType: v.optional(v.string()),
  shortDescription: v.optional(v.string()),
  flashTextOnListingPage: v.optional(v.string()),
  /** Its look; a backend that does not say it means an offer. */
  flashKind: flashTextSchema.entries.kind,
  variants: v.array(accessoryVariantSchema),
});

export type AccessoryVariant = v.InferOutput<typeof accessoryVariantSchema>;
export type CompatibleAccessory = v.InferOutput<typeof compatibleAccessorySchema>;

/** The same as they are sent: amounts in NOK. */
export type AccessoryVariantWire = Wire<AccessoryVariant>;
export type CompatibleAccessoryWire = Wire<CompatibleAccessory>;
