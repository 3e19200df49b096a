/** Published builds in a bucket: s3://bucket/prefix/<package>/<build>/<file>. */
import { extname } from 'node:path';
import type { ReleaseStore } from './folder-store';
import { deleteObject, getObject, listObjects, parseS3, putObject, type PutOptions } from './s3';

const UPLOADS_AT_ONCE = 8;
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.cjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.tgz': 'application/gzip',
};
const CACHING = 'public, max-age=31536000, immutable';

export function s3Store(address: string): ReleaseStore {
  const { bucket, path } = parseS3(address);
  const folderOf = (...parts: readonly string[]) => [...(path ? [path] : []), ...parts, ''].join('/');
  const put = (key: string, bytes: Uint8Array, options: Pick<PutOptions, 'replaces'> = {}) =>
    putObject(bucket, key, bytes, {
      type: TYPES[extname(key)] ?? 'application/octet-stream',
      caching: CACHING,
      ...options,
    });
  return {
    builds: async (name) => (await listObjects(bucket, folderOf(name))).folders,
    read: async (name, build, file) => (await getObject(bucket, folderOf(name, build) + file))?.bytes,
    publishedAt: async (name, build) =>
      (await listObjects(bucket, folderOf(name, build))).files.find((file) => file.name === 'release.json')?.at,
    async add(name, build, files) {
      const waiting = [...files].filter(([file]) => file !== 'release.json');
      const upload = async () => {
        for (let next = waiting.pop(); next; next = waiting.pop()) await put(folderOf(name, build) + next[0], next[1]);
      };
      await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, upload));
      // Written last, and only once: it marks the build as complete.
      await put(`${folderOf(name, build)}release.json`, files.get('release.json') ?? new Uint8Array(), {
        replaces: null,
      });
    },
    async remove(name, build) {
      const prefix = folderOf(name, build);
      await deleteObject(bucket, `${prefix}release.json`);
      for (const { name: file } of (await listObjects(bucket, prefix)).files) await deleteObject(bucket, prefix + file);
    },
  };
}
