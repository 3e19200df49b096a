/** Reviews of a product (P3-6): by customers, the shop's test pilots and magazines. */
import * as v from 'valibot';
import { isoDate, pieces, slug, text } from './values';

const stars = v.pipe(v.number(), v.minValue(1), v.maxValue(5));

const customerReview = v.strictObject({
  customerName: text,
  reviewDate: isoDate,
  rating: stars,
  review: text,
  upvotes: pieces,
  downvotes: pieces,
});

const pilotReview = v.strictObject({
  id: slug,
  customerName: text,
  reviewDate: isoDate,
  /** The kind of tester, e.g. 'Testpilot'. */
  pilot: v.optional(text),
  disclaimer: v.optional(text),
  diceRoll: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6))),
  summary: v.optional(text),
  review: text,
});

export const productReviews = v.strictObject({
  /** Model slug of the product. */
  model: slug,
  customers: v.optional(
    v.strictObject({
      /** Mean of all votes, with and without words. */
      rating: v.pipe(v.number(), v.minValue(0), v.maxValue(5)),
      votes: pieces,
      /** Newest first. */
      reviews: v.array(customerReview),
    }),
  ),
  pilots: v.optional(v.array(pilotReview)),
  magazine: v.optional(v.strictObject({ title: text, subtitle: v.optional(text), link: v.optional(text) })),
});

export type FeedReviews = v.InferOutput<typeof productReviews>;
