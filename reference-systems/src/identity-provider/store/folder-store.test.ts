import {
  appendFileSync,
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFolderStore, openJournal } from './folder-store';

let folder: string;
let nowMs: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'));
  nowMs = 1_000_000;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = () => openJournal(folder, () => nowMs);
const file = (): string => join(folder, 'store.jsonl');

test('stored values survive a restart, deleted ones do not', () => {
  const first = open();
  first.set('a', { n: 1 });
  first.set('b', { n: 2 });
  first.delete('a');
  first.close();
  expect(open().keys()).toEqual(['b']);
});

test('a line truncated by a crash is ignored, the others are read', () => {
  const first = open();
  first.set('a', 1);
  first.close();
  appendFileSync(file(), '["b",{"n":');
  const second = open();
  expect(second.get('a')).toBe(1);
  expect(second.get('b')).toBeUndefined();
  second.set('c', 3);
  second.close();
  expect(open().get('c')).toBe(3);
});

test('a value expires on time, and a stored value is a copy', () => {
  const journal = open();
  const value = { n: 1 };
  journal.set('a', value, 60);
  value.n = 2;
  expect(journal.get('a')).toEqual({ n: 1 });
  nowMs += 59_999;
  expect(journal.get('a')).toEqual({ n: 1 });
  nowMs += 1;
  expect(journal.get('a')).toBeUndefined();
  journal.close();
  expect(open().keys()).toEqual([]);
});

test('the file is compacted as it grows', () => {
  const journal = open();
  for (let round = 0; round < 3_000; round += 1) journal.set('a', round);
  journal.close();
  expect(readFileSync(file(), 'utf8').split('\n').length).toBeLessThan(600);
  expect(open().get('a')).toBe(2_999);
});

test('the provider’s folder is readable by its owner only, also one that was not', () => {
  writeFileSync(file(), '');
  chmodSync(file(), 0o644);
  chmodSync(folder, 0o755);
  openFolderStore(folder).close();
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
  expect(modeOf(folder)).toBe('700');
  expect(readdirSync(folder).map((name) => [name, modeOf(join(folder, name))])).toEqual([
    ['keys.json', '600'],
    ['store.jsonl', '600'],
  ]);
});
