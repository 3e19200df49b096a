/** KeyedQueue the valibot schemas of the wire into JSON Schema, as far as they use it, so that openapi.yaml can be held against them. */

export type JsonSchema = { [key: string]: unknown };

/** What a valibot schema tells of itself. */
interface Described {
  readonly type: string;
  readonly kind?: string;
  readonly entries?: Readonly<Record<string, Described>>;
  readonly item?: Described;
  readonly value?: Described;
  readonly wrapped?: Described;
  readonly default?: unknown;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly requirement?: unknown;
  readonly pipe?: readonly Described[];
}

/** @param names schemas that are components of their own */
export function toJsonSchema(schema: object, names: ReadonlyMap<object, string> = new Map()): JsonSchema {
  const refer = (inner: object): JsonSchema => {
    const name = names.get(inner);
    return name === undefined ? convert(inner as Described, refer) : { $ref: `#/components/schemas/${name}` };
  };
  return convert(schema as Described, refer);
}

function convert(schema: Described, refer: (inner: object) => JsonSchema): JsonSchema {
  if (schema.pipe) {
    const [first, ...actions] = schema.pipe;
    if (!first) throw new Error('An empty pipe');
    return Object.assign(
      {},
      convert({ ...first, pipe: undefined } as unknown as Described, refer),
      ...actions.map(toKeywords),
    );
  }
  switch (schema.type) {
    case 'object':
    case 'strict_object':
      return toObject(schema, refer);
    case 'array':
      return { type: 'array', items: refer(required(schema.item)) };
    case 'record':
      return { type: 'object', additionalProperties: refer(required(schema.value)) };
    case 'picklist':
      return { type: 'string', enum: [...(schema.options ?? [])] };
    case 'literal':
      return { const: schema.literal };
    case 'union':
      return { anyOf: (schema.options ?? []).map((option) => refer(option as object)) };
    case 'nullable':
      return orNull(refer(required(schema.wrapped)));
    case 'optional':
      return {
        ...refer(required(schema.wrapped)),
        ...(schema.default === undefined ? {} : { default: schema.default }),
      };
    case 'unknown':
      return {};
    case 'string':
    case 'number':
    case 'boolean':
      return { type: schema.type };
    default:
      throw new Error(`No JSON Schema for valibot's ${schema.type}`);
  }
}

function toObject({ entries = {}, type }: Described, refer: (inner: object) => JsonSchema): JsonSchema {
  const needed = Object.entries(entries)
    .filter(([, entry]) => entry.type !== 'optional')
    .map(([name]) => name);
  return {
    type: 'object',
    ...(needed.length > 0 ? { required: needed } : {}),
    properties: Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, refer(entry)])),
    ...(type === 'strict_object' ? { additionalProperties: false } : {}),
  };
}

function toKeywords({ type, requirement, kind }: Described): JsonSchema {
  const array = { min_length: 'minLength', max_length: 'maxLength', min_value: 'minimum', max_value: 'maximum' }[type];
  if (array !== undefined) return { [array]: requirement };
  if (type === 'integer') return { type: 'integer' };
  if (kind === 'transformation') return {};
  throw new Error(`No JSON Schema for valibot's ${type}`);
}

const orNull = (schema: JsonSchema): JsonSchema =>
  typeof schema.type === 'string' && schema.enum === undefined
    ? { ...schema, type: [schema.type, 'null'] }
    : { anyOf: [schema, { type: 'null' }] };

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('An incomplete valibot schema');
  return value;
}
