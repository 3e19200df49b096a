import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of this package, found upwards from this file, which may be in src/ or in dist/server/. */
export function packageFolder(): string {
  for (let folder = __dirname; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (folder === dirname(folder)) return process.cwd();
  }
}

/** Default of DATA_DIR: .data/ of the repository. */
export const defaultData = (): string => join(packageFolder(), '..', '.data');
