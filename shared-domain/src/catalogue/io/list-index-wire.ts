/**
 * GET {api}/view-models/product-list-index/{realm}/{listType}: all that filters, counts and sorting read of a list, in columns. A
 * column is one text with an entry for each product, by popularity: short, and checked at once.
 */
import * as v from 'valibot';
import { realmSchema } from '../../wire/realm-schema';
import { LIST_SOURCES } from './product-list-wire';

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
    /** Of each option, the amount in each combination of prices, as the difference in NOK from the one before; empty: not sold so. */
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
