import { GraphQLError } from 'graphql';
import * as v from 'valibot';
import { isCompletePostcode } from 'shared-domain/delivery';
import { SKU_PATTERN } from '../catalogue';

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
