/** GET {api}/view-models/product-list-view/{realm}/{listType}: what a list shows for a query (F2.8-1, F5.5). */
import * as v from 'valibot';
import { priceSchema, type Wire } from '../../wire/money-schema';
import { realmSchema } from '../../wire/realm-schema';
import { cardItemSchema } from './list-card-wire';
import { LIST_SOURCES } from './product-list-wire';

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
