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

/** Limits of place suggestions (P5-2, P7-26, F7.7-4). */
export const PLACE_SEARCH = { minLength: 2, country: 'no', types: '(regions)' } as const;

/** Whether a place is looked for: from 2 characters (P5-2). */
export const canSearchPlace = (text: string): boolean => text.trim().length >= PLACE_SEARCH.minLength;

/** A suggestion as it is shown: 'Bodø, Norge' → 'Bodø' (P5-2). */
export const placeName = ({ description }: Pick<Prediction, 'description'>): string =>
  description.replace(/, (Norway|Norge|Noreg)$/, '');

const POSTCODE_DIGITS = 4;

/** Typed or pasted text limited to a postcode: digits, at most 4 (P5-1). */
export const limitPostcode = (text: string): string => text.replace(/\D/g, '').slice(0, POSTCODE_DIGITS);

/** Whether a postcode can be looked up: exactly 4 characters, all of them digits (P5-1, F5.7-1). */
export const isCompletePostcode = (text: string): boolean => /^\d{4}$/.test(text);
