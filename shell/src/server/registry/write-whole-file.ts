import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes to a temporary file and renames it, so that a reader never sees half a file. Creates missing folders, accessible to their owner only. */
export async function writeWholeFile(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const temporary = `${path}.${process.pid}.new`;
  await writeFile(temporary, content, { mode: 0o600 });
  await rename(temporary, path);
}
