import * as v from 'valibot';
import { code, flashText, offeringCode, position, slug, text } from './values';

/**
 * A featured product (F3.6): a plan with an accessory or router at a discount. What it costs follows from the catalogue and from the
 * campaign behind it.
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
  /** With which the plan is ordered. */
  icim: v.optional(text),
  type: v.optional(text),
  /** Model slug of the product that goes with the plan. */
  model: slug,
  /** The campaign that gives the discount; while it does not hold there is no bundle. */
  discountId: code,
  realm: v.picklist(['b2c', 'b2b', 'both']),
  position,
});

export type FeedBundle = v.InferOutput<typeof bundle>;
