/** Reads and changes the registry, in a file or a bucket. Changes use compare-and-swap, so that concurrent releases do not overwrite each other. */
import { CommandError } from '../build/packages.mjs';
import { readRegistryFile, swapRegistryFile } from './registry-file.mjs';
import { isObject } from './registry-location.mjs';
import { signRegistry } from './registry-signature.js';
import { readSigningKey } from './signing-key.mjs';
import { readRegistryObject, swapRegistryObject } from './store/registry-object.mjs';

/** How often a change is repeated when others write first. */
const ATTEMPTS = 50;

/** @returns {Promise<object>} the registry at a location (registry-location.mjs), or an empty one */
export const readRegistry = async (location) => (await open(location)).registry;

/** @returns {Promise<{ registry: object, swap: (next: object) => boolean | Promise<boolean> }>} swap: false when the registry has changed since it was read */
async function open(location) {
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
 * @param {(registry: object) => object} change must not mutate its argument; returns the same object when there is nothing to write
 * @returns {Promise<object>} the registry after the change
 * @throws CommandError from `change`, or when it still conflicts after many attempts
 */
export async function changeRegistry(location, change) {
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
