import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHOP_EVENTS } from 'shared-domain/contracts/events';
import { PRODUCT_PAGE_PARAMETERS } from 'shared-domain/contracts/query-parameters';
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

test('each expose is a page: loader, Page, head', () => {
  for (const file of Object.values(federation.exposes)) {
    const exported = [...readFileSync(join(SOURCE, '..', file), 'utf8').matchAll(/export const (\w+)/g)].map(
      (match) => match[1],
    );
    expect(exported.sort()).toEqual(['Page', 'head', 'loader']);
  }
});

test('[P2-3..10] the route lists the parameters that the page reads', () => {
  expect(federation.routes[0]?.searchParams).toEqual([...PRODUCT_PAGE_PARAMETERS]);
});

test('federation.json names exactly the events that the code sends and hears, all of the contract', () => {
  expect(named(/\bemit\('([^']+)'/g)).toEqual([...federation.emits].sort());
  expect(named(/\bsubscribe\('([^']+)'/g)).toEqual([...federation.listens].sort());
  for (const name of [...federation.emits, ...federation.listens]) expect(Object.keys(SHOP_EVENTS)).toContain(name);
});
