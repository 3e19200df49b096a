import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRemotes, ROOT } from '../build/packages';

const NAMED_SOURCE = /['"]\.\/((?:src|stand-ins)\/[^'"]+\.tsx?)['"]/g;
const NOT_PRODUCTION = /\.(test|stories|spec)\.tsx?$|\.d\.ts$|\/(testing|node_modules)\//;
const FOLDERS_OF_SOURCE = ['src', 'stand-ins'];

/**
 * Files in which production begins: the source files that a webpack configuration names (the shell's scripts, the programs of the
 * shop API), and what the remotes expose.
 *
 * @returns {string[]} absolute paths
 */
export function entryPoints() {
  const ofPrograms = ['shell', 'shop-api'].flatMap((name) =>
    [...readFileSync(join(ROOT, name, 'webpack.config.js'), 'utf8').matchAll(NAMED_SOURCE)].map(([, file]) =>
      join(ROOT, name, file),
    ),
  );
  const ofRemotes = readRemotes().flatMap(({ name, exposes }) =>
    Object.values(exposes).map((file) => join(ROOT, name, file)),
  );
  return [...new Set([...ofPrograms, ...ofRemotes])];
}

/** @returns {string[]} absolute paths of the files that are meant for production */
export function productionFiles() {
  return ['shared-domain', 'shell', 'shop-api', ...readRemotes().map(({ name }) => name)]
    .flatMap((name) => FOLDERS_OF_SOURCE.map((folder) => join(ROOT, name, folder)))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
    .filter((file) => /\.tsx?$/.test(file) && !NOT_PRODUCTION.test(file));
}
