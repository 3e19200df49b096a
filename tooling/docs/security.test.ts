/** docs/security.md names a test for each defence. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const ROW = /^\| ([^|]+) \| [^|]+ \| `([^`]+)` ([^|]+) \| \d+\.\d+ \|$/;

const lines = readFileSync(join(ROOT, 'docs/security.md'), 'utf8').split('\n');
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
  const path = join(ROOT, file);
  expect(existsSync(path)).toBe(true);
  expect(readFileSync(path, 'utf8')).toContain(title);
});
