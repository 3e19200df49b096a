/** Where the registry is read: a file that a release replaces, or an address, such as that of a bucket. */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';

export interface RegistrySource {
  /** How often it may be asked whether it has changed. */
  readonly pollMs: number;
  /** @throws Error when there is none, or it cannot be reached */
  read(): Promise<string>;
  /** Differs when the registry was written or replaced; undefined while there is none, or it cannot be reached. */
  mark(): Promise<string | undefined>;
}

/** @param location a path, or an address with http: or https: */
export const registrySource = (location: string): RegistrySource =>
  isAddress(location) ? addressSource(location) : fileSource(location);

export const isAddress = (location: string): boolean => /^https?:\/\//.test(location);

/** Asked by `stat`: works on every file system, network mounts included. */
const fileSource = (file: string): RegistrySource => ({
  pollMs: 50,
  read: () => readFile(file, 'utf8'),
  mark: () =>
    stat(file).then(
      ({ mtimeMs, size, ino }) => `${mtimeMs}:${size}:${ino}`,
      () => undefined,
    ),
});

const TIMEOUT_MS = 5_000;

/** Asked by its entity tag: an unchanged registry is not sent again. */
function addressSource(address: string): RegistrySource {
  let known: { readonly text: string; readonly tag: string | null; readonly mark: string } | undefined;

  async function refresh() {
    const response = await fetch(address, {
      headers: { 'cache-control': 'no-cache', ...(known?.tag && { 'if-none-match': known.tag }) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 304 && known) return known;
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    const text = await response.text();
    known = { text, tag: response.headers.get('etag'), mark: createHash('sha256').update(text).digest('hex') };
    return known;
  }

  return {
    pollMs: 250,
    read: async () => (await refresh()).text,
    mark: () =>
      refresh().then(
        ({ mark }) => mark,
        () => undefined,
      ),
  };
}
