/** The registry, wherever it is: read whole, and changed by compare-and-swap, so that of two releases at once none is lost. */
import { CommandError } from '../build/packages.mjs';
import { readRegistryFile, swapRegistryFile } from './registry-file.mjs';
import { isObject } from './registry-location.mjs';
import { signRegistry } from './registry-signature.js';
import { readSigningKey } from './signing-key.mjs';
import { readRegistryObject, swapRegistryObject } from './store/registry-object.mjs';

/** So many others may come in between before a change is given up. */
const ATTEMPTS = 50;

/** @returns {Promise<object>} the registry at a location (registry-location.mjs), or an empty one */
export const readRegistry = async (location) => (await open(location)).registry;

/** @returns {Promise<{ registry: object, swap: (next: object) => boolean | Promise<boolean> }>} swap: false when somebody else wrote in between */
async function open(location) {
  if (isObject(location)) {
    const { registry, tag } = await readRegistryObject(location);
    return { registry, swap: (next) => swapRegistryObject(location, tag, next) };
  }
  const registry = readRegistryFile(location);
  return { registry, swap: (next) => swapRegistryFile(location, registry.revision, next) };
}

/**
 * Changes the registry and signs it. A change that meets another one is made again on what the other one wrote.
 *
 * @param {(registry: object) => object} change must not change what it is given; the same object: there is nothing to write
 * @returns {Promise<object>} the registry as it is then
 * @throws CommandError what `change` throws, or when others write all the time
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
  throw new CommandError('Other releases write the registry all the time. Try again.');
}
