/** GET {api}/search/suggestions?q=&realm= (F2.4): the first of what fits a query that is being typed. */
import * as v from 'valibot';
import { priceSchema, type Wire } from '../../wire/money-schema';
import { realmSchema } from '../../wire/realm-schema';
import { imageSchema } from './product-wire';
import { foundLinkSchema } from './search-wire';

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
