/** GET {api}/pickuppoints/{zipCode}: a list whose fields are the carrier's (P3-37, P7-6, F7.4-2). Only that there are any decides. */
import * as v from 'valibot';

export const pickupPointSchema = v.looseObject({
  id: v.optional(v.union([v.string(), v.number()])),
  name: v.optional(v.string()),
});
export const pickupPointsSchema = v.array(pickupPointSchema);

export type PickupPoint = v.InferOutput<typeof pickupPointSchema>;
