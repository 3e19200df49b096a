/** Verifies recorded calls against an OpenAPI document. The code is an ES module, so it runs in its own process. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyCalls } from './api-calls';
import type { RecordedCall } from './records';

const OPENAPI = {
  paths: {
    '/api/lists/{id}': {
      get: {
        parameters: [{ $ref: '#/components/parameters/sort' }],
        responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/List' } } } } },
      },
    },
  },
  components: {
    parameters: { sort: { name: 'sort', in: 'query' } },
    schemas: {
      List: {
        type: 'object',
        required: ['title', 'items'],
        properties: {
          title: { type: 'string' },
          owner: { type: 'string' },
          items: { type: 'array', items: { $ref: '#/components/schemas/Item' } },
        },
      },
      Item: {
        type: 'object',
        required: ['sku', 'price'],
        properties: { sku: { type: 'string' }, price: { anyOf: [{ type: 'integer' }, { type: 'null' }] } },
      },
    },
  },
};

const CASES: readonly (readonly [
  what: string,
  calls: Readonly<Record<string, RecordedCall>>,
  problem: string | undefined,
])[] = [
  [
    'a call as it is recorded',
    {
      'GET /api/lists/{id}': {
        query: ['sort'],
        reads: { title: 'string', 'owner?': 'string', 'items[].sku': 'string', 'items[].price': 'number|null' },
      },
    },
    undefined,
  ],
  ['a call that was removed', { 'POST /api/lists/{id}': {} }, 'is not a call of the API'],
  ['a parameter that was removed', { 'GET /api/lists/{id}': { query: ['side'] } }, 'has no parameter «side»'],
  [
    'a member that was removed',
    { 'GET /api/lists/{id}': { reads: { 'items[].name': 'string' } } },
    'answers without «items[].name»',
  ],
  [
    'a member that may be missing',
    { 'GET /api/lists/{id}': { reads: { owner: 'string' } } },
    'may answer without «owner»',
  ],
  [
    'a member that may be null',
    { 'GET /api/lists/{id}': { reads: { 'items[].price': 'number' } } },
    'answers «items[].price» as number|null and not as number',
  ],
];

let found: readonly (readonly string[])[] = [];
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'api-calls-'));
  mkdirSync(join(folder, 'shop-api'));
  // JSON is also YAML.
  writeFileSync(join(folder, 'shop-api/openapi.yaml'), JSON.stringify(OPENAPI));
  const records = CASES.map(([, calls]) => [{ consumer: 'mfe-list', file: 'mfe-list/contracts/shop-api.json', calls }]);
  found = records.map((each) => verifyCalls(folder, 'shop-api', each));
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(CASES.map(([what, calls, problem], index) => ({ what, call: Object.keys(calls)[0] ?? '', problem, index })))(
  '$what',
  ({ call, problem, index }) => {
    const sentence = `${call} ${problem}, which mfe-list uses (mfe-list/contracts/shop-api.json)`;
    expect(found[index]).toEqual(problem === undefined ? [] : [sentence]);
  },
);
