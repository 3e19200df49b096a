import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file beside its place and renames it: a reader never sees half of it. Missing folders are made, for their owner only. */
export async function writeWholeFile(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const fresh = `${path}.${process.pid}.new`;
  await writeFile(fresh, content, { mode: 0o600 });
  await rename(fresh, path);
}
