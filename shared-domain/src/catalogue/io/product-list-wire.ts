/** GET {api}/view-models/product-list/{realm}/{listType} (F2.8-1, F3.5). */
import * as v from 'valibot';
import { realmSchema } from '../../wire/realm-schema';
import { amount, flashTextSchema, imageSchema, productTypeSchema, salesStatusSchema } from './product-wire';

export const LIST_TYPES = [
  'ACCESSORY_LIST', 'CONNECTED_DEVICE_LIST', 'HANDSET-PREOWNED_LIST', 'HANDSET_LIST', 'MODEM_LIST', 'TABLET_LIST', 'WEARABLE_LIST',
] as const;
export type ListType = (typeof LIST_TYPES)[number];

const listColour = v.object({
  name: v.string(),
  nameGrouped: v.string(),
  html: v.string(),
  image: v.optional(imageSchema),
  href: v.optional(v.string()),
});

export const productListItemSchema = v.object({
  type: productTypeSchema,
  subType: v.string(),
  brand: v.string(),
  brandSlug: v.string(),
  model: v.string(),
  modelSlug: v.string(),
  name: v.string(),
  href: v.string(),
  image: imageSchema,
  skus: v.array(v.string()),
  /** Sizes as shown, smallest first, e.g. ['256 GB', '512 GB']. */
  sizes: v.array(v.string()),
  position: v.number(),
  releaseDate: v.string(),
  variants: v.object({ colors: v.array(listColour), salesStatuses: v.array(salesStatusSchema) }),
  defaultVariantsIndex: v.number(),
  /** `before` is the lowest price of the last 30 days when that is higher than today's. */
  upfrontPrice: v.nullable(v.object({ upfront: amount, total: amount, before: v.optional(amount) })),
  leasePrice: v.array(
    v.object({
      duration: v.string(),
      code: v.string(),
      upfront: amount,
      monthly: amount,
      total: amount,
      mainOfferingMonthly: v.optional(amount),
    }),
  ),
  switchPrice: v.nullable(v.object({ monthly: amount, total: amount })),
  ukkoPrice: v.optional(v.nullable(v.object({ duration: v.string(), monthly: v.optional(amount) }))),
  compatibleModels: v.array(
    v.object({
      brand: v.string(), brandSlug: v.string(), modelSlug: v.string(), modelShortName: v.string(),
      hwType: v.string(), subHwType: v.string(), releaseDate: v.string(),
    }),
  ),
  flashText: v.optional(flashTextSchema),
  hidePrices: v.optional(v.boolean(), false),
});

export const productListSchema = v.object({
  listType: v.picklist(LIST_TYPES),
  realm: realmSchema,
  title: v.string(),
  listPath: v.string(),
  total: v.number(),
  items: v.array(productListItemSchema),
});

export type ProductListItem = v.InferOutput<typeof productListItemSchema>;
export type ProductList = v.InferOutput<typeof productListSchema>;
