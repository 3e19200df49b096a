/** Answer of the channel query productsAvailabilityShops (P3-34, P7-21, F7.6-3). */
import * as v from 'valibot';

export const openingHoursSchema = v.object({ days: v.string(), hours: v.string() });

export const shopSchema = v.object({
  code: v.string(),
  quantity: v.number(),
  name: v.string(),
  street: v.string(),
  zip: v.string(),
  city: v.string(),
  lat: v.number(),
  lng: v.number(),
  contactNumber: v.optional(v.nullable(v.string()), null),
  open: v.optional(v.nullable(v.array(openingHoursSchema)), null),
  /** When the stock was counted. */
  lastUpdate: v.optional(v.nullable(v.string()), null),
});

export const shopStockSchema = v.object({ productsAvailabilityShops: v.array(shopSchema) });

export type OpeningHours = v.InferOutput<typeof openingHoursSchema>;
export type Shop = v.InferOutput<typeof shopSchema>;
