/** A registry in a file: read whole, and replaced only as it was read. */
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { EMPTY_REGISTRY } from './registry-entry.mjs';

/** A file is written within milliseconds: the writer of an older lock has died. */
const LOCK_LIFETIME_MS = 10_000;
const LOCK_WAIT_MS = 10;

/** @returns the registry of a file, or an empty one */
export function readRegistryFile(file) {
  if (existsSync(file)) {
    const registry = JSON.parse(readFileSync(file, 'utf8'));
    if (registry.schemaVersion === 1) return registry;
  }
  return EMPTY_REGISTRY;
}

/** Written beside and renamed: a reader never sees half a file. @returns false when the file has another revision by now */
export function swapRegistryFile(file, revision, next) {
  mkdirSync(dirname(file), { recursive: true });
  const unlock = lock(`${file}.lock`);
  try {
    if (readRegistryFile(file).revision !== revision) return false;
    writeFileSync(`${file}.new`, JSON.stringify(next, null, 2));
    renameSync(`${file}.new`, file);
    return true;
  } finally {
    unlock();
  }
}

/** @returns what lets go of it */
function lock(name) {
  for (;;) {
    try {
      closeSync(openSync(name, 'wx'));
      return () => rmSync(name, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (isAbandoned(name)) rmSync(name, { force: true });
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOCK_WAIT_MS);
  }
}

function isAbandoned(name) {
  try {
    return Date.now() - statSync(name).mtimeMs > LOCK_LIFETIME_MS;
  } catch {
    // Its writer has finished.
    return false;
  }
}
