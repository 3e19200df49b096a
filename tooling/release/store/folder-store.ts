/** Published builds in a folder: <folder>/<package>/<build>/<file>. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ReleaseStore {
  /** Builds of a package. */
  builds(name: string): Promise<string[]>;
  /** Undefined: there is no such file. */
  read(name: string, build: string, file: string): Promise<Uint8Array | undefined>;
  /** Undefined: not published, or not completely. */
  publishedAt(name: string, build: string): Promise<Date | undefined>;
  /** Leaves a complete build unchanged. */
  add(name: string, build: string, files: ReadonlyMap<string, Uint8Array>): Promise<void>;
  remove(name: string, build: string): Promise<void>;
}

export function folderStore(root: string): ReleaseStore {
  const fileOf = (name: string, build: string, file = '') => join(root, name, build, file);
  return {
    builds: async (name) =>
      existsSync(join(root, name)) ? readdirSync(join(root, name)).filter((entry) => !entry.startsWith('.')) : [],
    read: async (...address) => (existsSync(fileOf(...address)) ? readFileSync(fileOf(...address)) : undefined),
    publishedAt: async (name, build) => statSync(fileOf(name, build, 'release.json'), { throwIfNoEntry: false })?.mtime,
    async add(name, build, files) {
      const temporary = join(root, name, `.${build}.${process.pid}`);
      mkdirSync(temporary, { recursive: true });
      for (const [file, bytes] of files) writeFileSync(join(temporary, file), bytes);
      try {
        // Atomic: readers never see a partial build.
        renameSync(temporary, fileOf(name, build));
      } catch (error) {
        if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
      } finally {
        rmSync(temporary, { recursive: true, force: true });
      }
    },
    remove: async (name, build) => rmSync(fileOf(name, build), { recursive: true, force: true }),
  };
}
