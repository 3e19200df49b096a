/** Reads the registry, and watches it for changes. */
import type { KeyObject } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import * as v from 'valibot';
import { verifyRegistry } from '../../../../tooling/release/registry-signature.js';
import { type Registry, registrySchema } from '../../federation/registry-schema';

/** One `stat`: a release is seen at once. */
const POLL_MS = 100;

/**
 * @param publicKey of who may write registries; undefined: anyone who can write the file
 * @throws Error when there is no file, it is no registry, or its signature is not by that key
 */
export async function readRegistry(file: string, publicKey?: KeyObject): Promise<Registry> {
  const document: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (publicKey) verifyRegistry(document as object, publicKey);
  const parsed = v.safeParse(registrySchema, document);
  if (parsed.success) return parsed.output;
  const problems = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? '/'}: ${issue.message}`);
  throw new Error(`${file} is no valid registry. ${problems.join('; ')}`);
}

/**
 * Polls: works on every file system, network mounts included. A missing file is no change.
 *
 * @param onChange called for the file as it is found first, and after each change, never twice at a time; must not reject
 * @returns stops it
 */
export function watchRegistry(file: string, onChange: () => Promise<void>): () => void {
  let seen: string | undefined;
  let isBusy = false;
  const poll = async () => {
    if (isBusy) return;
    isBusy = true;
    const mark = await markOf(file);
    if (mark !== undefined && mark !== seen) {
      seen = mark;
      await onChange();
    }
    isBusy = false;
  };
  const timer = setInterval(() => void poll(), POLL_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Differs when the file was written or replaced. */
const markOf = (file: string): Promise<string | undefined> =>
  stat(file).then(
    ({ mtimeMs, size, ino }) => `${mtimeMs}:${size}:${ino}`,
    () => undefined,
  );
