import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { KeptFiles } from './kept-files';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a style sheet is found under the name of its content, also by the next process', async () => {
  const { name, integrity } = await new KeptFiles(folder).keep('p{color:red}');
  expect(name).toMatch(/^[0-9a-f]{16}\.css$/);
  expect(integrity).toMatch(/^sha256-/);
  const next = new KeptFiles(folder);
  expect((await next.read(name))?.plain.toString()).toBe('p{color:red}');
  expect((await next.keep('p{color:red}')).name).toBe(name);
  expect((await next.keep('{}', 'json')).name).toMatch(/^[0-9a-f]{16}\.json$/);
});

test('no other name leads to a file', async () => {
  writeFileSync(join(folder, 'secret.css'), 'secret');
  const files = new KeptFiles(folder);
  for (const name of ['secret.css', '../secret.css', '0123456789abcdef.css', '%2e%2e']) {
    expect(await files.read(name)).toBeUndefined();
  }
});

test('a folder that cannot be written keeps nothing, but what was made is served', async () => {
  const files = new KeptFiles(join(folder, 'file', 'below'));
  writeFileSync(join(folder, 'file'), '');
  const { name } = await files.keep('p{}');
  expect((await files.read(name))?.plain.toString()).toBe('p{}');
});

test('the oldest go when there are many', async () => {
  for (let index = 0; index < 405; index += 1) {
    const name = join(folder, `${index.toString(16).padStart(16, '0')}.css`);
    writeFileSync(name, '');
    utimesSync(name, index, index);
  }
  const { name } = await new KeptFiles(folder).keep('p{}');
  const left = readdirSync(folder);
  expect(left).toHaveLength(400);
  expect(left).toContain(name);
  expect(left).not.toContain('0000000000000000.css');
});

test('it is compressed once for each encoding', async () => {
  const files = new KeptFiles(folder);
  const text = await files.read((await files.keep('p{color:red}')).name);
  if (!text) throw new Error('The file is missing');
  expect(brotliDecompressSync(await text.in('br')).toString()).toBe('p{color:red}');
  expect(gunzipSync(await text.in('gzip')).toString()).toBe('p{color:red}');
  expect(await text.in('br')).toBe(await text.in('br'));
});
