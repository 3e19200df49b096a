/** The documentation names commands, files and metrics: each must exist. */
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

/** `npm run build`, `npm start -w mfe-pdp`, `npm run bench -w shop-api -- 8`, `npm run icons --prefix catalogue-studio`. */
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
