/**
 * Verifies recorded calls of the shop API against `openapi.yaml`, which the API's own tests compare with its routes, wire schemas and answers.
 *
 *     calls   'GET /api/…/{realm}' → { query: parameters that are sent, reads: member of the answer → its JSON type }
 *
 * A member is named by its path: 'variants[].sku'. With `?` at the end it may be missing; with `|null` in its type it may be null.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { ContractRecord } from './records';

/** The part of an OpenAPI schema that is read. */
interface Schema {
  readonly $ref?: string;
  readonly name?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
}

interface Operation {
  readonly parameters?: readonly Schema[];
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
  >;
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** @returns one sentence for each difference between a recorded call and the API */
export function verifyCalls(
  root: string,
  provider: string,
  records: readonly Pick<ContractRecord, 'consumer' | 'file' | 'calls'>[],
): string[] {
  const document = parse(readFileSync(join(root, provider, 'openapi.yaml'), 'utf8')) as OpenApi;
  return records.flatMap(({ consumer, file, calls }) =>
    Object.entries(calls).flatMap(([call, { query = [], reads = {} }]) =>
      problemsOf(document, call, query, reads).map((problem) => `${call} ${problem}, which ${consumer} uses (${file})`),
    ),
  );
}

function problemsOf(
  document: OpenApi,
  call: string,
  query: readonly string[],
  reads: Readonly<Record<string, string>>,
): string[] {
  const [method = '', path = ''] = call.split(' ');
  const operation = document.paths[path]?.[method.toLowerCase()];
  if (!operation) return [`is not a call of the API`];
  const parameters = (operation.parameters ?? []).map((parameter) => resolve(document, parameter)?.name);
  const schema = operation.responses['200']?.content?.['application/json']?.schema;
  return [
    ...query.filter((name) => !parameters.includes(name)).map((name) => `has no parameter «${name}»`),
    ...Object.entries(reads)
      .map(([member, type]) => mismatch(document, schema, member, type))
      .filter((problem) => problem !== undefined),
  ];
}

function resolve(document: OpenApi, schema: Schema | undefined): Schema | undefined {
  if (!schema?.$ref) return schema;
  const found = schema.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => (node as Readonly<Record<string, unknown>> | undefined)?.[key], document);
  return resolve(document, found as Schema | undefined);
}

/** All schemas that a value may match. */
const alternativesOf = (document: OpenApi, schema: Schema | undefined): Schema[] => {
  const resolved = resolve(document, schema) ?? {};
  const choices = resolved.anyOf ?? resolved.oneOf?.filter((choice) => choice.$ref || choice.type);
  return choices && choices.length > 0 ? choices.flatMap((choice) => alternativesOf(document, choice)) : [resolved];
};

/** @returns how a member differs from what was recorded */
function mismatch(document: OpenApi, schema: Schema | undefined, member: string, type: string): string | undefined {
  const mayBeMissing = member.endsWith('?');
  let alternatives = alternativesOf(document, schema);
  for (const step of member.replace(/\?$/, '').split('.')) {
    const name = step.replace(/\[\]$/, '');
    const owners = alternatives.filter(({ properties }) => properties && name in properties);
    if (owners.length === 0) return `answers without «${member}»`;
    const isRequired = owners.every((each) => each.required?.includes(name));
    if (!isRequired && !mayBeMissing) return `may answer without «${member}»`;
    alternatives = owners.flatMap((each) => alternativesOf(document, each.properties?.[name]));
    if (step.endsWith('[]'))
      alternatives = alternatives.flatMap((each) => (each.items ? alternativesOf(document, each.items) : []));
  }
  const types = new Set(alternatives.flatMap(typesOf));
  const wanted = type.split('|');
  const others = [...types].filter((each) => !wanted.includes(each));
  return others.length > 0 ? `answers «${member}» as ${[...types].join('|')} and not as ${type}` : undefined;
}

const typesOf = ({ type, const: constant, enum: values }: Schema): string[] =>
  [type ?? [...new Set((values ?? [constant]).map((value) => (value === null ? 'null' : typeof value)))]]
    .flat()
    .map((each) => (each === 'integer' ? 'number' : each));
