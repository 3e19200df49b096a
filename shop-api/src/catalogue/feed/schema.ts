/**
 * The catalogue feed: the document that a catalogue is imported from.
 *
 * Amounts are whole or decimal NOK incl. VAT unless the name says otherwise; dimensions are millimetres; dates ISO 8601.
 * Slugs follow F2.8-16. Unknown fields are refused, so that a misspelt one is noticed.
 */
import * as v from 'valibot';
import { bundle } from './bundle';
import { deliveryZone, pickupPoint, postTown, restock } from './delivery';
import { insurance, webdeal } from './offers';
import { plan } from './plan';
import { product } from './product';
import { productReviews } from './reviews';
import { shop } from './shop';

export const catalogueFeedSchema = v.strictObject({
  feedVersion: v.literal(1),
  products: v.array(product),
  plans: v.array(plan),
  shops: v.array(shop),
  insurances: v.optional(v.array(insurance), []),
  webdeals: v.optional(v.array(webdeal), []),
  deliveryZones: v.optional(v.array(deliveryZone), []),
  postTowns: v.optional(v.array(postTown), []),
  pickupPoints: v.optional(v.array(pickupPoint), []),
  restocks: v.optional(v.array(restock), []),
  bundles: v.optional(v.array(bundle), []),
  reviews: v.optional(v.array(productReviews), []),
});

export type CatalogueFeed = v.InferOutput<typeof catalogueFeedSchema>;
export type { FeedPlan } from './plan';
export type { FeedProduct } from './product';
export type { FeedShop } from './shop';
