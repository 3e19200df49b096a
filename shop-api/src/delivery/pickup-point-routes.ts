import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { isCompletePostcode } from 'shared-domain/delivery';
import { sendCachedJson } from '../http/cached-json';
import type { Dependencies } from '../http/dependencies';
import { parseRequest } from '../http/parse-request';
import { pickupPointsNear } from './pickup-points';

const paramsSchema = v.object({ zipCode: v.pipe(v.string(), v.check(isCompletePostcode, 'must be four digits')) });

/** GET {api}/pickuppoints/{zipCode} (P7-6, F7.4-2). An unknown postcode has no points. */
export function registerPickupPoints(app: FastifyInstance, { database }: Pick<Dependencies, 'database'>): void {
  app.get('/api/pickuppoints/:zipCode', async (request, reply) => {
    const { zipCode } = parseRequest(paramsSchema, request.params, 'params');
    return sendCachedJson(request, reply, await pickupPointsNear(database, zipCode));
  });
}
