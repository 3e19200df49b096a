/** GET {api}/search?q=&realm= (F2.4-3): products and plans in which every word of the query occurs. */
import * as v from 'valibot';
import { priceSchema, type Wire } from '../../wire/money-schema';
import { realmSchema } from '../../wire/realm-schema';
import { productListItemSchema } from './product-list-wire';

export const searchAnswerSchema = v.object({
  query: v.string(),
  realm: realmSchema,
  /** All hits; `products` holds the first of them. */
  total: v.number(),
  products: v.array(productListItemSchema),
  plans: v.array(
    v.object({ offeringCode: v.string(), name: v.string(), href: v.string(), monthlyOfferingPrice: priceSchema }),
  ),
});

export type SearchAnswer = v.InferOutput<typeof searchAnswerSchema>;
/** As it is sent: amounts in NOK. */
export type SearchAnswerWire = Wire<SearchAnswer>;
