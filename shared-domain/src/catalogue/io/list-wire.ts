import * as v from 'valibot';
import { priceSchema, type Wire } from '../../wire/money-schema';
import { realmSchema } from '../../wire/realm-schema';
import { LIST_SOURCES, LIST_TYPES } from './product-list-wire';
import { flashTextSchema, imageSchema, productTypeSchema, ratingSchema, salesStatusSchema } from './product-wire';

/** The fields of a product that its card in a list reads: the part of F3.5 that is sent with the cards of a page. */
export const cardItemSchema = v.object({
  /** Sku and type of the product, for analytics. */
  sku: v.optional(v.string()),
  type: v.optional(v.string()),
  /** The condition in which it is sold, see `conditionOf`. */
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
    /** The colours; where there are several, with their pictures and addresses. */
    colors: v.array(
      v.object({
        name: v.string(),
        html: v.string(),
        image: v.optional(imageSchema),
        href: v.optional(v.string()),
        /** Of the variant at `href`, where its stock is shown otherwise than the product's. */
        salesStatus: v.optional(salesStatusSchema),
      }),
    ),
    /** The status of the variant that the card links to. */
    salesStatuses: v.array(salesStatusSchema),
  }),
  upfrontPrice: v.nullable(v.object({ upfront: priceSchema, before: v.optional(priceSchema) })),
  leasePrice: v.array(
    v.object({
      duration: v.string(),
      code: v.string(),
      upfront: priceSchema,
      monthly: priceSchema,
      /** The total of the device alone. */
      total: v.optional(priceSchema),
      minimumTotal: v.optional(priceSchema),
      /** Months of the plan in it; absent: 12. */
      planMonths: v.optional(v.number()),
    }),
  ),
  switchPrice: v.nullable(v.object({ monthly: priceSchema, total: v.optional(priceSchema) })),
  ukkoPrice: v.optional(v.nullable(v.object({ duration: v.string(), monthly: v.optional(priceSchema) }))),
  flashText: v.optional(flashTextSchema),
  rating: v.optional(ratingSchema),
  /** Of a used device: its condition in words, and what it cost new. */
  grade: v.optional(v.string()),
  hidePrices: v.optional(v.boolean(), false),
});

export type CardItem = v.InferOutput<typeof cardItemSchema>;
export type CardItemWire = Wire<CardItem>;

/** GET {api}/view-models/product-list-highlights/{realm}/{listType}: the products of a list that a front page may pick from. */
export const highlightItemSchema = v.object({
  ...cardItemSchema.entries,
  type: productTypeSchema,
  subType: v.string(),
  position: v.number(),
  releaseDate: v.string(),
  /** The description of a phone, with which a page may open. */
  description: v.optional(v.string()),
});

export const listHighlightsSchema = v.object({
  listType: v.picklist(LIST_TYPES),
  realm: realmSchema,
  items: v.array(highlightItemSchema),
});

export type HighlightItem = v.InferOutput<typeof highlightItemSchema>;
export type HighlightItemWire = Wire<HighlightItem>;
export type ListHighlights = v.InferOutput<typeof listHighlightsSchema>;
export type ListHighlightsWire = Wire<ListHighlights>;

/**
 * GET {api}/view-models/product-list-index/{realm}/{listType}: all that filters, counts and sorting read of a list, in columns. A
 * column is one text with an entry for each product, by popularity: short, and checked at once.
 */
export const listIndexSchema = v.object({
  listType: v.picklist(LIST_SOURCES),
  realm: realmSchema,
  version: v.string(),
  total: v.number(),
  facets: v.array(
    v.object({
      /** One that this storefront does not know is not shown. */
      id: v.string(),
      /** In the order of the facet; colours by name. */
      values: v.array(v.object({ value: v.string(), name: v.optional(v.string()), html: v.optional(v.string()) })),
      /** Combinations of values that products have, as places in `values`: '0,2;1;*'. '*' matches every value. */
      sets: v.string(),
      /** The combination of each product: '0,0,1'. */
      of: v.string(),
    }),
  ),
  prices: v.object({
    options: v.array(v.string()),
    /** For each option the amount in each combination of prices, as the difference in NOK from the one before; empty: it is not sold so. */
    amounts: v.array(v.string()),
    /** The combination of each product. */
    of: v.string(),
  }),
  /** '1' for each product that is in stock, '0' for the others. */
  inStock: v.string(),
  /** The rank of each product's release, the newest first. */
  released: v.string(),
  /** The rank of each product's name, in Norwegian order. */
  named: v.string(),
  /** Ways of paying that the price facet offers (F5.5-20). */
  financing: v.array(v.string()),
});

export type ListColumns = v.InferOutput<typeof listIndexSchema>;

/** GET {api}/view-models/list-leads/{realm}: the product that shows what a list has, for each list with products. */
export const listLeadSchema = v.object({
  /** Address of the list. */
  path: v.string(),
  /** Its first product. */
  name: v.string(),
  href: v.string(),
  image: imageSchema,
});

export const listLeadsSchema = v.object({ realm: realmSchema, lists: v.array(listLeadSchema) });

export type ListLead = v.InferOutput<typeof listLeadSchema>;
export type ListLeads = v.InferOutput<typeof listLeadsSchema>;

/** GET {api}/view-models/product-list-view/{realm}/{listType}: what a list shows for a query (F2.8-1, F5.5). */
export const facetCountsSchema = v.object({
  /** One that this storefront does not know is not shown. */
  id: v.string(),
  values: v.array(
    v.object({
      value: v.string(),
      /** Absent where the storefront has the name. */
      name: v.optional(v.string()),
      html: v.optional(v.string()),
      count: v.number(),
    }),
  ),
});

export const listViewSchema = v.object({
  listType: v.picklist(LIST_SOURCES),
  realm: realmSchema,
  /** Changes with the content of the list; views and indexes of one version have the same places. */
  version: v.string(),
  /** Products of the list without filters. */
  total: v.number(),
  /** Products that pass the filters. */
  count: v.number(),
  /** How many of them come before the first of `items`. */
  from: v.number(),
  items: v.array(cardItemSchema),
  /** The place of each item in the whole list, by popularity, from 0. */
  places: v.array(v.number()),
  facets: v.array(facetCountsSchema),
  priceBounds: v.nullable(v.object({ min: priceSchema, max: priceSchema })),
  /** Only where nothing passes: how many products would, without the filter of that name alone. */
  withoutOne: v.optional(v.record(v.string(), v.number())),
  /** Options that some product of the list is sold by. */
  financing: v.array(v.string()),
  /** Root of the device-agreement host, where the trail of its lists begins (F2.8-17). */
  home: v.optional(v.string()),
});

export type FacetCounts = v.InferOutput<typeof facetCountsSchema>;
export type ListView = v.InferOutput<typeof listViewSchema>;
export type ListViewWire = Wire<ListView>;
