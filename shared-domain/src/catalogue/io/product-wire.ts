/** Wire shapes that the list, mini and details view models share. Unknown fields are ignored. */
import * as v from 'valibot';

/**
 * A picture; `responsive` lists the files that exist: `${base}-${width}.${format}`. A base with '{width}' is the address of an image service,
 * which chooses the format itself.
 */
export const imageSchema = v.object({
  url: v.string(),
  title: v.string(),
  responsive: v.optional(
    v.object({ base: v.string(), widths: v.array(v.number()), formats: v.array(v.picklist(['avif', 'webp'])) }),
  ),
  /** It has a background of its own, to the edges of its square; others are cut out and stand on the page's ground. */
  fillsFrame: v.optional(v.boolean()),
});

export const flashTextSchema = v.object({
  name: v.string(),
  text: v.string(),
  /** Which badge (look: offer, brand, green, plain); a foreign backend may send colours instead. */
  kind: v.optional(v.picklist(['offer', 'brand', 'green', 'plain'])),
  color: v.optional(v.string()),
  textColor: v.optional(v.string()),
});

export const salesStatusSchema = v.object({
  name: v.string(),
  sellable: v.boolean(),
  quantityInStock: v.number(),
});

/** The stars of a product on its cards, 0 to 5 in steps of a half (P9-13). */
export const ratingSchema = v.object({ stars: v.number(), votes: v.number() });

export const productTypeSchema = v.picklist([
  'HANDSET',
  'HANDSET-PREOWNED',
  'TABLET',
  'WEARABLE',
  'ACCESSORY',
  'MODEM',
  'CONNECTED_DEVICE',
]);

export type Image = v.InferOutput<typeof imageSchema>;
export type ProductFlash = v.InferOutput<typeof flashTextSchema>;
export type SalesStatus = v.InferOutput<typeof salesStatusSchema>;
export type ProductType = v.InferOutput<typeof productTypeSchema>;
