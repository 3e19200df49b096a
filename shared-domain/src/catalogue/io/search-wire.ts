/** GET {api}/search?q=&realm= (F2.4-3): everything that fits a query, the best first. */
import * as v from 'valibot';
import { priceSchema, type Wire } from '../../wire/money-schema';
import { realmSchema } from '../../wire/realm-schema';
import { productListItemSchema } from './product-list-wire';

/** A list of the shop, or another page of the site. */
export const foundLinkSchema = v.object({ name: v.string(), href: v.string() });

/** Parts of what is found: new phones, other devices, used phones, accessories. */
export const SEARCH_PARTS = ['handsets', 'devices', 'used', 'accessories'] as const;
export type SearchPart = (typeof SEARCH_PARTS)[number];

export const searchAnswerSchema = v.object({
  query: v.string(),
  realm: realmSchema,
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
