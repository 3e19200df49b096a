import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type LocalIdentName = (context: { readonly resourcePath: string }, pattern: string, localName: string) => string;
const { localIdentName } = jest.requireActual<{ readonly localIdentName: LocalIdentName }>('./css-class-names.js');

const folder = mkdtempSync(join(tmpdir(), 'class-names-'));
afterAll(() => rmSync(folder, { recursive: true }));

function nameIn(file: string, content: string): string {
  const resourcePath = join(folder, file);
  writeFileSync(resourcePath, content);
  return localIdentName({ resourcePath }, '', 'title');
}

test('a class has its own name and five characters of its file, so that equal names of two files differ', () => {
  const name = nameIn('price.module.css', '.title {}');
  expect(name).toMatch(/^title-[\w-]{5}$/);
  expect(nameIn('badge.module.css', '.title {}')).not.toBe(name);
});

test('one version of a file gives one name wherever it is compiled; another version gives another', () => {
  const first = nameIn('price.module.css', '.title {}');
  expect(nameIn('price.module.css', '.title {}')).toBe(first);
  expect(nameIn('price.module.css', '.title { color: red }')).not.toBe(first);
});
