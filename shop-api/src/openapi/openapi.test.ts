import * as v from 'valibot';
import {
  createValidator,
  type JsonSchema,
  mediaOf,
  readOpenApi,
  toJsonSchema,
  WIRE_SCHEMAS,
  type WireName,
} from './testing';

const document = readOpenApi();
const validatorOf = createValidator(document);
const wireNames = Object.keys(WIRE_SCHEMAS) as WireName[];

/** Descriptions are only in openapi.yaml, and so is 'exactly one of', which the wire schemas check in code. */
function comparable(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(comparable);
  if (typeof schema !== 'object' || schema === null) return schema;
  const isChoice = (key: string, value: unknown): boolean =>
    key === 'oneOf' && Array.isArray(value) && value.every((each) => Object.keys(each as object).join() === 'required');
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key, value]) => typeof value !== 'string' || key !== 'description')
      .filter(([key, value]) => !isChoice(key, value))
      .map(([key, value]) => [key, comparable(value)]),
  );
}

const refName = (schema: JsonSchema | undefined): string =>
  (typeof schema?.$ref === 'string' ? schema.$ref : '').replace('#/components/schemas/', '');

describe('openapi.yaml', () => {
  test.each(wireNames)('%s is described like its wire schema', (name) => {
    const { [name]: schema, ...components } = WIRE_SCHEMAS;
    expect(comparable(document.components.schemas[name])).toEqual(toJsonSchema(schema, components));
  });

  const examples = mediaOf(document).flatMap(({ name, media }) =>
    Object.entries(media.examples ?? {}).map(([key, { value }]) => ({
      name: `${name}: ${key}`,
      schema: media.schema ?? {},
      value,
    })),
  );

  test.each(examples)('the example $name is valid, for openapi.yaml and for the wire schema', ({ schema, value }) => {
    const validate = validatorOf(schema);
    expect(validate(value) ? [] : validate.errors).toEqual([]);
    const wire = WIRE_SCHEMAS[refName(schema) as WireName];
    expect(wire === undefined || v.safeParse(wire, value).success).toBe(true);
  });

  test('everything with a schema has an example', () => {
    const without = mediaOf(document).filter(
      ({ media }) => media.schema?.type !== 'string' && media.schema && Object.keys(media.examples ?? {}).length === 0,
    );
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  test('every form of an update has its example', () => {
    const content = document.paths['/api/cart/update/']?.post?.requestBody?.content['application/json'];
    const values = Object.values(content?.examples ?? {}).map(({ value }) => value as Record<string, object>);
    const forms = values.map((value) =>
      Object.entries(value)
        .filter(([key]) => !['orderRef', 'realm'].includes(key))
        .map(([key, inner]) => `${key} ${Object.keys(inner).sort().join(' ')}`.trim())
        .join(),
    );
    expect(forms).toEqual(
      expect.arrayContaining([
        'extend',
        'empty',
        'update cartItemId serviceCode',
        'update cartItemId handsetSku pricePlan serviceCode',
        'update accessorySku cartItemId discountCode quantity',
        'update accountId customerTypeGet pricePlan quantity',
        'update cartItemId isForBundle isKeepExisting pricePlan',
        'update handsetSku pricePlan',
        'update accountId customerTypeGet discountCode discountOfferingCode financingDuration financingType handsetSku hasChangedSubscription isKeepExisting phoneNumber pricePlan returnUrl',
        'remove bundleId',
        'remove cartItemId',
        'remove serviceCode',
      ]),
    );
  });
});
