import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localIdentName } from './base';

const folder = mkdtempSync(join(tmpdir(), 'class-names-'));
afterAll(() => rmSync(folder, { recursive: true }));

function nameIn(file: string, content: string, name = 'title'): string {
  const resourcePath = join(folder, file);
  writeFileSync(resourcePath, content);
  return localIdentName({ resourcePath }, '', name);
}

test('a class is its name and five characters of its file, so that equal names of two files differ', () => {
  const name = nameIn('price.module.css', '.title {}');
  expect(name).toMatch(/^title-[\w-]{5}$/);
  expect(nameIn('badge.module.css', '.title {}')).not.toBe(name);
  expect(nameIn('price.module.css', '.title {}', 'row')).not.toBe(name);
});

test('one version of a file gives one name wherever it is compiled; another version gives another', () => {
  const first = nameIn('price.module.css', '.title {}');
  expect(nameIn('price.module.css', '.title {}')).toBe(first);
  expect(nameIn('price.module.css', '.title { color: red }')).not.toBe(first);
});
