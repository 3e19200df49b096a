/** GET {api}/view-models/bundles/{realm}: featured products, each a plan with a discounted accessory or router (F3.6-1, F1-7). */
import * as v from 'valibot';
import { flashTextSchema, imageSchema } from '../../catalogue/io/product-wire';
import { priceSchema, type Wire } from '../../wire/money-schema';
import { realmSchema } from '../../wire/realm-schema';

export const bundleSchema = v.object({
  heading: v.string(),
  title: v.string(),
  /** The name of the product that is sold with the plan. */
  productName: v.optional(v.string()),
  information: v.optional(v.string()),
  description: v.optional(v.string()),
  image: v.optional(imageSchema),
  url: v.optional(v.string()),
  variants: v.optional(
    v.array(
      v.object({
        sku: v.string(),
        colorName: v.optional(v.string()),
        htmlColor: v.optional(v.string()),
        image: v.optional(imageSchema),
      }),
    ),
    [],
  ),
  flashText: v.optional(flashTextSchema),
  salesPrice: v.optional(priceSchema),
  discountedPrice: v.optional(priceSchema),
  buttonText: v.optional(v.string()),
  icim: v.optional(v.string()),
  type: v.optional(v.string()),
  discountCode: v.optional(v.string()),
  offeringCode: v.string(),
  realm: v.picklist(['b2c', 'b2b', 'both']),
});

export const bundlesSchema = v.object({ realm: realmSchema, bundles: v.array(bundleSchema) });

export type Bundle = v.InferOutput<typeof bundleSchema>;
/** As it is sent: amounts in NOK. */
export type BundleWire = Wire<Bundle>;
