/** The part of the maps service's answers that the shop reads (P7-26, P7-27, F7.7-4). */
import * as v from 'valibot';

export const predictionSchema = v.object({ place_id: v.string(), description: v.string(), types: v.array(v.string()) });
export const predictionsSchema = v.object({ predictions: v.array(predictionSchema) });

export const placeDetailsSchema = v.object({
  geometry: v.object({ location: v.object({ lat: v.number(), lng: v.number() }) }),
  address_components: v.optional(v.array(v.object({ short_name: v.string(), types: v.array(v.string()) })), []),
});

export type Prediction = v.InferOutput<typeof predictionSchema>;
export type PlaceDetails = v.InferOutput<typeof placeDetailsSchema>;
