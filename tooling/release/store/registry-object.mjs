/** A registry in a bucket: replaced only as it was read, by the object's tag. */
import { EMPTY_REGISTRY } from '../registry-entry.mjs';
import { getObject, parseS3, putObject } from './s3.mjs';

/** @returns {Promise<{ registry: object, tag: string | null }>} tag: null when there is none yet. @throws CommandError */
export async function readRegistryObject(location) {
  const { bucket, path } = parseS3(location);
  const object = await getObject(bucket, path);
  if (!object) return { registry: EMPTY_REGISTRY, tag: null };
  return { registry: JSON.parse(new TextDecoder().decode(object.bytes)), tag: object.tag };
}

/** @returns {Promise<boolean>} false when somebody else wrote in between. @throws CommandError */
export function swapRegistryObject(location, tag, next) {
  const { bucket, path } = parseS3(location);
  // Shells ask again and again: by its tag, so that an unchanged one costs next to nothing.
  return putObject(bucket, path, JSON.stringify(next, null, 2), {
    type: 'application/json',
    caching: 'no-cache',
    replaces: tag,
  });
}
