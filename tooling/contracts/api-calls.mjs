/**
 * Recorded calls of the shop API against its description (`openapi.yaml`), which the API's own tests compare with its routes, its wire schemas and
 * its answers.
 *
 *     calls   'GET /api/…/{realm}' → { query: parameters that are sent, reads: member of the answer → its JSON type }
 *
 * A member is named by its way: 'variants[].sku'; with `?` at the end it may be missing, with `|null` in its type it may be null.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** @returns {string[]} one sentence for each call that the API does not answer as it is recorded */
export function verifyCalls(root, provider, records) {
  const document = parse(readFileSync(join(root, provider, 'openapi.yaml'), 'utf8'));
  return records.flatMap(({ consumer, file, calls = {} }) =>
    Object.entries(calls).flatMap(([call, { query = [], reads = {} }]) =>
      problemsOf(document, call, query, reads).map((problem) => `${call} ${problem}, which ${consumer} uses (${file})`),
    ),
  );
}

function problemsOf(document, call, query, reads) {
  const [method, path] = call.split(' ');
  const operation = document.paths[path]?.[method.toLowerCase()];
  if (!operation) return [`is no call of the API`];
  const parameters = (operation.parameters ?? []).map((parameter) => resolve(document, parameter).name);
  const schema = operation.responses['200']?.content?.['application/json']?.schema;
  return [
    ...query.filter((name) => !parameters.includes(name)).map((name) => `takes no parameter «${name}»`),
    ...Object.entries(reads)
      .map(([way, type]) => missing(document, schema, way, type))
      .filter(Boolean),
  ];
}

function resolve(document, schema) {
  if (!schema?.$ref) return schema;
  const found = schema.$ref
    .slice(2)
    .split('/')
    .reduce((node, key) => node?.[key], document);
  return resolve(document, found);
}

/** Every form that a value may have. */
const formsOf = (document, schema) => {
  const resolved = resolve(document, schema) ?? {};
  const choices = resolved.anyOf ?? resolved.oneOf?.filter((choice) => choice.$ref || choice.type);
  return choices?.length > 0 ? choices.flatMap((choice) => formsOf(document, choice)) : [resolved];
};

/** @returns {string | undefined} what is missing of one member */
function missing(document, schema, way, type) {
  const mayBeMissing = way.endsWith('?');
  let forms = formsOf(document, schema);
  for (const step of way.replace(/\?$/, '').split('.')) {
    const name = step.replace(/\[\]$/, '');
    const objects = forms.filter((form) => form.properties);
    const known = objects.filter((form) => name in form.properties);
    if (known.length === 0) return `answers without «${way}»`;
    const isSure = known.every((form) => form.required?.includes(name));
    if (!isSure && !mayBeMissing) return `may answer without «${way}»`;
    forms = known.flatMap((form) => formsOf(document, form.properties[name]));
    if (step.endsWith('[]')) forms = forms.flatMap((form) => (form.items ? formsOf(document, form.items) : []));
  }
  const types = new Set(forms.flatMap(typesOf));
  const wanted = type.split('|');
  const others = [...types].filter((each) => !wanted.includes(each));
  return others.length > 0 ? `answers «${way}» as ${[...types].join('|')} and not as ${type}` : undefined;
}

const typesOf = ({ type, const: constant, enum: values }) =>
  [type ?? [...new Set((values ?? [constant]).map((value) => (value === null ? 'null' : typeof value)))]]
    .flat()
    .map((each) => (each === 'integer' ? 'number' : each));
