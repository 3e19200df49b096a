/**
 * Checks the content of the files of the registry's builds: a file store, or anything between it and the edge, may cut off or change an answer, and browsers
 * and CDNs keep these files for a year.
 */
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { integrityOf } from 'release-protocol/integrity';
import type { AssetMap, RegistryBuild } from 'release-protocol/registry-schema';
import { ASSETS, type BuildAddress, obtainAssets } from './build-store';

/** A file that is not compressed: a remote's largest has a few hundred kB. */
export const MAX_FILE_BYTES = 16 * 1024 * 1024;

const DECODERS: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  identity: async (bytes) => bytes,
  gzip: (bytes) => promisify(gunzip)(bytes, { maxOutputLength: MAX_FILE_BYTES }),
  br: (bytes) => promisify(brotliDecompress)(bytes, { maxOutputLength: MAX_FILE_BYTES }),
};

export class SealedFiles {
  readonly #folder: string;
  /** By the entry of the registry that was read last: another registry has other entries. */
  readonly #lists = new WeakMap<RegistryBuild, Promise<AssetMap>>();

  /** @param folder of builds */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * @returns undefined for a file that the build does not list
   * @throws Error when the list cannot be fetched, or is not the one that the registry names
   */
  async integrityOf(address: BuildAddress, file: string): Promise<string | undefined> {
    const { entry } = address;
    if (file === ASSETS) return entry.assetMap;
    if (file === entry.server.file) return entry.server.integrity;
    const { files } = await this.#listOf(address);
    return Object.hasOwn(files, file) ? files[file] : undefined;
  }

  #listOf(address: BuildAddress): Promise<AssetMap> {
    const { entry } = address;
    const known = this.#lists.get(entry);
    if (known) return known;
    const list = obtainAssets(this.#folder, address);
    this.#lists.set(entry, list);
    list.catch(() => this.#lists.delete(entry));
    return list;
  }
}

/** @param encoding of the bytes, as `Content-Encoding` says */
export async function hasIntegrity(bytes: Buffer, encoding: string, integrity: string): Promise<boolean> {
  const decode = DECODERS[encoding];
  if (!decode) return false;
  return decode(bytes).then(
    (content) => integrityOf(content) === integrity,
    () => false,
  );
}
