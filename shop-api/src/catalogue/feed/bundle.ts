import * as v from 'valibot';
import { code, flashText, offeringCode, position, slug, text } from './values';

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
