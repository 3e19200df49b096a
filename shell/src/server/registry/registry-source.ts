/** Where the registry is read from: a file, or a URL such as that of a bucket. */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';

export interface RegistrySource {
  /** How often to check for a change. */
  readonly pollMs: number;
  /** @throws Error when it is missing or cannot be reached */
  read(): Promise<string>;
  /** Differs after each change; undefined while the registry is missing or cannot be reached. */
  fingerprint(): Promise<string | undefined>;
}

/** @param location a path or an http(s) URL */
export const registrySource = (location: string): RegistrySource =>
  isAddress(location) ? addressSource(location) : fileSource(location);

export const isAddress = (location: string): boolean => /^https?:\/\//.test(location);

/** Uses `stat`, which works on every file system, network mounts included. */
const fileSource = (file: string): RegistrySource => ({
  pollMs: 50,
  read: () => readFile(file, 'utf8'),
  fingerprint: () =>
    stat(file).then(
      ({ mtimeMs, size, ino }) => `${mtimeMs}:${size}:${ino}`,
      () => undefined,
    ),
});

const TIMEOUT_MS = 5_000;

/** Sends the ETag of the last response, so that an unchanged registry is not sent again. */
function addressSource(address: string): RegistrySource {
  let last: { readonly text: string; readonly etag: string | null; readonly fingerprint: string } | undefined;

  async function refresh() {
    const response = await fetch(address, {
      headers: { 'cache-control': 'no-cache', ...(last?.etag && { 'if-none-match': last.etag }) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 304 && last) return last;
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    const text = await response.text();
    last = {
      text,
      etag: response.headers.get('etag'),
      fingerprint: createHash('sha256').update(text).digest('hex'),
    };
    return last;
  }

  return {
    pollMs: 250,
    read: async () => (await refresh()).text,
    fingerprint: () =>
      refresh().then(
        ({ fingerprint }) => fingerprint,
        () => undefined,
      ),
  };
}
