import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { PLACE_SEARCH, type PlaceDetails, type Prediction } from 'shared-domain/delivery';
import { foldName } from '../../catalogue';
import type { Database } from '../../database';
import { sendCachedJson } from '../../http/cached-json';
import type { Dependencies } from '../../http/dependencies';
import { parseRequest } from '../../http/parse-request';
import { ProblemError } from '../../http/problem';
import { findPostcodes, findTowns, type FoundPlace, readPostcode, readTown } from './place-store';

/** As many as a maps service suggests. */
const MAX_PREDICTIONS = 5;
/** Candidates whose unfolded letters are compared. */
const MAX_TOWNS = 50;
/** Only Norway is supported. */
const COUNTRY = 'Norge';
const PLACE_ID = /^(postcode|town)-(\d{4})$/;

/** Kind of places to search for: any region, or only postcodes. */
export type PlaceTypes = '(regions)' | 'postal_code';

/** Suggestions for a typed text: towns by name, postcodes by their first digits (P7-26, F7.7-4). */
export async function predictPlaces(
  database: Database,
  input: string,
  types: PlaceTypes,
): Promise<readonly Prediction[]> {
  const text = input.trim();
  if (/^\d{1,4}$/.test(text)) {
    const postcodes = await findPostcodes(database, text, MAX_PREDICTIONS);
    return postcodes.map(({ key, town }) => ({
      place_id: `postcode-${key}`,
      description: `${key} ${town}, ${COUNTRY}`,
      types: ['postal_code', 'geocode'],
    }));
  }
  const folded = foldName(text);
  if (types === 'postal_code' || folded === '') return [];
  const towns = await findTowns(database, folded, MAX_TOWNS);
  // 'bø' lists Bø before Bodø; 'bo' finds both.
  const isAsTyped = ({ town }: FoundPlace): boolean => town.toLowerCase().startsWith(text.toLowerCase());
  const ranked = [...towns.filter(isAsTyped), ...towns.filter((town) => !isAsTyped(town))];
  return ranked.slice(0, MAX_PREDICTIONS).map(({ key, town }) => ({
    place_id: `town-${key}`,
    description: `${town}, ${COUNTRY}`,
    types: ['locality', 'political', 'geocode'],
  }));
}

/** Coordinates and postal town of a suggested place (P7-27, F7.7-4). @returns null for an unknown id */
export async function placeDetails(database: Database, placeId: string): Promise<PlaceDetails | null> {
  const [, kind, key] = PLACE_ID.exec(placeId) ?? [];
  if (key === undefined) return null;
  const place = await (kind === 'town' ? readTown : readPostcode)(database, key);
  if (!place) return null;
  return {
    geometry: { location: { lat: place.lat, lng: place.lng } },
    address_components: [
      ...(kind === 'postcode' ? [{ short_name: place.key, types: ['postal_code'] }] : []),
      { short_name: place.town, types: ['postal_town'] },
      { short_name: 'NO', types: ['country', 'political'] },
    ],
  };
}

const text = v.pipe(
  v.string('is missing'),
  v.minLength(1, 'is empty'),
  v.maxLength(100, 'must have at most 100 characters'),
  v.regex(/^\P{Cc}*$/u, 'must hold no control characters'),
);
/** Session token by which maps services bill the calls of one search; accepted and ignored. */
const sessiontoken = v.optional(text);

const predictionQuerySchema = v.strictObject({
  input: text,
  types: v.optional(
    v.picklist([PLACE_SEARCH.types, 'postal_code'], `must be ${PLACE_SEARCH.types} or postal_code`),
    PLACE_SEARCH.types,
  ),
  components: v.optional(v.literal(`country:${PLACE_SEARCH.country}`, `must be country:${PLACE_SEARCH.country}`)),
  sessiontoken,
});
const detailsQuerySchema = v.strictObject({ place_id: text, fields: v.optional(text), sessiontoken });

/** Imitates the maps service with the post office's register (P7-25, F7.7-4). */
export function registerPlaces(app: FastifyInstance, { database }: Pick<Dependencies, 'database'>): void {
  app.get('/api/places/autocomplete', async (request, reply) => {
    const { input, types } = parseRequest(predictionQuerySchema, request.query, 'query');
    return sendCachedJson(request, reply, { predictions: await predictPlaces(database, input, types) });
  });

  app.get('/api/places/details', async (request, reply) => {
    const { place_id: placeId } = parseRequest(detailsQuerySchema, request.query, 'query');
    const details = await placeDetails(database, placeId);
    if (!details) throw new ProblemError({ status: 404, detail: 'No place has this id' });
    return sendCachedJson(request, reply, details);
  });
}
