import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { isCompletePostcode, PLACE_SEARCH } from 'shared-domain/delivery';
import { sendCachedJson } from '../http/cached-json';
import type { Dependencies } from '../http/dependencies';
import { parseRequest, ProblemError } from '../http/problem';
import { pickupPointsNear, placeDetails, predictPlaces } from './places';

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

const paramsSchema = v.object({ zipCode: v.pipe(v.string(), v.check(isCompletePostcode, 'must be four digits')) });

/** GET {api}/pickuppoints/{zipCode} (P7-6, F7.4-2). An unknown postcode has no points. */
export function registerPickupPoints(app: FastifyInstance, { database }: Pick<Dependencies, 'database'>): void {
  app.get('/api/pickuppoints/:zipCode', async (request, reply) => {
    const { zipCode } = parseRequest(paramsSchema, request.params, 'params');
    return sendCachedJson(request, reply, await pickupPointsNear(database, zipCode));
  });
}
