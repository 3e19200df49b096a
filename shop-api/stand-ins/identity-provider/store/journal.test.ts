import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openJournal } from './journal';

let folder: string;
let nowMs: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'));
  nowMs = 1_000_000;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = () => openJournal(folder, () => nowMs);
const file = (): string => join(folder, 'store.jsonl');

test('[F7.5-3] what was kept is there after a restart, what was deleted is not', () => {
  const first = open();
  first.set('a', { n: 1 });
  first.set('b', { n: 2 });
  first.delete('a');
  first.close();
  expect(open().keys()).toEqual(['b']);
});

test('[F7.5-3] a line that was torn by a crash is left out, the others stay', () => {
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

test('[F7.5-3] a value ends when it said it would, and keeping it does not lend it out', () => {
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

test('[F7.5-3] the file does not grow for ever', () => {
  const journal = open();
  for (let round = 0; round < 3_000; round += 1) journal.set('a', round);
  journal.close();
  expect(readFileSync(file(), 'utf8').split('\n').length).toBeLessThan(600);
  expect(open().get('a')).toBe(2_999);
});
