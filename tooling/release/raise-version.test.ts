import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../build/packages';
import { raised, raiseVersion } from './raise-version';

test.each([
  ['1.4.2', 'patch', '1.4.3'],
  ['1.4.2', 'minor', '1.5.0'],
  ['1.4.2', 'major', '2.0.0'],
  ['2.0.0-beta.1', 'patch', '2.0.1'],
])('%s raised by a %s is %s', (version, part, next) => {
  expect(raised(version, part)).toBe(next);
});

test('an unknown part is refused', () => {
  expect(() => raised('1.4.2', '1.4.3')).toThrow('One of major, minor, patch.');
});

test('package.json and lock file get the new version, and nothing else changes', () => {
  const root = mkdtempSync(join(tmpdir(), 'raise-'));
  mkdirSync(join(root, 'mfe-lists'));
  const files = ['mfe-lists/package.json', 'package-lock.json'];
  const before = files.map((file) => readFileSync(join(ROOT, file), 'utf8'));
  files.forEach((file, index) => writeFileSync(join(root, file), before[index] ?? ''));
  try {
    const version = raiseVersion('mfe-lists', 'minor', root);
    const linesOf = (text: string) => text.split('\n');
    const lines = files.map((file) => linesOf(readFileSync(join(root, file), 'utf8')));
    const old = before.map(linesOf);
    const changed = lines.map((now, index) => now.filter((line, at) => line !== old[index]?.[at]));
    expect(changed).toEqual([[`  "version": "${version}",`], [`      "version": "${version}",`]]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
