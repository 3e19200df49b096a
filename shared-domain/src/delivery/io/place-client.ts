import { reportError } from 'shared-domain/runtime/error-report';
import { apiGet } from 'shared-domain/runtime/http';
import { FAILED_CALLS, mapsMissingMessage } from '../../contracts/failed-calls';
import type { Place, Prediction } from '../model';
import { canSearchPlace, isCompletePostcode, PLACE_SEARCH, postcodePrediction, toPlace } from '../rules/place';
import { placeDetailsSchema, predictionsSchema } from './delivery-wire';

/** Where places are looked up. */
export interface MapsService {
  /** Its name in the log. */
  readonly name: string;
  /** Address of its calls: a path below {api}, or absolute for an operator's own service. Null: the page has none. */
  readonly base: string | null;
}

/** The stand-in of the shop API. */
export const SHOP_PLACES: MapsService = { name: 'Places', base: '/places' };

export interface PlaceOptions {
  readonly service?: MapsService;
  /** One for all calls of a search, from its first letter to the chosen place. */
  readonly sessionToken: string;
  readonly signal?: AbortSignal;
}

/** @returns null, with 'Places API was not found in the page.' in the log, when there is no service (P8-14, F8-15) */
function baseOf({ name, base }: MapsService): string | null {
  if (base === null) reportError(new Error(mapsMissingMessage(name)), { service: name });
  return base;
}

async function predict(
  input: string,
  { service = SHOP_PLACES, sessionToken, signal }: PlaceOptions,
): Promise<readonly Prediction[]> {
  const base = baseOf(service);
  if (base === null) return [];
  const searchParams = {
    input,
    types: PLACE_SEARCH.types,
    components: `country:${PLACE_SEARCH.country}`,
    sessiontoken: sessionToken,
  };
  const result = await apiGet(`${base}/autocomplete`, predictionsSchema, {
    logMessage: FAILED_CALLS.predictions,
    searchParams,
    ...(signal && { signal }),
  });
  return result.ok ? result.value.predictions : [];
}

/**
 * Suggestions for a typed place: regions of Norway, from 2 characters (P5-2, P7-26, F7.7-4).
 *
 * @returns an empty list on any failure, which is logged
 */
export async function searchPlaces(text: string, options: PlaceOptions): Promise<readonly Prediction[]> {
  return canSearchPlace(text) ? predict(text.trim(), options) : [];
}

/**
 * Where a suggested place is (P7-27, F7.7-4).
 *
 * @returns null on any failure, which is logged
 */
export async function fetchPlace(
  { place_id: placeId }: Pick<Prediction, 'place_id'>,
  { service = SHOP_PLACES, sessionToken, signal }: PlaceOptions,
): Promise<Place | null> {
  const base = baseOf(service);
  if (base === null) return null;
  const searchParams = { place_id: placeId, fields: 'geometry.location,address_component', sessiontoken: sessionToken };
  const result = await apiGet(`${base}/details`, placeDetailsSchema, {
    logMessage: FAILED_CALLS.placeDetails,
    searchParams,
    ...(signal && { signal }),
  });
  return result.ok ? toPlace(result.value) : null;
}

/**
 * The place of a postcode: the details of the first prediction of a postal code (P5-1, F5.7-1, F5.7-2). Without four digits there
 * is no call.
 *
 * @returns null when there is no such postcode, and on any failure, which is logged
 */
export async function lookUpPostcode(postcode: string, options: PlaceOptions): Promise<Place | null> {
  if (!isCompletePostcode(postcode)) return null;
  const prediction = postcodePrediction(await predict(postcode, options));
  return prediction && fetchPlace(prediction, options);
}
