/** Tables of the documentation are compared with the code: what is stored in a browser, events, terms, and the tests of the defences. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHOP_EVENTS } from 'shared-domain/contracts/events';
import { unknownSettings } from 'shared-domain/servers/settings';
import { COOKIES, SHELL_COOKIES } from '../../shared-domain/src/contracts/storage-keys';
import { STORED_ITEMS } from '../../shared-domain/src/contracts/stored-items';
import { SHELL_SETTINGS } from '../../shell/src/server/settings/schema';
import { API_SETTINGS, environmentSchema } from '../../shop-api/src/config/env';
import { remoteNames } from '../build/packages';
import { settingsDocument } from './settings';

const ROOT = join(__dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

describe('docs/cookies.md', () => {
  const cookies = Object.values({ ...COOKIES, ...SHELL_COOKIES });
  const WHERE = { cookie: 'cookie', local: 'local storage', session: 'session storage' } as const;
  /** Cells of the rows that name something in code font. */
  const rows = [...read('docs/cookies.md').matchAll(/^\| `([^`]+)` \| ([^|]+) \| ([^|]+) \| ([^|]+) \|/gm)].map(
    ([, ...cells]) => cells.map((cell) => cell.trim()),
  );

  function lifetimeOf(seconds: number): string {
    if (seconds % 86_400 === 0) return seconds === 86_400 ? '1 day' : `${seconds / 86_400} days`;
    return seconds % 3_600 === 0 ? `${seconds / 3_600} hours` : `${seconds} s`;
  }

  test('the table names everything that the shop stores, where, and whether it needs consent', () => {
    expect(rows.map(([name, where, , purpose]) => [name, where, purpose])).toEqual(
      STORED_ITEMS.map(({ name, where, purpose, isPrefix }) => [isPrefix ? `${name}…` : name, WHERE[where], purpose]),
    );
  });

  test('cookies live as long as the table says', () => {
    const lifetimes = rows.filter(([, where]) => where === 'cookie').map(([, , lifetime]) => lifetime);
    expect(lifetimes).toEqual(cookies.map(({ maxAgeSeconds }) => lifetimeOf(maxAgeSeconds)));
  });
});

test('docs/events.md lists every event, and which are sent again', () => {
  const rows = [...read('docs/events.md').matchAll(/^\| `(shop:[^`]+)` \|.*\| (yes|no) \|$/gm)];
  expect(Object.fromEntries(rows.map(([, name, isReplayed]) => [name, { replayed: isReplayed === 'yes' }]))).toEqual(
    SHOP_EVENTS,
  );
});

test('docs/settings.md is what the schemas say', () => {
  expect(read('docs/settings.md')).toBe(settingsDocument());
});

describe('settings of the programs', () => {
  const names = (schema: { readonly entries: object }) => Object.keys(schema.entries);
  const REFERENCE_SYSTEMS = ['identity-provider/identity-config', 'operator/config'];
  const namesOf = (referenceSystem: string) =>
    [
      ...read(`reference-systems/src/${referenceSystem}.ts`).matchAll(
        /^\s+([A-Z][A-Z0-9_]{3,}): (?:v\.|url|secret|port)/gm,
      ),
    ].map(([, name = '']) => name);

  test('none of one program is taken for a mistake by another, since all may be in one file', () => {
    const given = Object.fromEntries(
      [...names(SHELL_SETTINGS.schema), ...names(environmentSchema), ...REFERENCE_SYSTEMS.flatMap(namesOf)].map(
        (name) => [name, 'given'],
      ),
    );
    expect(unknownSettings(given, SHELL_SETTINGS)).toEqual([]);
    expect(unknownSettings(given, API_SETTINGS)).toEqual([]);
  });

  test.each(REFERENCE_SYSTEMS)('reference systems, %s: all are documented', (name) => {
    const documented = read('reference-systems/README.md');
    expect(namesOf(name).length).toBeGreaterThan(7);
    expect(namesOf(name).filter((each) => !documented.includes(`\`${each}\``))).toEqual([]);
  });
});

describe('docs/glossary.md', () => {
  const source = ['shared-domain', ...remoteNames()]
    .map((name) => join(ROOT, name, 'src'))
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const rows = read('docs/glossary.md')
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
});

describe('docs/security.md', () => {
  const ROW = /^\| ([^|]+) \| [^|]+ \| `([^`]+)` ([^|]+) \| \d+\.\d+ \|$/;
  const lines = read('docs/security.md').split('\n');
  const rows = lines.flatMap((line) => {
    const [, threat = '', file = '', title = ''] = ROW.exec(line) ?? [];
    return file ? [{ threat, file, title }] : [];
  });

  test('every line of the tables names a test', () => {
    const inTables = lines.filter((line) => line.startsWith('| ') && line.includes('.test.'));
    expect(rows).toHaveLength(inTables.length);
    expect(rows.length).toBeGreaterThan(40);
  });

  test.each(rows)('$threat: the test exists', ({ file, title }) => {
    expect(existsSync(join(ROOT, file))).toBe(true);
    expect(read(file)).toContain(title);
  });
});
