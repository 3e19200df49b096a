/** The documentation names commands, files and metrics: each must exist. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'docker-compose.yml',
  'catalogue-studio/README.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** `npm run build`, `npm start -w mfe-pdp`, `npm run release -w mfe-cart -- --raise patch`, `npm run icons --prefix catalogue-studio`. */
const NPM = /\bnpm (?:run ([\w:-]+)|(start|test))(?: (?:-w|--prefix) ([\w-]+))?/g;
const NODE = /\bnode (?:--[\w=-]+ )*([\w/-]+\.mjs)/g;
const LINK = /\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g;

const scriptsOf = (folder: string) =>
  (JSON.parse(read(join(folder, 'package.json'))) as { readonly scripts?: Readonly<Record<string, string>> }).scripts;

const npmCommands = pages.flatMap((page) =>
  [...read(page).matchAll(NPM)].map(([command, script = '', short = '', folder = '.']) => ({
    page,
    command,
    script: script || short,
    folder,
  })),
);

test.each(npmCommands)('$page: $command is a script', ({ script, folder }) => {
  expect(Object.keys(scriptsOf(folder) ?? {})).toContain(script);
});

/** The names of the programs of each script that has several, as `tooling/run/tools.mjs` lists them. */
const AREAS = JSON.parse(
  execFileSync(
    process.execPath,
    ['--input-type=module', '-e', "console.log(JSON.stringify((await import('./tooling/run/tools.mjs')).AREAS))"],
    { cwd: ROOT, encoding: 'utf8' },
  ),
) as Readonly<Record<string, object>>;

const TOOL = /\bnpm run (check|bench|catalogue) -- ([\w-]+)/g;
const tools = pages.flatMap((page) =>
  [...read(page).matchAll(TOOL)].map(([, area = '', name = '']) => ({ page, area, name })),
);

test.each(tools)('$page: npm run $area -- $name has a program', ({ area, name }) => {
  expect(Object.keys(AREAS[area] ?? {})).toContain(name);
});

test.each(Object.entries(AREAS))('every program of npm run %s exists', (_area, programs) => {
  const files = Object.values(programs as Readonly<Record<string, { readonly lines: readonly string[] }>>)
    .flatMap(({ lines }) => lines.map((line) => line.split(' ')[0] ?? ''))
    // Made by a build.
    .filter((file) => !file.includes('/dist/'));
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

test.each(pages)('%s runs and links to files that exist', (page) => {
  const text = read(page);
  const programs = [...text.matchAll(NODE)].map(([, file = '']) => file);
  const links = [...text.matchAll(LINK)].map(([, file = '']) => join(page, '..', file));
  expect([...programs, ...links].filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

test('operations.md lists the metrics of the shell, all of them', () => {
  const metrics = (file: string) => [...new Set(read(file).match(/\bshop_[a-z_]+/g))].sort();
  expect(metrics('docs/operations.md')).toEqual(metrics('shell/src/server/observability/metrics.ts'));
});
