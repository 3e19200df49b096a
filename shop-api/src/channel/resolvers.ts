import { GraphQLError } from 'graphql';
import type { IResolvers } from 'mercurius';
import * as v from 'valibot';
import { isCompletePostcode } from 'shared-domain/delivery';
import { type ShopDocument, SKU_PATTERN } from '../catalogue';
import type { Database } from '../database';
import { deliveryMethods, productsDeliveryTime } from '../delivery';
import type { Dependencies } from '../http/dependencies';
import { type AvailabilityOverrides, productsAvailability } from './availability';

const MAX_SKUS = 200;
const MAX_LENGTH = 10_000;

/** 'A,B,A' → ['A', 'B'], without invalid skus. @throws GraphQLError when there are too many */
export function parseSkus(joined: string): readonly string[] {
  const skus = [
    ...new Set(
      joined
        .slice(0, MAX_LENGTH + 1)
        .split(',')
        .map((sku) => sku.trim()),
    ),
  ].filter(Boolean);
  if (joined.length > MAX_LENGTH || skus.length > MAX_SKUS) {
    throw new GraphQLError(`At most ${MAX_SKUS} skus can be asked for at a time`, {
      extensions: { code: 'TOO_MANY_SKUS' },
    });
  }
  return skus.filter((sku) => SKU_PATTERN.test(sku));
}

export type ShopAvailability = ShopDocument & { readonly quantity: number; readonly lastUpdate: string };

interface Row {
  readonly document: ShopDocument;
  readonly updated_at: Date;
  readonly quantity: number;
}

/** Shops with their stock; for several skus that of the scarcest, 0 when one is missing (P7-21, F7.6-3). */
export async function productsAvailabilityShops(
  database: Database,
  skus: readonly string[],
): Promise<readonly ShopAvailability[]> {
  const rows = await database.query<Row>(
    `SELECT s.document, s.updated_at, min(coalesce((k.quantities ->> s.code)::integer, 0)) AS quantity
       FROM shop s CROSS JOIN unnest($1::text[]) AS wanted(sku)
       JOIN variant v ON v.sku = wanted.sku
       LEFT JOIN shop_stock k ON k.sku = wanted.sku
      GROUP BY s.code, s.document, s.updated_at
      ORDER BY s.code`,
    [skus],
  );
  return rows.map(({ document, updated_at, quantity }) => ({
    ...document,
    quantity,
    lastUpdate: new Date(updated_at).toISOString(),
  }));
}

const MAX_CODES = 20;
const MAX_ITEMS = 50;
const MAX_QUANTITY = 100;

const zipCode = v.pipe(v.string(), v.check(isCompletePostcode, 'must be four digits'));
const flag = v.nullish(v.boolean(), false);

const methodsSchema = v.object({
  zipCode,
  realm: v.picklist(['b2c', 'b2b'], 'must be b2c or b2b'),
  isFreeExpressDelivery: flag,
  isPreownedDelivery: flag,
  isLetterDelivery: flag,
  isDigitalDelivery: flag,
});

const timesSchema = v.object({
  zipCode,
  deliveryCodes: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(60, 'must have at most 60 characters'))),
    v.maxLength(MAX_CODES, `must name at most ${MAX_CODES} codes`),
  ),
  items: v.pipe(
    v.array(
      v.object({
        sku: v.pipe(v.string(), v.regex(SKU_PATTERN, 'must be 3 to 40 letters, digits, _ or -')),
        quantity: v.pipe(
          v.number(),
          v.minValue(1, 'must be 1 or more'),
          v.maxValue(MAX_QUANTITY, `must be at most ${MAX_QUANTITY}`),
        ),
      }),
    ),
    v.maxLength(MAX_ITEMS, `must name at most ${MAX_ITEMS} items`),
  ),
});

function parse<Schema extends v.GenericSchema>(schema: Schema, given: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, given);
  if (result.success) return result.output;
  const message = result.issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`).join('; ');
  throw new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}

/** @throws GraphQLError BAD_USER_INPUT that names each argument which is wrong */
export const parseMethodsArguments = (given: unknown) => parse(methodsSchema, given);

/** @throws GraphQLError BAD_USER_INPUT that names each argument which is wrong */
export const parseTimesArguments = (given: unknown) => parse(timesSchema, given);

export const createResolvers = ({ database, clock }: Pick<Dependencies, 'database' | 'clock'>): IResolvers => ({
  Query: {
    productsAvailability: (_root: unknown, { skus, ...overrides }: AvailabilityOverrides & { skus: string }) =>
      productsAvailability(database, parseSkus(skus), overrides, clock()),
    productsAvailabilityShops: (_root: unknown, { skus }: { skus: string }) =>
      productsAvailabilityShops(database, parseSkus(skus)),
    deliveryMethods: (_root: unknown, given: object) => {
      const { zipCode, ...consignment } = parseMethodsArguments(given);
      return deliveryMethods(database, zipCode, consignment);
    },
    productsDeliveryTime: (_root: unknown, given: object) => {
      const { zipCode, deliveryCodes, items } = parseTimesArguments(given);
      return productsDeliveryTime(database, zipCode, deliveryCodes, items, clock());
    },
  },
});
