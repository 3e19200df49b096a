import * as v from 'valibot';
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
