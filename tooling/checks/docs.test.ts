/** The documentation names commands, files and metrics: each must exist. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const below = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));
const readmes = readdirSync(ROOT)
  .map((name) => join(name, 'README.md'))
  .filter((name) => existsSync(join(ROOT, name)));
const guides = ['README.md', 'CONTRIBUTING.md', ...readmes, ...below('docs')];
const pages = [...guides, 'docker-compose.yml'];
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** `npm run build`, `npm start -w mfe-pdp`, `npm run release -w mfe-cart -- --raise patch`, `npm run icons --prefix catalogue-studio`. */
const NPM = /\bnpm (?:run ([\w:-]+)|(start|test))(?: (?:-w|--prefix) ([\w-]+))?/g;
const NODE = /\bnode (?:--[\w=-]+ |tsx )*([\w/-]+\.(?:mjs|ts))/g;
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

/** The names of the programs of each script that has several, as `tooling/cli/tools.ts` lists them. */
const AREAS = JSON.parse(
  execFileSync(
    process.execPath,
    [
      '--import',
      'tsx',
      '--input-type=module',
      '-e',
      "console.log(JSON.stringify((await import('./tooling/cli/tools.ts')).default.AREAS))",
    ],
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

/** The anchor that GitHub makes of a heading: lower case, without signs, blanks as hyphens. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
const anchorsOf = (page: string) =>
  [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

test.each(guides)('%s links to headings that exist', (page) => {
  const links = [...read(page).matchAll(/\]\((?!https?:)([^)#]*)#([^)]+)\)/g)];
  const missing = links.filter(
    ([, file, anchor = '']) => !anchorsOf(file ? join(page, '..', file) : page).includes(anchor),
  );
  expect(missing.map(([link]) => link)).toEqual([]);
});

test.each(guides)('%s is wrapped at 100 columns', (page) => {
  const prose = read(page).replaceAll(/^```[^]*?^```$/gm, '');
  expect(prose.split('\n').filter((line) => line.length > 100 && !/^(?:\||#|!\[)/.test(line))).toEqual([]);
});

test('the walks of architecture.md name files that exist', () => {
  const files = [
    ...read('docs/architecture.md').matchAll(/`((?:shell|shop-api|shared-domain|mfe-\w+|tooling)\/[\w./-]+)`/g),
  ];
  expect(files.length).toBeGreaterThan(40);
  expect(files.map(([, file = '']) => file).filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

test('operations.md lists the metrics of the shell, all of them', () => {
  const metrics = (file: string) => [...new Set(read(file).match(/\bshop_[a-z_]+/g))].sort();
  expect(metrics('docs/operations.md')).toEqual(metrics('shell/src/server/observability/metrics.ts'));
});
