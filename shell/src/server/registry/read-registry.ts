/** Reads the registry, and watches it for changes. */
import type { KeyObject } from 'node:crypto';
import * as v from 'valibot';
import { verifyRegistry } from '../../../../tooling/release/registry-signature.js';
import { type Registry, registrySchema } from '../../federation/registry-schema';
import type { RegistrySource } from './registry-source';

/**
 * @param publicKey of who may write registries; undefined: anyone who can write it
 * @throws Error when there is none, it is no registry, or its signature is not by that key
 */
export async function readRegistry(source: Pick<RegistrySource, 'read'>, publicKey?: KeyObject): Promise<Registry> {
  const document: unknown = JSON.parse(await source.read());
  if (publicKey) verifyRegistry(document as object, publicKey);
  const parsed = v.safeParse(registrySchema, document);
  if (parsed.success) return parsed.output;
  const problems = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? '/'}: ${issue.message}`);
  throw new Error(`This is no valid registry. ${problems.join('; ')}`);
}

/**
 * Polls. A registry that is missing is no change.
 *
 * @param onChange called for the registry as it is found first, and after each change, never twice at a time; must not reject
 * @returns stops it
 */
export function watchRegistry(
  source: Pick<RegistrySource, 'mark' | 'pollMs'>,
  onChange: () => Promise<void>,
): () => void {
  let seen: string | undefined;
  let isBusy = false;
  const poll = async () => {
    if (isBusy) return;
    isBusy = true;
    const mark = await source.mark();
    if (mark !== undefined && mark !== seen) {
      seen = mark;
      await onChange();
    }
    isBusy = false;
  };
  const timer = setInterval(() => void poll(), source.pollMs);
  timer.unref();
  return () => clearInterval(timer);
}
