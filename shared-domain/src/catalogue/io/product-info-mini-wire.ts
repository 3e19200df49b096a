/** GET {api}/view-models/product-info-mini/{realm}?skus= (F7.7-1): what a small card needs of each sku. Unknown skus are left out. */
import * as v from 'valibot';
import { priceSchema, type Wire } from '../../wire/money-schema';
import { realmSchema } from '../../wire/realm-schema';
import { imageSchema, productTypeSchema, salesStatusSchema } from './product-wire';

export const productInfoMiniSchema = v.object({
  realm: realmSchema,
  items: v.array(
    v.object({
      sku: v.string(),
      type: productTypeSchema,
      subType: v.string(),
      brand: v.string(),
      model: v.string(),
      name: v.string(),
      color: v.object({ name: v.string(), html: v.string() }),
      size: v.nullable(v.string()),
      href: v.string(),
      image: imageSchema,
      upfrontPrice: v.nullable(
        v.object({ upfront: priceSchema, before: v.optional(priceSchema), upfrontWithoutVAT: v.optional(priceSchema) }),
      ),
      salesStatus: salesStatusSchema,
      hidePrices: v.optional(v.boolean(), false),
    }),
  ),
});

export type ProductInfoMini = v.InferOutput<typeof productInfoMiniSchema>;
/** As it is sent: amounts in NOK. */
export type ProductInfoMiniWire = Wire<ProductInfoMini>;
