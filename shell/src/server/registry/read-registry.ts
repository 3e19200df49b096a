/** Reads the registry and watches it for changes. */
import type { KeyObject } from 'node:crypto';
import { type Registry, registrySchema } from 'release-protocol/registry-schema';
import { verifyRegistry } from 'release-protocol/registry-signature';
import * as v from 'valibot';
import type { RegistrySource } from './registry-source';

/**
 * @param publicKey checks the signature; undefined: not checked
 * @throws Error when the registry is missing or invalid, or the signature is not by that key
 */
export async function readRegistry(source: Pick<RegistrySource, 'read'>, publicKey?: KeyObject): Promise<Registry> {
  const document: unknown = JSON.parse(await source.read());
  if (publicKey) verifyRegistry(document as object, publicKey);
  const parsed = v.safeParse(registrySchema, document);
  if (parsed.success) return parsed.output;
  const problems = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? '/'}: ${issue.message}`);
  throw new Error(`The registry is invalid. ${problems.join('; ')}`);
}

/**
 * Polls the registry. A missing registry does not count as a change.
 *
 * @param onChange called once at the start and after each change, one call at a time; must not reject
 * @returns function that stops the polling
 */
export function watchRegistry(
  source: Pick<RegistrySource, 'fingerprint' | 'pollMs'>,
  onChange: () => Promise<void>,
): () => void {
  let seen: string | undefined;
  let isBusy = false;
  const poll = async () => {
    if (isBusy) return;
    isBusy = true;
    const fingerprint = await source.fingerprint();
    if (fingerprint !== undefined && fingerprint !== seen) {
      seen = fingerprint;
      await onChange();
    }
    isBusy = false;
  };
  const timer = setInterval(() => void poll(), source.pollMs);
  timer.unref();
  return () => clearInterval(timer);
}
