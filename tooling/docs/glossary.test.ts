/** The glossary says what a Norwegian term is called in the code: the code must know the name. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNames } from '../build/packages';

const ROOT = join(__dirname, '../..');

const source = ['shared-domain', ...remoteNames()]
  .map((name) => join(ROOT, name, 'src'))
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

const rows = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(1)
  .map((line) => line.split('|').map((cell) => cell.trim()));
const names = rows.flatMap(([, term, , code = '']) =>
  [...code.matchAll(/`([^`]+)`/g)].map(([, name = '']) => [term ?? '', name] as const),
);

test.each(names)('%s is %s in the code', (_term, name) => {
  expect(source).toMatch(new RegExp(`(?<![\\w-])${name.replaceAll('.', '\\.')}(?![\\w-])`));
});

test('terms are in Norwegian alphabetical order', () => {
  const terms = rows.map(([, term = '']) => term);
  expect(terms).toEqual([...terms].sort((one, other) => one.localeCompare(other, 'nb')));
});
