import type { Coordinates, Place, PlaceDetails, Prediction } from '../model';

/** Where shops are looked for until the shopper chooses a place: Oslo (P9-4). */
export const DEFAULT_LOCATION: Coordinates = { lat: 59.9126854, lng: 10.75262 };

/** The prediction whose details are fetched for a postcode: the first of a postal code (P5-1, F5.7-2); null: the postcode is unknown. */
export const postcodePrediction = <Predicted extends Pick<Prediction, 'types'>>(
  predictions: readonly Predicted[],
): Predicted | null => predictions.find(({ types }) => types.includes('postal_code')) ?? null;

/** A place of the maps service: coordinates, and the short name of the postal town (P7-27, F7.7-4). */
export function toPlace({ geometry, address_components: parts }: PlaceDetails): Place {
  const { lat, lng } = geometry.location;
  return { lat, lng, place: parts.find(({ types }) => types.includes('postal_town'))?.short_name ?? null };
}
