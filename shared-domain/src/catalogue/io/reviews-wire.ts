/** Reviews of a product (P3-6): by the shop's staff, by test magazines, and by customers through Lipscore. */
import * as v from 'valibot';

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
