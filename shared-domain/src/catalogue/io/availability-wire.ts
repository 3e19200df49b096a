/** Answer of the channel query productsAvailability (P7-20, F7.6-2). */
import * as v from 'valibot';

export const availabilitySchema = v.object({
  productsAvailability: v.array(
    v.object({
      productCode: v.string(),
      dcQtyAvailable: v.number(),
      availabilityStatus: v.object({
        info: v.optional(v.nullable(v.string()), null),
        shouldAppearInShop: v.boolean(),
        sellable: v.boolean(),
      }),
      statuses: v.array(
        v.object({
          name: v.string(),
          timestamp: v.optional(v.nullable(v.union([v.string(), v.number()])), null),
          timestampIso: v.string(),
        }),
      ),
    }),
  ),
});
