/** What a card of a list reads of its product: the part of F3.5 that is sent with the cards of a page. */
import * as v from 'valibot';
import { priceSchema, type Wire } from '../../wire/money-schema';
import { flashTextSchema, imageSchema, salesStatusSchema } from './product-wire';

export const cardItemSchema = v.object({
  /** Sku and type of the product, for analytics. */
  sku: v.optional(v.string()),
  type: v.optional(v.string()),
  /** What condition it is sold in, see `conditionOf`. */
  subType: v.optional(v.string()),
  /** EU energy class, of products that have one. */
  energyClass: v.optional(v.string()),
  brand: v.string(),
  name: v.string(),
  href: v.string(),
  image: imageSchema,
  /** The smallest and the largest size. */
  sizes: v.array(v.string()),
  variants: v.object({
    /** Of a product with several colours also their pictures and addresses. */
    colors: v.array(
      v.object({
        name: v.string(),
        html: v.string(),
        image: v.optional(imageSchema),
        href: v.optional(v.string()),
      }),
    ),
    /** Of the variant that the card speaks for, see `bestStatus`. */
    salesStatuses: v.array(salesStatusSchema),
  }),
  upfrontPrice: v.nullable(v.object({ upfront: priceSchema, before: v.optional(priceSchema) })),
  leasePrice: v.array(
    v.object({
      duration: v.string(),
      code: v.string(),
      upfront: priceSchema,
      monthly: priceSchema,
      /** Of the device alone. */
      total: v.optional(priceSchema),
      minimumTotal: v.optional(priceSchema),
      /** Months of the plan in it; absent: 12. */
      planMonths: v.optional(v.number()),
    }),
  ),
  switchPrice: v.nullable(v.object({ monthly: priceSchema, total: v.optional(priceSchema) })),
  ukkoPrice: v.optional(v.nullable(v.object({ duration: v.string(), monthly: v.optional(priceSchema) }))),
  flashText: v.optional(flashTextSchema),
  hidePrices: v.optional(v.boolean(), false),
});

export type CardItem = v.InferOutput<typeof cardItemSchema>;
export type CardItemWire = Wire<CardItem>;
