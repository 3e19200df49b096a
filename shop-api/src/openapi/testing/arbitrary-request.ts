import fc from 'fast-check';
import type { JsonSchema } from './openapi-document';

type Schemas = Readonly<Record<string, JsonSchema>>;

/** Values that match no schema but that any client could send. */
const JUNK: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    null,
    true,
    0,
    -1,
    1e308,
    '',
    ' ',
    '0',
    '\u0000',
    '../../etc/passwd',
    "'; DROP TABLE cart_order; --",
    '__proto__',
    'constructor',
    '\uD800',
    'æøå'.repeat(2_000),
    [],
    {},
    [[[]]],
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 2 }),
);

/**
 * Values of a JSON Schema of the API; one in `oneIn`, at any depth, is replaced by an invalid one.
 *
 * @param known values that exist in the system under test, by the name of the field that takes them
 */
export function arbitraryOf(
  schema: JsonSchema,
  schemas: Schemas,
  known: Readonly<Record<string, readonly unknown[]>>,
  oneIn = 12,
): fc.Arbitrary<unknown> {
  const of = (inner: JsonSchema, name = ''): fc.Arbitrary<unknown> => {
    const proper = properOf(inner, name);
    const existing = known[name];
    const meant = existing
      ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...existing) }, { weight: 1, arbitrary: proper })
      : proper;
    return fc.oneof({ weight: oneIn - 1, arbitrary: meant }, { weight: 1, arbitrary: JUNK });
  };
  const properOf = (inner: JsonSchema, name: string): fc.Arbitrary<unknown> => {
    const {
      $ref,
      type,
      anyOf,
      oneOf,
      const: constant,
      enum: values,
      properties,
      required = [],
      items,
    } = inner as Record<string, never>;
    if ($ref !== undefined) return properOf(schemas[String($ref).replace('#/components/schemas/', '')] ?? {}, name);
    if (constant !== undefined) return fc.constant(constant);
    if (values !== undefined) return fc.constantFrom(...(values as unknown[]));
    const choices = (anyOf ?? oneOf) as JsonSchema[] | undefined;
    if (choices) return fc.oneof(...choices.map((choice) => properOf(choice, name)));
    const kinds = Array.isArray(type) ? (type as string[]) : [type as string | undefined];
    return fc.oneof(
      ...kinds.map((kind) => {
        switch (kind) {
          case 'object':
            return fc.record(
              Object.fromEntries(
                Object.entries((properties ?? {}) as Schemas).map(([key, value]) => [key, of(value, key)]),
              ),
              { requiredKeys: required },
            );
          case 'array':
            return fc.array(of((items ?? {}) as JsonSchema), { maxLength: 4 });
          case 'integer':
            return fc.integer({ min: -2, max: 12 });
          case 'number':
            return fc.double({ noNaN: true });
          case 'boolean':
            return fc.boolean();
          case 'null':
            return fc.constant(null);
          case 'string':
            return fc.string({ maxLength: 30 });
          default:
            return JUNK;
        }
      }),
    );
  };
  return of(schema);
}
