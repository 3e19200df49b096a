import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localIdentName } from './css-class-names';

const folder = mkdtempSync(join(tmpdir(), 'class-names-'));
afterAll(() => rmSync(folder, { recursive: true }));

function nameIn(file: string, content: string, name = 'title'): string {
  const resourcePath = join(folder, file);
  writeFileSync(resourcePath, content);
  return localIdentName({ resourcePath }, '', name);
}

test('a class is five characters of its file and its place there, so that equal names of two files differ', () => {
  const name = nameIn('price.module.css', '.title {}');
  expect(name).toMatch(/^_[\w-]{5}0$/);
  expect(nameIn('badge.module.css', '.title {}')).not.toBe(name);
});

test('the names of a file differ, also those of animations', () => {
  const text = '.title, .title:hover {} .titles .title-row {} @keyframes spin {}';
  const names = ['title', 'titles', 'title-row', 'spin'].map((name) => nameIn('price.module.css', text, name));
  expect(names.map((name) => name.slice(6))).toEqual(['0', '1', '2', '-spin']);
});

test('one version of a file gives one name wherever it is compiled; another version gives another', () => {
  const first = nameIn('price.module.css', '.title {}');
  expect(nameIn('price.module.css', '.title {}')).toBe(first);
  expect(nameIn('price.module.css', '.title { color: red }')).not.toBe(first);
});
