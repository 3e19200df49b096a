import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes to a temporary file and renames it, so that a reader never sees half a file. Creates missing folders.
 *
 * @param isPublic what every user of the machine may read; else the owner only
 */
export async function writeWholeFile(
  path: string,
  content: string | Buffer,
  { isPublic = false }: { readonly isPublic?: boolean } = {},
): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: isPublic ? 0o755 : 0o700 });
  const temporary = `${path}.${process.pid}.new`;
  await writeFile(temporary, content, { mode: isPublic ? 0o644 : 0o600 });
  await rename(temporary, path);
}
