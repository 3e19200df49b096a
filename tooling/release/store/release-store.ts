/** The store that builds are published to: RELEASE_STORE, a folder or s3://bucket/prefix. */
import { resolve } from 'node:path';
import { folderStore, type ReleaseStore } from './folder-store';
import { s3Store } from './s3-store';

/** @returns undefined: builds stay in <package>/dist, from which the package's own process serves them */
export function releaseStore({ RELEASE_STORE: address } = process.env): ReleaseStore | undefined {
  if (!address) return undefined;
  return address.startsWith('s3://') ? s3Store(address) : folderStore(resolve(address));
}
