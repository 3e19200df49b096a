/**
 * Reads and changes the registry, in a file or a bucket. Changes use compare-and-swap (in a bucket on its ETag), so that concurrent releases do not
 * overwrite each other.
 */
import { createPublicKey } from 'node:crypto';
import { existsSync } from 'node:fs';
import { EMPTY_REGISTRY } from 'release-protocol/history';
import type { RegistryDocument } from 'release-protocol/registry-schema';
import { signRegistry, verifyRegistry } from 'release-protocol/registry-signature';
import { CommandError } from '../build/packages';
import { isObject, readRegistryFile, swapRegistryFile } from './registry-file';
import { readSigningKey } from './signing-key';
import { getObject, parseS3, putObject } from './store/s3';

/** @returns etag: null when there is no registry yet. @throws CommandError */
async function readRegistryObject(
  location: string,
): Promise<{ readonly registry: RegistryDocument; readonly etag: string | null }> {
  const { bucket, path } = parseS3(location);
  const object = await getObject(bucket, path);
  if (!object) return { registry: EMPTY_REGISTRY, etag: null };
  return { registry: JSON.parse(new TextDecoder().decode(object.bytes)) as RegistryDocument, etag: object.etag };
}

/** @returns false when the registry has changed since it was read. @throws CommandError */
function swapRegistryObject(location: string, etag: string | null, next: RegistryDocument): Promise<boolean> {
  const { bucket, path } = parseS3(location);
  // Shells poll with the ETag, so an unchanged registry is not sent again.
  return putObject(bucket, path, JSON.stringify(next, null, 2), {
    type: 'application/json',
    caching: 'no-cache',
    replaces: etag,
  });
}

/** How often a change is repeated when others write first. */
const ATTEMPTS = 50;

/** @returns the registry at a location (`registry-file.ts`), or an empty one */
export const readRegistry = async (location: string): Promise<RegistryDocument> => (await open(location)).registry;

interface Opened {
  readonly registry: RegistryDocument;
  readonly isThere: boolean;
  /** Gives false when the registry has changed since it was read. */
  readonly swap: (next: RegistryDocument) => boolean | Promise<boolean>;
}

async function open(location: string): Promise<Opened> {
  if (isObject(location)) {
    const { registry, etag } = await readRegistryObject(location);
    return { registry, isThere: etag !== null, swap: (next) => swapRegistryObject(location, etag, next) };
  }
  const registry = readRegistryFile(location);
  return {
    registry,
    isThere: existsSync(location),
    swap: (next) => swapRegistryFile(location, registry.revision, next),
  };
}

/** Why a registry cannot be built upon: it was changed without the key, or never signed. @returns undefined when it was signed by this key */
export function distrustOf(registry: RegistryDocument, location: string): string | undefined {
  try {
    verifyRegistry(registry, createPublicKey(readSigningKey(location)));
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

export interface ChangeOptions {
  /** The first registry of a shop is written where there is none. */
  readonly isFirst?: boolean;
  /** What is there is signed as it is, because somebody has looked at it. */
  readonly isAdopted?: boolean;
}

/** @throws CommandError: what is signed was verified before, so that a signature never covers what somebody else wrote */
function requireTrusted({ registry, isThere }: Opened, location: string, { isFirst, isAdopted }: ChangeOptions): void {
  if (!isThere) {
    if (isFirst) return;
    throw new CommandError(`There is no registry at ${location}. The first one of a shop: npm run release -- --init`);
  }
  const distrust = isAdopted ? undefined : distrustOf(registry, location);
  if (distrust === undefined) return;
  throw new CommandError(
    `Nothing was changed. ${distrust}. Look at what it says (npm run registry -- status), put it right, and sign it: npm run registry -- adopt --reason "…"`,
  );
}

/**
 * Changes the registry and signs it. When another change was written first, this one is repeated on top of it.
 *
 * @param change must not mutate its argument; returns the same object when there is nothing to write
 * @returns the registry after the change
 * @throws what `change` throws; CommandError when there is no registry, this key has not signed it, or it still conflicts after many attempts
 */
export async function changeRegistry(
  location: string,
  change: (registry: RegistryDocument) => RegistryDocument,
  options: ChangeOptions = {},
): Promise<RegistryDocument> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const opened = await open(location);
    requireTrusted(opened, location, options);
    const { registry: before, swap } = opened;
    const changed = change(before);
    if (changed === before) return before;
    const next = signRegistry(
      { ...changed, signature: undefined, revision: before.revision + 1, updatedAt: new Date().toISOString() },
      readSigningKey(location),
    );
    if (await swap(next)) return next;
  }
  throw new CommandError('Too many other releases are changing the registry. Try again.');
}
