import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { REALMS } from 'shared-domain/contracts/realm';
import type { InsuranceWire } from 'shared-domain/purchase/io';
import { parseRequest } from '../../http/problem';
import type { CatalogueDependencies } from '../catalogue-reader';
import type { Insurance } from '../model';
import { insurancesOf } from './product-offers';

const text = v.pipe(v.string(), v.maxLength(200));

/** Only the device matters; plan, bundles and item that pages send too (P7-18) are ignored. */
export const insuranceRequestSchema = v.strictObject({
  realm: v.picklist(REALMS),
  sku: text,
  offeringCode: text,
  subscriptions: v.optional(v.array(text), []),
  id: v.optional(text),
});

const toWire = ({
  code,
  name,
  price,
  discountPrice,
  freeMonths,
  flashText,
  coversScreenOnly,
  sellingPoints,
}: Insurance): InsuranceWire => ({
  code,
  name,
  price,
  discountPrice: discountPrice ?? null,
  ...(freeMonths && { freeMonths }),
  flashText: flashText ?? null,
  ...(coversScreenOnly && { coversScreenOnly }),
  sellingPoints,
});

/** Insurances for a device: POST {api}/insurance/all/ (P7-5, F7.4-1). */
export function registerInsurances(
  app: FastifyInstance,
  { catalogue }: Pick<CatalogueDependencies, 'catalogue'>,
): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<readonly InsuranceWire[]> => {
    const { sku, realm } = parseRequest(insuranceRequestSchema, request.body ?? {}, 'body');
    const found = insurancesOf(await catalogue.read(), sku, realm);
    reply.header('cache-control', 'no-store');
    return found.map(toWire);
  };
  for (const slash of ['/', '']) app.post(`/api/insurance/all${slash}`, answer);
}
