import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareWithList } from './compare-with-list.mjs';
import { unreachedExports } from './reach.mjs';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** Writes the files and follows main.ts. */
function unreachedOf(files: Record<string, string>): Record<string, readonly string[]> {
  const root = mkdtempSync(join(tmpdir(), 'dead-code-'));
  folders.push(root);
  const all = { 'tsconfig.json': '{"compilerOptions":{"moduleResolution":"bundler","module":"esnext"}}', ...files };
  for (const [name, text] of Object.entries(all)) writeFileSync(join(root, name), text);
  const found = unreachedExports({
    root,
    entries: [join(root, 'main.ts')],
    files: Object.keys(files).map((name) => join(root, name)),
  });
  return Object.fromEntries([...found].map(([file, names]) => [file.slice(root.length + 1), names]));
}

const TWO = 'export const used = 1;\nexport const unused = 2;\n';

test.each([
  ['a named import', "import { used } from './two';\nconsole.log(used);"],
  ['an import under another name', "import { used as other } from './two';\nexport const one = other;"],
  ['a re-export', "export { used } from './two';"],
])('%s reaches what it names and nothing beside it', (_name, main) => {
  expect(unreachedOf({ 'main.ts': main, 'two.ts': TWO })).toEqual({ 'two.ts': ['unused'] });
});

test('a component is used by its tag', () => {
  const part = "import { used as Used } from './two';\nexport const Part = () => <Used />;";
  expect(unreachedOf({ 'main.ts': "export * from './part';", 'part.tsx': part, 'two.ts': TWO })).toEqual({
    'two.ts': ['unused'],
  });
});

test('an index file reaches only what is imported through it', () => {
  const files = { 'main.ts': "import { used } from './index';\nconsole.log(used);", 'two.ts': TWO };
  expect(unreachedOf({ ...files, 'index.ts': "export * from './two';" })).toEqual({ 'two.ts': ['unused'] });
  expect(unreachedOf({ ...files, 'index.ts': "export { used, unused } from './two';" })).toEqual({
    'two.ts': ['unused'],
  });
});

test('what only unreached code uses is unreached', () => {
  expect(
    unreachedOf({ 'main.ts': '', 'one.ts': "import { used } from './two';\nexport const one = used;", 'two.ts': TWO }),
  ).toEqual({
    'one.ts': ['one'],
    'two.ts': ['used', 'unused'],
  });
});

test('a type reaches nothing', () => {
  expect(
    unreachedOf({
      'main.ts':
        "import { type used } from './two';\nimport type { unused } from './two';\nexport const one = 1 as unknown as typeof used | typeof unused;",
      'two.ts': TWO,
    }),
  ).toEqual({ 'two.ts': ['used', 'unused'] });
});

test('import() and a namespace reach everything, a side effect what runs', () => {
  expect(unreachedOf({ 'main.ts': "export const load = () => import('./two');", 'two.ts': TWO })).toEqual({});
  expect(unreachedOf({ 'main.ts': "import * as two from './two';\nconsole.log(two);", 'two.ts': TWO })).toEqual({});
  expect(unreachedOf({ 'main.ts': "import './two';", 'two.ts': `${TWO}console.log(used);` })).toEqual({
    'two.ts': ['unused'],
  });
});

test('an import that cannot be found is a failure', () => {
  expect(() => unreachedOf({ 'main.ts': "import { one } from './missing';\nconsole.log(one);" })).toThrow(
    'cannot be found',
  );
});

describe('the list', () => {
  const list = { notYetWired: { 'a.ts': ['one', 'two'] }, usedByTests: { 'b.ts': ['three'] } };

  test('agrees with what is found', () => {
    const { added, removable } = compareWithList({ 'a.ts': ['one', 'two'], 'b.ts': ['three'] }, list);
    expect([added, removable]).toEqual([[], []]);
  });

  test('does not grow by itself', () => {
    const { added, shrunk } = compareWithList(
      { 'a.ts': ['one', 'two', 'four'], 'b.ts': ['three'], 'c.ts': ['five'] },
      list,
    );
    expect([added, shrunk]).toEqual([['a.ts: four', 'c.ts: five'], list]);
  });

  test('loses what is reached or gone', () => {
    const { removable, shrunk } = compareWithList({ 'a.ts': ['two'] }, list);
    expect([removable, shrunk]).toEqual([
      ['a.ts: one', 'b.ts: three'],
      { notYetWired: { 'a.ts': ['two'] }, usedByTests: {} },
    ]);
  });
});
