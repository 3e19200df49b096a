/** Where the registry is, and the registry in a file, replaced by compare-and-swap on its revision. */
import { closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { EMPTY_REGISTRY } from 'release-protocol/history';
import type { RegistryDocument } from 'release-protocol/registry-schema';
import { readJson, ROOT } from '../build/packages';

/** Writing takes milliseconds, so an older lock belongs to a process that has died. */
const LOCK_LIFETIME_MS = 10_000;
const LOCK_WAIT_MS = 10;

/** @returns the registry, or an empty one when there is no file */
export function readRegistryFile(file: string): RegistryDocument {
  if (existsSync(file)) {
    const registry = readJson<RegistryDocument>(file);
    if (registry.schemaVersion === 1) return registry;
  }
  return EMPTY_REGISTRY;
}

/** Writes to a temporary file and renames it, so that a reader never sees half a file. @returns false when the revision has changed */
export function swapRegistryFile(file: string, revision: number, next: RegistryDocument): boolean {
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

/** @returns function that releases the lock */
function lock(name: string): () => void {
  for (;;) {
    try {
      closeSync(openSync(name, 'wx'));
      return () => rmSync(name, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    if (isAbandoned(name)) rmSync(name, { force: true });
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOCK_WAIT_MS);
  }
}

function isAbandoned(name: string): boolean {
  try {
    return Date.now() - statSync(name).mtimeMs > LOCK_LIFETIME_MS;
  } catch {
    // The lock has just been released.
    return false;
  }
}

/** Location of the registry: REGISTRY_URL (s3://bucket/registry.json), else REGISTRY_FILE, else a file in the data folder. */
export const registryLocation = (env = process.env): string =>
  env.REGISTRY_URL ?? resolve(env.REGISTRY_FILE ?? join(dataFolder(env), 'registry.json'));

export const isObject = (location: string): boolean => location.startsWith('s3://');

/** DATA_DIR, else `.data` of the repository. */
export const dataFolder = (env = process.env): string => resolve(env.DATA_DIR || join(ROOT, '.data'));
