import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toJsonSchema as convert } from '@valibot/to-json-schema';
import addFormats from 'ajv-formats';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import type { FastifyInstance } from 'fastify';
import type { GenericSchema } from 'valibot';
import { parse } from 'yaml';
import { packageRoot } from '../../config/paths';

export interface Media {
  readonly schema?: JsonSchema;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

export interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly {
    readonly $ref?: string;
    readonly name?: string;
    readonly in?: 'path' | 'query' | 'header' | 'cookie';
    readonly schema?: JsonSchema;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<
    Record<string, { readonly $ref?: string; readonly content?: Readonly<Record<string, Media>> }>
  >;
}

export interface OpenApiDocument {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly responses: Readonly<Record<string, { readonly content: Readonly<Record<string, Media>> }>>;
  };
}

export const readOpenApi = (): OpenApiDocument =>
  parse(readFileSync(join(packageRoot(), 'openapi.yaml'), 'utf8')) as OpenApiDocument;

/** Every media type with a schema, with a name for the test's title. */
export function mediaOf(document: OpenApiDocument): readonly { readonly name: string; readonly media: Media }[] {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  const contents = [
    ...operations.flatMap(({ operationId, requestBody }) =>
      requestBody ? [[`${operationId} request`, requestBody.content] as const] : [],
    ),
    ...operations.flatMap(({ operationId, responses }) =>
      Object.entries(responses).map(([status, { content = {} }]) => [`${operationId} ${status}`, content] as const),
    ),
    ...Object.entries(document.components.responses).map(([name, { content }]) => [name, content] as const),
  ];
  return contents.flatMap(([name, content]) => Object.values(content).map((media) => ({ name, media })));
}

/**
 * Validates against the document's schemas without additional properties: clients ignore unknown fields, but here an undocumented
 * field in an answer is an error.
 */
export function createValidator(document: OpenApiDocument): (schema: JsonSchema) => ValidateFunction {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    allowUnionTypes: true,
    strictRequired: false,
    strictTypes: false,
  });
  addFormats(ajv);
  ajv.addSchema({ $id: 'shop', $defs: closed(document.components.schemas) as Record<string, JsonSchema> });
  return (schema) => ajv.compile(closed(schema) as JsonSchema);
}

function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).map(([key, value]) => [
    key,
    key === '$ref' ? String(value).replace('#/components/schemas/', 'shop#/$defs/') : closed(value),
  ]);
  const copy = Object.fromEntries(entries) as JsonSchema;
  return copy.type === 'object' && copy.properties && copy.additionalProperties === undefined
    ? { ...copy, additionalProperties: false }
    : copy;
}

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

/** 'GET /api/search' of every route, from Fastify's own listing. HEAD routes are left out. */
export function routesOf(app: FastifyInstance): readonly string[] {
  const path: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const found = /^([│ ]*)[├└]── (\S+) \(([A-Z, ]+)\)$/.exec(line);
      if (!found) return [];
      const [, indent = '', part = '', methods = ''] = found;
      path.length = indent.length / 4;
      path.push(part);
      return methods
        .split(', ')
        .filter((method) => method !== 'HEAD')
        .map((method) => `${method} ${path.join('')}`);
    });
}
