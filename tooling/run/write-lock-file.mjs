import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/packages.mjs';

const hashOf = (text) => createHash('sha256').update(text).digest('hex');

/** Writes a lock file whose changes leave nothing to install: the next command need not ask npm (install-dependencies.mjs). */
export function writeLockFile(lock, root = ROOT) {
  const file = join(root, 'package-lock.json');
  const before = readFileSync(file, 'utf8');
  const after = `${JSON.stringify(lock, null, 2)}\n`;
  writeFileSync(file, after);
  const stamp = join(root, 'node_modules/.installed');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hashOf(before)) return;
  writeFileSync(`${stamp}.new`, hashOf(after));
  renameSync(`${stamp}.new`, stamp);
}
