import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import addFormats from 'ajv-formats';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import { parse } from 'yaml';
import { packageRoot } from '../../config/paths';
import type { JsonSchema } from './to-json-schema';

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
