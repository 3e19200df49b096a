/** Verifies contracts in a small workspace. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../build/packages';
import { verifyContracts } from './verify';

const EVENT = 'shop:list:shared@1';
const FILES: Readonly<Record<string, string>> = {
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'ES2023',
      lib: ['ES2023', 'DOM'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      strict: true,
      skipLibCheck: true,
      paths: { 'shared-domain/*': ['./shared-domain/src/*'] },
    },
  }),
  'shared-domain/src/contracts/events.ts': `export interface ShopEvents {
    '${EVENT}': { readonly name: string; readonly pieces?: number; readonly by: { readonly realm: 'B2C' | 'B2B' } };
  }`,
  'shared-domain/src/runtime/event-bus.ts': `import type { ShopEvents } from 'shared-domain/contracts/events';
    export declare function emit<Name extends keyof ShopEvents>(name: Name, detail: ShopEvents[Name]): boolean;
    export declare function subscribe<Name extends keyof ShopEvents>(name: Name, listener: (detail: ShopEvents[Name]) => unknown): void;`,
  'mfe-list/federation.json': JSON.stringify({
    name: 'mfe-list',
    exposes: { './page': './src/exposes/page.ts', './badge': './src/exposes/badge.ts' },
    routes: [{ id: 'list', expose: './page', paths: ['/onskeliste/:listId?/'], searchParams: ['side'], reloadOn: [] }],
    slots: { badge: './badge' },
    emits: [EVENT],
    listens: [],
  }),
  'mfe-list/src/exposes/page.ts': `export const loader = async (request: { realm: 'B2C' | 'B2B' }) => ({ kind: 'data' as const, data: { title: request.realm } });
    export const Page = (props: { data: { title: string }; renderedAt: number }) => null;`,
  'mfe-list/src/exposes/badge.ts': `export const loader = async () => ({ data: 3 });
    export const Slot = (props: { data: number; realm: string }) => null;`,
  'mfe-list/src/state/share.ts': `import { emit } from 'shared-domain/runtime/event-bus';
    export const share = (name: string) => emit('${EVENT}', { name, pieces: 1, by: { realm: 'B2C' } });`,
  'mfe-menu/federation.json': JSON.stringify({
    name: 'mfe-menu',
    exposes: {},
    routes: [],
    slots: {},
    emits: [],
    listens: [EVENT],
  }),
  'mfe-menu/src/state/follow.ts': `import { subscribe } from 'shared-domain/runtime/event-bus';
    subscribe('${EVENT}', ({ name, by: { realm } }) => name + realm);`,
  'mfe-menu/contracts/shapes.json': JSON.stringify({
    'page@1': {
      component: 'Page',
      request: { realm: "'B2C' | 'B2B'" },
      answer: "{ readonly kind: 'data'; readonly data: unknown } | { readonly kind: 'unavailable' }",
      props: { renderedAt: 'number' },
    },
    'slot@1': {
      component: 'Slot',
      request: { realm: "'B2C' | 'B2B'" },
      answer: '{ readonly data: unknown }',
      props: { realm: "'B2C' | 'B2B'" },
    },
  }),
  'mfe-menu/contracts/mfe-list.json': JSON.stringify({
    events: { [EVENT]: { name: 'string', 'pieces?': 'number', by: { realm: "'B2C' | 'B2B'" } } },
    exposes: { './page': 'page@1', './badge': 'slot@1' },
    pages: ['/onskeliste/', '/onskeliste/17/?side=2'],
  }),
  'shared-domain/src/contracts/exposes.ts': `type Realm = 'B2C' | 'B2B';
    export interface PageRequest { readonly realm: Realm }
    export interface PageProps<Data> { readonly data: Data; readonly renderedAt: number }
    export interface SlotProps<Data> { readonly data: Data; readonly realm: Realm }`,
};

/** `changes`: file → text to replace, and its replacement. */
interface Case {
  readonly verified?: 'mfe-list' | 'mfe-menu';
  readonly changes: Readonly<Record<string, readonly [before: string | RegExp, after: string]>>;
  readonly problem: RegExp;
}

const CASES: Readonly<Record<string, Case>> = {
  'an event is no longer sent': {
    changes: { 'mfe-list/federation.json': [`"emits":["${EVENT}"]`, '"emits":[]'] },
    problem:
      /^mfe-list no longer sends shop:list:shared@1, to which mfe-menu listens \(mfe-menu\/contracts\/mfe-list\.json\)$/m,
  },
  'a member of the payload has another name': {
    changes: {
      'shared-domain/src/contracts/events.ts': ['name: string', 'title: string'],
      'mfe-list/src/state/share.ts': ['{ name,', '{ title: name,'],
    },
    problem:
      /The payload of shop:list:shared@1, which mfe-list sends, is not what mfe-menu reads .*Property 'name' is missing/,
  },
  'an optional member of the payload was removed': {
    changes: {
      'shared-domain/src/contracts/events.ts': ['readonly pieces?: number; ', ''],
      'mfe-list/src/state/share.ts': ['pieces: 1, ', ''],
    },
    problem: /is not what mfe-menu reads .*pieces/,
  },
  'a nested member of the payload has another type': {
    changes: { 'shared-domain/src/contracts/events.ts': ["realm: 'B2C' | 'B2B'", "realm: 'B2C' | 'UKKO'"] },
    problem: /is not what mfe-menu reads .*UKKO/,
  },
  'code sends a payload of another type': {
    changes: {
      'mfe-list/src/state/share.ts': ['{ name, pieces: 1,', '{ name: 1 as never as string & 3 as any as number,'],
    },
    problem:
      /mfe-list\/src\/state\/share\.ts:2 sends shop:list:shared@1 with .*name: number.*, which mfe-menu cannot read/,
  },
  'an exposed module is dropped': {
    changes: { 'mfe-list/federation.json': [/"\.\/badge":"[^"]*"\},/, '"./other":"./src/exposes/badge.ts"},'] },
    problem: /mfe-list no longer exposes \.\/badge as slot@1, which mfe-menu uses/,
  },
  'a slot is no longer filled': {
    changes: { 'mfe-list/federation.json': ['{"badge":"./badge"}', '{}'] },
    problem: /mfe-list no longer exposes \.\/badge as slot@1, which mfe-menu uses/,
  },
  'a page needs a property that it does not get': {
    changes: { 'mfe-list/src/exposes/page.ts': ['renderedAt: number', 'renderedAt: number; user: string'] },
    problem: /mfe-list exposes \.\/page, but not as mfe-menu uses it .*: its Page\. .*user/,
  },
  'a loader answers in another form': {
    changes: { 'mfe-list/src/exposes/badge.ts': ['({ data: 3 })', '({ count: 3 })'] },
    problem: /mfe-list exposes \.\/badge, but not as mfe-menu uses it .*: its loader\. .*'data'/,
  },
  'a loader needs more than it gets': {
    changes: { 'mfe-list/src/exposes/page.ts': ["request: { realm: 'B2C' | 'B2B' }", "request: { realm: 'B2C' }"] },
    problem: /mfe-list exposes \.\/page, but not as mfe-menu uses it .*: its loader/,
  },
  'a page that is linked to has another address': {
    changes: { 'mfe-list/federation.json': ['"/onskeliste/:listId?/"', '"/onskelister/:listId?/"'] },
    problem: /mfe-list has no page at \/onskeliste\/, to which mfe-menu links/,
  },
  'a page no longer reads a parameter of a link': {
    changes: { 'mfe-list/federation.json': ['"side"', '"sida"'] },
    problem: /mfe-list has no page at \/onskeliste\/17\/\?side=2/,
  },
  'a consumer reads what it does not record': {
    verified: 'mfe-menu',
    changes: {
      'mfe-menu/src/state/follow.ts': ['{ name,', '{ name, pieces,'],
      'mfe-menu/contracts/mfe-list.json': ['"pieces?":"number",', ''],
    },
    problem:
      /mfe-menu\/src\/state\/follow\.ts:2 reads «pieces» of shop:list:shared@1, which mfe-menu\/contracts\/mfe-list\.json does not record/,
  },
  'a consumer does not record an event': {
    verified: 'mfe-menu',
    changes: { 'mfe-menu/contracts/mfe-list.json': [/"events":\{.*\}\},"exposes"/, '"exposes"'] },
    problem: /mfe-menu listens to shop:list:shared@1, but no file in mfe-menu\/contracts records what it reads/,
  },
  'a consumer passes less than it records': {
    verified: 'mfe-menu',
    changes: { 'shared-domain/src/contracts/exposes.ts': ['readonly renderedAt: number', ''] },
    problem: /mfe-menu no longer passes to page@1 what it records\. .*renderedAt/,
  },
};

let folder = '';
let found: Readonly<Record<string, readonly string[]>> = {};
beforeAll(() => {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  folder = mkdtempSync(join(ROOT, '.cache/contracts-'));
  const runs = Object.entries<Pick<Case, 'verified' | 'changes'>>({
    'as it is': { changes: {} },
    'as it is, of the consumer': { verified: 'mfe-menu', changes: {} },
    ...CASES,
  });
  found = Object.fromEntries(
    runs.map(([name, { verified = 'mfe-list', changes }], index) => [
      name,
      verifyContracts(writeWorkspace(`case-${index}`, changes), verified).problems,
    ]),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

function writeWorkspace(name: string, changes: Case['changes']): string {
  for (const [file, text] of Object.entries(FILES)) {
    const change = changes[file];
    const changed = change ? text.replace(change[0], change[1]) : text;
    if (change && changed === text) throw new Error(`${file} does not hold ${String(change[0])}`);
    mkdirSync(dirname(join(folder, name, file)), { recursive: true });
    writeFileSync(join(folder, name, file), changed);
  }
  return join(folder, name);
}

test('provider and consumer have no problems when they meet the contract', () => {
  expect(found['as it is']).toEqual([]);
  expect(found['as it is, of the consumer']).toEqual([]);
});

test.each(Object.entries(CASES))('finds the problem: %s', (name, { problem }) => {
  expect(found[name]?.join('\n')).toMatch(problem);
});
