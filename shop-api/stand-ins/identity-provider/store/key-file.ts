import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { type IdentityKeys, newKeys } from './keys';

/** The provider's keys, created at the first start, readable by the owner only. */
export function loadKeys(folder: string): IdentityKeys {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'keys.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as IdentityKeys;
  const keys = newKeys();
  writeFileAtomically(file, JSON.stringify(keys));
  return keys;
}

/** Replaces a file atomically, also if the machine stops in between. */
export function writeFileAtomically(file: string, text: string): void {
  const fresh = `${file}.${process.pid}`;
  const handle = openSync(fresh, 'w', 0o600);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(fresh, file);
}
