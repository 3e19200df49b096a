import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { packageRoot } from '../config/paths';

/** A kept data folder fits the very version of PGlite that made it. */
export function pgliteVersion(): string {
  // Not plain `require`, which a bundler resolves to a number of its own.
  const entry = createRequire(join(packageRoot(), 'package.json')).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}
