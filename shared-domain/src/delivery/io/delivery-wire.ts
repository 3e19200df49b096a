import * as v from 'valibot';
import { nokSchema, type Wire } from '../../wire/money-schema';

/** GET {api}/pickuppoints/{zipCode}: a list whose fields are the carrier's (P3-37, P7-6, F7.4-2). Only that there are any decides. */
export const pickupPointSchema = v.looseObject({
  id: v.optional(v.union([v.string(), v.number()])),
  name: v.optional(v.string()),
});
export const pickupPointsSchema = v.array(pickupPointSchema);

export type PickupPoint = v.InferOutput<typeof pickupPointSchema>;

/** Answers of the channel queries deliveryMethods and productsDeliveryTime (P3-35, P7-22, P7-23, F7.6-4, F7.6-5). */
export const deliveryMethodSchema = v.object({
  /** Contains a delivery code (P3-36). */
  type: v.string(),
  label: v.optional(v.nullable(v.string()), null),
  description: v.optional(v.nullable(v.string()), null),
  alert: v.optional(v.nullable(v.string()), null),
  /** A missing price is not 0. */
  price: v.optional(v.nullable(nokSchema), null),
});
export const deliveryMethodsSchema = v.object({ deliveryMethods: v.array(deliveryMethodSchema) });

export const deliveryTimeSchema = v.object({
  deliveryCode: v.string(),
  /** ISO 8601, a date or a moment. */
  estimatedDeliveryDate: v.optional(v.nullable(v.string()), null),
});
export const deliveryTimesSchema = v.object({ productsDeliveryTime: v.array(deliveryTimeSchema) });

export type DeliveryMethod = v.InferOutput<typeof deliveryMethodSchema>;
/** As it is sent: amounts in NOK. */
export type DeliveryMethodWire = Wire<DeliveryMethod>;
export type DeliveryTime = v.InferOutput<typeof deliveryTimeSchema>;

/** The part of the maps service's answers that the shop reads (P7-26, P7-27, F7.7-4). */
export const predictionSchema = v.object({ place_id: v.string(), description: v.string(), types: v.array(v.string()) });
export const predictionsSchema = v.object({ predictions: v.array(predictionSchema) });

export const placeDetailsSchema = v.object({
  geometry: v.object({ location: v.object({ lat: v.number(), lng: v.number() }) }),
  address_components: v.optional(v.array(v.object({ short_name: v.string(), types: v.array(v.string()) })), []),
});

export type Prediction = v.InferOutput<typeof predictionSchema>;
export type PlaceDetails = v.InferOutput<typeof placeDetailsSchema>;

/** Answer of the channel query productsAvailabilityShops (P3-34, P7-21, F7.6-3). */
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
export type PhysicalShop = v.InferOutput<typeof shopSchema>;
