import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { packageRoot } from '../config/paths';

/** Version of PGlite: a data folder can be opened by the version that created it. */
export function pgliteVersion(): string {
  // Not plain `require`: webpack would replace it with a module id.
  const entry = createRequire(join(packageRoot(), 'package.json')).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}
