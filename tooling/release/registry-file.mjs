/** The registry's file: read whole, and changed by compare-and-swap, so that of two releases at once none is lost. */
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
import { CommandError } from '../build/packages.mjs';
import { signRegistry } from './registry-signature.js';
import { readSigningKey } from './signing-key.mjs';

/** So many others may come in between before a change is given up. */
const ATTEMPTS = 50;
/** A file is written within milliseconds: the writer of an older lock has died. */
const LOCK_LIFETIME_MS = 10_000;
const LOCK_WAIT_MS = 10;

/** @returns the registry of a file, or an empty one */
export function readRegistry(file) {
  if (existsSync(file)) {
    const registry = JSON.parse(readFileSync(file, 'utf8'));
    if (registry.schemaVersion === 1) return registry;
  }
  return { schemaVersion: 1, revision: 0, updatedAt: new Date(0).toISOString(), remotes: {} };
}

/**
 * Changes the registry and signs it. A change that meets another one is made again on what the other one wrote.
 *
 * @param {(registry: object) => object} change must not change what it is given; the same object: there is nothing to write
 * @returns the registry as it is then
 * @throws CommandError what `change` throws, or when others write all the time
 */
export function changeRegistry(file, change) {
  mkdirSync(dirname(file), { recursive: true });
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const before = readRegistry(file);
    const changed = change(before);
    if (changed === before) return before;
    const next = signRegistry(
      { ...changed, signature: undefined, revision: before.revision + 1, updatedAt: new Date().toISOString() },
      readSigningKey(file),
    );
    if (swap(file, before.revision, next)) return next;
  }
  throw new CommandError('Other releases write the registry all the time. Try again.');
}

/** Written beside and renamed: a reader never sees half a file. @returns false when the file has another revision by now */
function swap(file, revision, next) {
  const unlock = lock(`${file}.lock`);
  try {
    if (readRegistry(file).revision !== revision) return false;
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
