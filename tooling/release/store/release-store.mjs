/** The store that builds are published to: RELEASE_STORE, a folder or s3://bucket/prefix. */
import { resolve } from 'node:path';
import { folderStore } from './folder-store.mjs';
import { s3Store } from './s3-store.mjs';

/** @returns {import('./folder-store.mjs').ReleaseStore | undefined} undefined: builds stay in <package>/dist, from which the package's own process serves them */
export function releaseStore({ RELEASE_STORE: address } = process.env) {
  if (!address) return undefined;
  return address.startsWith('s3://') ? s3Store(address) : folderStore(resolve(address));
}
