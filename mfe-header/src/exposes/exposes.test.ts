import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHOP_EVENTS } from 'shared-domain/contracts/events';
import federation from '../../federation.json';

const ROOT = join(__dirname, '..', '..');

const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\//.test(file))
  .map((file) => readFileSync(join(ROOT, 'src', file), 'utf8'))
  .join('\n');

test.each(Object.entries(federation.exposes))('%s is a file that exports a Slot and a loader', (_, file) => {
  expect(existsSync(join(ROOT, file))).toBe(true);
  const source = readFileSync(join(ROOT, file), 'utf8');
  expect(source).toMatch(/\bSlot\b/);
  expect(source).toMatch(/\bloader\b/);
});

test('every module in exposes is named by federation.json', () => {
  const files = readdirSync(__dirname).filter((file) => !file.includes('.test.'));
  expect(files.map((file) => `./src/exposes/${file}`).sort()).toEqual(Object.values(federation.exposes).sort());
});

test('federation.json names exactly the events that the code sends and hears, all of the contract', () => {
  const named = (pattern: RegExp): string[] =>
    [...new Set([...sources.matchAll(pattern)].map((match) => match[1] ?? ''))].sort();
  expect(named(/\bemit\('([^']+)'/g)).toEqual([...federation.emits].sort());
  expect(named(/\bsubscribe\('([^']+)'/g)).toEqual([...federation.listens].sort());
  for (const name of [...federation.emits, ...federation.listens]) expect(Object.keys(SHOP_EVENTS)).toContain(name);
});
