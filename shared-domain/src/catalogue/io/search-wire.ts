import * as v from 'valibot';
import { priceSchema, type Wire } from '../../wire/money-schema';
import { realmSchema } from '../../wire/realm-schema';
import { productListItemSchema } from './product-list-wire';
import { imageSchema } from './product-wire';

/** A list of the shop, or another page of the site. */
export const foundLinkSchema = v.object({ name: v.string(), href: v.string() });

/** GET {api}/search/suggestions?q=&realm= (F2.4): the first of what fits a query that is being typed. */
export const suggestionsSchema = v.object({
  query: v.string(),
  realm: realmSchema,
  products: v.array(
    v.object({
      brand: v.string(),
      name: v.string(),
      href: v.string(),
      image: imageSchema,
      /** As it is shown: without VAT for businesses and in agreements. Absent when it is hidden or unknown. */
      price: v.optional(priceSchema),
      isMonthly: v.boolean(),
    }),
  ),
  /** As it is shown; a prepaid plan has no monthly price. */
  plans: v.array(v.object({ name: v.string(), href: v.string(), monthlyPrice: v.optional(priceSchema) })),
  categories: v.array(foundLinkSchema),
  pages: v.array(foundLinkSchema),
});

export type Suggestions = v.InferOutput<typeof suggestionsSchema>;
/** As it is sent: amounts in NOK. */
export type SuggestionsWire = Wire<Suggestions>;

/** GET {api}/view-models/brands/{realm}: the brands with products in a realm, by name, and their series (F2.8-21). */
const part = { name: v.string(), slug: v.string(), count: v.number() };

export const brandsSchema = v.object({
  realm: realmSchema,
  brands: v.array(v.object({ ...part, series: v.array(v.object(part)) })),
});

export type Brands = v.InferOutput<typeof brandsSchema>;

/** Parts of what is found: new phones, other devices, used phones, accessories. */
export const SEARCH_PARTS = ['handsets', 'devices', 'used', 'accessories'] as const;
export type SearchPart = (typeof SEARCH_PARTS)[number];

/** GET {api}/search?q=&realm= (F2.4-3): everything that fits a query, the best first. */
export const searchAnswerSchema = v.object({
  query: v.string(),
  realm: realmSchema,
  /** The query in words that the shop knows, where it has words that are none. */
  corrected: v.optional(v.string()),
  /** All products and plans; `products` holds the first of them. */
  total: v.number(),
  products: v.array(productListItemSchema),
  /** How many products each part has, the part with the best of them first. */
  parts: v.optional(v.array(v.object({ part: v.picklist(SEARCH_PARTS), total: v.number() })), []),
  plans: v.array(
    v.object({ offeringCode: v.string(), name: v.string(), href: v.string(), monthlyOfferingPrice: priceSchema }),
  ),
  categories: v.array(foundLinkSchema),
  pages: v.array(foundLinkSchema),
});

export type SearchAnswer = v.InferOutput<typeof searchAnswerSchema>;
/** As it is sent: amounts in NOK. */
export type SearchAnswerWire = Wire<SearchAnswer>;
