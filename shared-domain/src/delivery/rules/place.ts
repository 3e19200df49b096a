import { formatInteger, NO_BREAK_SPACE } from '../../money';
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

/** Diameter of the sphere that distances are computed on (P9-5). */
const EARTH_DIAMETER_KM = 12_742;
const KM = `${NO_BREAK_SPACE}km`;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const haversine = (degrees: number): number => Math.sin(radians(degrees) / 2) ** 2;

/** Great-circle distance in kilometres (P9-5). */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const chord =
    haversine(to.lat - from.lat) +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * haversine(to.lng - from.lng);
  // Rounding may carry points on opposite sides of the Earth just beyond 1.
  return EARTH_DIAMETER_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** '350 m' by tens below a kilometre, '1,2 km' below ten, else '1 234 km' (P3-34). */
export function distanceText(km: number): string {
  const metres = Math.round(km * 100) * 10;
  if (metres < 1_000) return `${metres}${NO_BREAK_SPACE}m`;
  const tenths = Math.round(km * 10);
  return tenths < 100 ? `${String(tenths / 10).replace('.', ',')}${KM}` : `${formatInteger(Math.round(km))}${KM}`;
}
