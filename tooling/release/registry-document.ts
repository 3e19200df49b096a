/**
 * Reads and changes the registry, in a file or a bucket. Changes use compare-and-swap (in a bucket on its ETag), so that concurrent releases do not
 * overwrite each other.
 */
import { EMPTY_REGISTRY } from 'release-protocol/history';
import type { RegistryDocument } from 'release-protocol/registry-schema';
import { signRegistry } from 'release-protocol/registry-signature';
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
  /** Gives false when the registry has changed since it was read. */
  readonly swap: (next: RegistryDocument) => boolean | Promise<boolean>;
}

async function open(location: string): Promise<Opened> {
  if (isObject(location)) {
    const { registry, etag } = await readRegistryObject(location);
    return { registry, swap: (next) => swapRegistryObject(location, etag, next) };
  }
  const registry = readRegistryFile(location);
  return { registry, swap: (next) => swapRegistryFile(location, registry.revision, next) };
}

/**
 * Changes the registry and signs it. When another change was written first, this one is repeated on top of it.
 *
 * @param change must not mutate its argument; returns the same object when there is nothing to write
 * @returns the registry after the change
 * @throws what `change` throws; CommandError when it still conflicts after many attempts
 */
export async function changeRegistry(
  location: string,
  change: (registry: RegistryDocument) => RegistryDocument,
): Promise<RegistryDocument> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { registry: before, swap } = await open(location);
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
