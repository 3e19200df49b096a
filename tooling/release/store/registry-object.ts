/** The registry in a bucket, replaced by compare-and-swap on its ETag. */
import { EMPTY_REGISTRY } from 'release-protocol/history';
import type { RegistryDocument } from 'release-protocol/registry-schema';
import { getObject, parseS3, putObject } from './s3';

/** @returns etag: null when there is no registry yet. @throws CommandError */
export async function readRegistryObject(
  location: string,
): Promise<{ readonly registry: RegistryDocument; readonly etag: string | null }> {
  const { bucket, path } = parseS3(location);
  const object = await getObject(bucket, path);
  if (!object) return { registry: EMPTY_REGISTRY, etag: null };
  return { registry: JSON.parse(new TextDecoder().decode(object.bytes)) as RegistryDocument, etag: object.etag };
}

/** @returns false when the registry has changed since it was read. @throws CommandError */
export function swapRegistryObject(location: string, etag: string | null, next: RegistryDocument): Promise<boolean> {
  const { bucket, path } = parseS3(location);
  // Shells poll with the ETag, so an unchanged registry is not sent again.
  return putObject(bucket, path, JSON.stringify(next, null, 2), {
    type: 'application/json',
    caching: 'no-cache',
    replaces: etag,
  });
}
