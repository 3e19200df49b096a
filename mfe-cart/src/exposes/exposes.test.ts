import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHOP_EVENTS } from 'shared-domain/contracts/events';
import federation from '../../federation.json';

const SOURCE = join(__dirname, '..');

const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\//.test(file))
  .map((file) => readFileSync(join(SOURCE, file), 'utf8'))
  .join('\n');

const named = (pattern: RegExp): string[] =>
  [...new Set([...sources.matchAll(pattern)].map((match) => match[1] ?? ''))].sort();

test('the modules in exposes are those of federation.json', () => {
  const files = readdirSync(__dirname).filter((file) => !file.includes('.test.'));
  expect(files.map((file) => `./src/exposes/${file}`).sort()).toEqual(Object.values(federation.exposes).sort());
});

test('the page exports loader, Page and head, the panel a Slot', () => {
  const exported = (file: string): (string | undefined)[] =>
    [...readFileSync(join(SOURCE, '..', file), 'utf8').matchAll(/export const (\w+)/g)].map((match) => match[1]).sort();
  expect(exported(federation.exposes['./page'])).toEqual(['Page', 'head', 'loader']);
  expect(exported(federation.exposes['./panel'])).toEqual(['Slot']);
});

test('federation.json names exactly the events that the code sends and hears, all of the contract', () => {
  expect(named(/\bemit\('([^']+)'/g)).toEqual([...federation.emits].sort());
  expect(named(/\bsubscribe\('([^']+)'/g)).toEqual([...federation.listens].sort());
  for (const name of [...federation.emits, ...federation.listens]) expect(Object.keys(SHOP_EVENTS)).toContain(name);
});
