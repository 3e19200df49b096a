import { toJsonSchema as convert } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

export type JsonSchema = { [key: string]: unknown };

/**
 * The JSON Schema of what a valibot schema accepts, in the spelling of openapi.yaml. Transformations are left out: they happen after the wire.
 *
 * @param components schemas that are referred to instead of written out, by their names in openapi.yaml
 */
export function toJsonSchema(schema: GenericSchema, components: Record<string, GenericSchema> = {}): JsonSchema {
  const {
    $schema: _dialect,
    $defs: _components,
    ...converted
  } = convert(schema, {
    typeMode: 'input',
    definitions: components,
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
    // Only transformations have no JSON Schema, and they do not change what is accepted.
    ignoreActions: ['transform', 'raw_transform', 'trim', 'readonly', 'brand'],
  });
  return asInOpenApi(converted) as JsonSchema;
}

/** Equivalent forms of which the document uses one: no empty `required`, no names of a record's keys, `type: [string, 'null']`. */
function asInOpenApi(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(asInOpenApi);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema)
    .filter(([key, value]) => key !== 'propertyNames' && !(key === 'required' && Array.isArray(value) && !value.length))
    .map(([key, value]): [string, unknown] => [key, asInOpenApi(value)]);
  const copy: JsonSchema = Object.fromEntries(entries);
  const { anyOf, ...siblings } = copy;
  const [first, second] = (anyOf ?? []) as readonly (JsonSchema | undefined)[];
  const isPlainOrNull = second?.type === 'null' && typeof first?.type === 'string' && first.enum === undefined;
  return isPlainOrNull ? { ...siblings, ...first, type: [first.type, 'null'] } : copy;
}
