import * as v from 'valibot';
import { deliveryZone, pickupPoint, postTown, restock } from './delivery';
import { insurance, webdeal } from './offers';
import { bundle, plan } from './plan';
import { product } from './product';
import { productReviews } from './reviews';
import { pieces, slug, text } from './values';

export const shop = v.strictObject({
  code: slug,
  name: text,
  street: text,
  zip: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  city: text,
  lat: v.number(),
  lng: v.number(),
  contactNumber: text,
  open: v.array(v.strictObject({ days: text, hours: text })),
  /** Pieces in the shop by sku. */
  stock: v.record(v.string(), pieces),
});

export type FeedShop = v.InferOutput<typeof shop>;

/**
 * The catalogue feed: the document that a catalogue is imported from.
 *
 * Amounts are whole or decimal NOK incl. VAT unless the name says otherwise; dimensions are millimetres; dates ISO 8601.
 * Slugs follow F2.8-16. Unknown fields are refused, so that a misspelt one is noticed.
 */
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
