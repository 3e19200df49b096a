/** GET {api}/view-models/product-list/{realm}/{listType} (F2.8-1, F3.5). */
import * as v from 'valibot';
import { priceSchema, type Wire } from '../../wire/money-schema';
import { realmSchema } from '../../wire/realm-schema';
import { flashTextSchema, imageSchema, productTypeSchema, ratingSchema, salesStatusSchema } from './product-wire';

export const LIST_TYPES = [
  'ACCESSORY_LIST',
  'CONNECTED_DEVICE_LIST',
  'HANDSET-PREOWNED_LIST',
  'HANDSET_LIST',
  'MODEM_LIST',
  'TABLET_LIST',
  'WEARABLE_LIST',
] as const;
export type ListType = (typeof LIST_TYPES)[number];

/** Where the products of a list come from; 'ALL': from every list, for the pages of a brand. */
export const LIST_SOURCES = [...LIST_TYPES, 'ALL'] as const;
export type ListSource = (typeof LIST_SOURCES)[number];

const listColour = v.object({
  name: v.string(),
  nameGrouped: v.string(),
  html: v.string(),
  image: v.optional(imageSchema),
  href: v.optional(v.string()),
  /** Of the variant at `href`, where its stock is shown otherwise than the product's. */
  salesStatus: v.optional(salesStatusSchema),
});

export const productListItemSchema = v.object({
  type: productTypeSchema,
  subType: v.string(),
  energyClass: v.optional(v.string()),
  brand: v.string(),
  brandSlug: v.string(),
  model: v.string(),
  modelSlug: v.string(),
  name: v.string(),
  href: v.string(),
  image: imageSchema,
  /** The default variant is the first. */
  skus: v.array(v.string()),
  /** Sizes as shown, smallest first, e.g. ['256 GB', '512 GB']. */
  sizes: v.array(v.string()),
  /** Slug of the default variant, of its size, and of the others (F3.5-1). */
  memberSlug: v.optional(v.string()),
  sizeSlug: v.optional(v.string()),
  additionalMemberSlugs: v.optional(v.array(v.string())),
  position: v.number(),
  releaseDate: v.string(),
  /** The statuses are those of `skus`: of the default variant, then of the others. */
  variants: v.object({ colors: v.array(listColour), salesStatuses: v.array(salesStatusSchema) }),
  defaultVariantsIndex: v.number(),
  /** `before` is the lowest price of the last 30 days when that is higher than today's. */
  upfrontPrice: v.nullable(v.object({ upfront: priceSchema, total: priceSchema, before: v.optional(priceSchema) })),
  leasePrice: v.array(
    v.object({
      duration: v.string(),
      code: v.string(),
      upfront: priceSchema,
      monthly: priceSchema,
      total: priceSchema,
      /** The monthly price of the plan that the product's page starts with. */
      mainOfferingMonthly: v.optional(priceSchema),
      /** With that plan, where the law asks for it (F9.3-2..7). */
      minimumTotal: v.optional(priceSchema),
      /** Months of the plan in it; absent: 12. */
      planMonths: v.optional(v.number()),
    }),
  ),
  switchPrice: v.nullable(v.object({ monthly: priceSchema, total: priceSchema })),
  ukkoPrice: v.optional(v.nullable(v.object({ duration: v.string(), monthly: v.optional(priceSchema) }))),
  compatibleModels: v.array(
    v.object({
      brand: v.string(),
      brandSlug: v.string(),
      modelSlug: v.string(),
      modelShortName: v.string(),
      hwType: v.string(),
      subHwType: v.string(),
      releaseDate: v.string(),
    }),
  ),
  /** The accessories that are made for a device (F3.5-4). */
  compatibleAccessories: v.optional(
    v.array(
      v.object({
        brand: v.string(),
        brandSlug: v.string(),
        modelSlug: v.string(),
        modelShortName: v.string(),
        hwType: v.string(),
        subHwType: v.string(),
        releaseDate: v.string(),
        variants: v.array(v.object({ sku: v.string() })),
      }),
    ),
  ),
  /** F3.5-5: first part of its addresses, and the way to pay that is shown first. */
  hwInfo: v.optional(v.object({ urlRoot: v.string() })),
  financingType: v.optional(v.string()),
  financingOption: v.optional(v.object({ code: v.string() })),
  flashText: v.optional(flashTextSchema),
  rating: v.optional(ratingSchema),
  /** Of a used device: its condition in words, and what it cost new. */
  grade: v.optional(v.string()),
  /** Choices that cut across the other facets, e.g. what is on offer, or good for children. */
  selections: v.optional(v.array(v.object({ value: v.string(), name: v.string() }))),
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

/** The same as they are sent: amounts in NOK. */
export type ProductListItemWire = Wire<ProductListItem>;
export type ProductListWire = Wire<ProductList>;
