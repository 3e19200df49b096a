import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePrivate } from 'shared-domain/servers/data-folder';
import { openPglite } from './pglite-database';
import { loadPgliteOutsideJest } from './testing/create-test-database';

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'data-'));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

/** The modes that occur in a folder, itself included. */
function modes(folder: string): readonly string[] {
  const inside = readdirSync(folder, { recursive: true, withFileTypes: true }).map(
    (entry) => `${entry.isDirectory() ? 'folder' : 'file'} ${modeOf(join(entry.parentPath, entry.name))}`,
  );
  return [...new Set([`folder ${modeOf(folder)}`, ...inside])].sort();
}

const PRIVATE = ['file 600', 'folder 700'];

/** As an earlier version or a careless copy left it. */
function openUp(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  chmodSync(folder, 0o755);
}

test('the embedded database is readable by its owner only, also one that was not', async () => {
  const folder = join(data, 'shop');
  const first = await openPglite(data, { load: loadPgliteOutsideJest });
  expect(modes(folder)).toEqual(PRIVATE);
  expect(modeOf(join(data, 'shop.lock'))).toBe('600');
  await first.close();
  openUp(folder);
  const second = await openPglite(data, { load: loadPgliteOutsideJest });
  expect(modes(folder)).toEqual(PRIVATE);
  await second.close();
});

test('links out of the folder are not followed', () => {
  const folder = join(data, 'shop');
  const elsewhere = join(data, 'elsewhere.txt');
  writeFileSync(elsewhere, '');
  chmodSync(elsewhere, 0o644);
  mkdirSync(folder);
  symlinkSync(elsewhere, join(folder, 'link'));
  makePrivate(folder);
  expect(modeOf(elsewhere)).toBe('644');
});
